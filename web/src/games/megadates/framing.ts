/** What part of the chart is worth looking at: one's own ship and who is near, all ships, or where something happens. */
import type { Box } from "./camera.svelte";
import { placeOf, type Effect, type Frame } from "./reveal";
import { WIDE, type Point } from "./sea";
import type { MegadatesView } from "./wire";

/** So far from one's ship others belong to the picture. */
const NEAR = 6.5 * WIDE;
const MARGIN = 110;
/** Units of the chart that a phone shows well. */
const FEW = 1040;

/** The box about these places. */
export function boxOf(points: readonly Point[], margin = MARGIN): Box | null {
  if (!points.length) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

function places(view: MegadatesView): Point[] {
  return view.ships.flatMap(({ id }) => placeOf(view, id) ?? []);
}

/** All ships. */
export function shipsBox(view: MegadatesView): Box | null {
  return boxOf(places(view));
}

/** A ship in the middle, with those that are near it as far as they fit on both sides. */
export function aboutShip(view: MegadatesView, id: string): Box | null {
  const own = placeOf(view, id);
  if (!own) return null;
  const near = places(view).filter(({ x, y }) => Math.hypot(x - own.x, y - own.y) <= NEAR);
  const [across, down] = [Math.max(0, ...near.map(({ x }) => Math.abs(x - own.x))), Math.max(0, ...near.map(({ y }) => Math.abs(y - own.y)))];
  return { x: own.x - across - MARGIN, y: own.y - down - MARGIN, width: 2 * (across + MARGIN), height: 2 * (down + MARGIN) };
}

/** Where a captain looks first: at all ships when they are near enough to be told apart, else at his own. */
export function homeBox(view: MegadatesView, id: string): Box | null {
  const all = shipsBox(view);
  return all && all.width <= FEW && all.height <= FEW / 2 ? all : aboutShip(view, id);
}

function pointsOf(effect: Effect): Point[] {
  return "from" in effect ? [effect.from, effect.to] : [effect.at];
}

/** Where something strikes the eye in a picture of the reveal. */
export function happeningBox(frame: Frame): Box | null {
  return boxOf(frame.effects.flatMap(pointsOf), MARGIN * 1.3);
}
