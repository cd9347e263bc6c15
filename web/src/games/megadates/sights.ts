/** Aids for the eye: what is in range of a ship, and whom it sees (N-011 to N-014). */
import { around, berthOf, corner, distance, inLine, isClear, middle, nameOf, rexOf, type Point, type Rex } from "./sea";
import { isLong, shipOf } from "./view";
import type { MegadatesView, ShipView } from "./wire";

export interface Shade {
  point: Point;
  far: number;
  kind: "free" | "barred" | "hidden";
}

/** The rexes within range of a ship, each as it can be shot at. */
export function shadesOf(view: MegadatesView, reach: string, far: number): Shade[] {
  const ship = shipOf(view, reach);
  const berth = ship && berthOf(ship);
  if (!ship || !berth || !far) return [];
  const bow = isLong(ship) ? rexOf(ship.bow) : berth.stern;
  const own = new Set([nameOf(berth.stern), nameOf(bow)]);
  const barred = new Set([...inLine(bow, berth.facing, far + 1), ...inLine(berth.stern, berth.facing + 3, far + 1)].map(nameOf));
  const blocked = new Set([...view.land, ...view.ships.filter(({ id }) => id !== ship.id).flatMap(({ stern, bow: end }) => [stern, end])]);
  own.forEach((rex) => blocked.delete(rex));
  const found = new Map<string, Shade>();
  for (const from of own.size > 1 ? [berth.stern, bow] : [berth.stern]) {
    for (const { rex, far: away } of around(from, far, view.cols, view.rows)) {
      const name = nameOf(rex);
      if (own.has(name)) continue;
      const kind = barred.has(name) ? "barred" : isClear(from, rex, blocked) ? "free" : "hidden";
      const known = found.get(name);
      const isBetter = !known || (kind === "free" && known.kind !== "free") || (kind === known.kind && away < known.far);
      if (isBetter) found.set(name, { point: corner(rex), far: away, kind });
    }
  }
  return [...found.values()];
}

const rexesOf = (ship: ShipView): Rex[] => (isLong(ship) ? [rexOf(ship.stern), rexOf(ship.bow)] : [rexOf(ship.stern)]);

export interface Sight {
  id: string;
  from: Point;
  to: Point;
  far: number;
  isOpen: boolean;
}

/** From the one ship to all others: whether any rex of it sees any of theirs, and how far they are (N-013, N-014). */
export function sightsOf(view: MegadatesView, watcher: string): Sight[] {
  const one = shipOf(view, watcher);
  if (!one?.stern) return [];
  return view.ships.filter(({ id, stern }) => stern && id !== one.id).flatMap((other) => {
    const blocked = new Set([...view.land, ...view.ships.filter(({ id }) => id !== one.id && id !== other.id).flatMap(({ stern, bow }) => [stern, bow])]);
    const pairs = rexesOf(one).flatMap((here) => rexesOf(other).map((there) => ({ here, there, far: distance(here, there) })));
    const clear = pairs.filter(({ here, there }) => isClear(here, there, blocked));
    const [best] = (clear.length ? clear : pairs).sort((a, b) => a.far - b.far);
    return best ? [{ id: other.id, from: middle(best.here), to: middle(best.there), far: best.far, isOpen: clear.length > 0 }] : [];
  });
}

/** Targets with how far they are from a ship; what is no ship comes first. */
export function nearestFirst(from: ShipView, actions: readonly string[], ships: readonly ShipView[]): { action: string; far: number }[] {
  const farOf = (action: string): number => {
    const other = ships.find(({ id, stern }) => stern && action === `@${id}`);
    if (!other || !from.stern) return 0;
    return Math.min(...rexesOf(from).flatMap((here) => rexesOf(other).map((there) => distance(here, there))));
  };
  return actions.map((action) => ({ action, far: farOf(action) })).sort((a, b) => a.far - b.far);
}
