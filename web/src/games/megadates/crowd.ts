/** Ships that lie in one rex are drawn side by side. */
import { berthOf, poseBetween, poseOf, shifted, type Pose } from "./sea";
import { isLong, shipOf } from "./view";
import type { MegadatesView, ShipView } from "./wire";

const ASIDE = 18;

/** How far each ship is drawn aside, across its heading, so that all that share a rex are seen. */
export function asides(view: MegadatesView): Map<string, number> {
  const found = new Map<string, number>();
  const afloat = view.ships.filter(({ stern }) => stern !== "");
  for (const ship of afloat) {
    const beside = afloat.filter((other) => shares(ship, other));
    const place = beside.indexOf(ship);
    // To the same side of the chart, whichever way a ship heads.
    const way = ["SW", "W", "NW"].includes(ship.facing) ? -1 : 1;
    found.set(ship.id, way * (place - (beside.length - 1) / 2) * ASIDE);
  }
  return found;
}

function shares(one: ShipView, other: ShipView): boolean {
  return one === other || [one.stern, one.bow].some((rex) => rex === other.stern || rex === other.bow);
}

export interface Placed {
  ship: ShipView;
  pose: Pose;
}

/** Every ship on the chart with its pose, part of the way from one picture to the next. */
export function placedShips(view: MegadatesView, before: MegadatesView | undefined, part: number): Placed[] {
  const now = asides(view);
  const then = before ? asides(before) : now;
  return view.ships.flatMap((ship) => {
    const to = berthOf(ship);
    if (!to) return [];
    const earlier = before ? shipOf(before, ship.id) : undefined;
    const from = (earlier && berthOf(earlier)) ?? to;
    const pose = part < 1 ? poseBetween(from, to, isLong(ship), part) : poseOf(to, isLong(ship));
    const aside = (then.get(ship.id) ?? 0) * (1 - part) + (now.get(ship.id) ?? 0) * part;
    return [{ ship, pose: { ...shifted(pose, pose.angle, 0, aside), angle: pose.angle } }];
  });
}
