import type { MegadatesView, ShipView } from "./wire";

export type Side = "rome" | "pirates";
export type ShipType = "liburnia" | "quadrireme" | "deceres";

/** The viewer who sees all. */
export const ALL = -2;

/** The colour of each squadron, and one for what is written on it. */
const COLOURS: Record<string, [colour: string, ink: string]> = {
  red: ["#9e2b25", "#fffdf6"],
  purple: ["#6b3160", "#fffdf6"],
  blue: ["#1f4e79", "#fffdf6"],
  white: ["#f3eee0", "#1c1a17"],
  black: ["#1c1a17", "#fffdf6"],
  green: ["#35695f", "#fffdf6"],
  yellow: ["#d9a441", "#1c1a17"],
  grey: ["#6f6b66", "#fffdf6"],
};

export function colourOf(squadron: string): string {
  return COLOURS[squadron]?.[0] ?? "#6f6b66";
}

export function inkOf(squadron: string): string {
  return COLOURS[squadron]?.[1] ?? "#fffdf6";
}

/** R1 Fortuna. */
export function fullName(ship: Pick<ShipView, "id" | "name">): string {
  return ship.name ? `${ship.id} ${ship.name}` : ship.id;
}

export function shipOf(view: MegadatesView, id: string): ShipView | undefined {
  return view.ships.find((ship) => ship.id === id);
}

/** The ships of a captain, in the order in which their orders are written. */
export function fleetOf(view: MegadatesView, seat: number | null): ShipView[] {
  return seat === null ? [] : view.ships.filter((ship) => ship.captain === seat);
}

export function isLong(ship: ShipView): boolean {
  return ship.type !== "liburnia";
}

/** S1 for R1.S1 on R1 itself, the whole name elsewhere. */
export function shortName(unit: string, ship: string): string {
  return unit.startsWith(`${ship}.`) ? unit.slice(ship.length + 1) : unit;
}

/** R1 for R1.S1. */
export function homeOf(unit: string): string {
  return unit.split(".")[0] ?? unit;
}
