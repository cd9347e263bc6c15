/** The battle as the server sends it: the JSON of `ludi.games.megadates.views.Megadates`. */

export type Side = "rome" | "pirates";
export type ShipType = "liburnia" | "quadrireme" | "deceres";

export interface UnitView {
  id: string;
  kind: "milites" | "sagitarii" | "ballista";
  side: Side;
  section: "bow" | "stern";
  disorder: number;
  is_prepared: boolean;
  is_engaged: boolean;
  order: string;
}

/** What a viewer may not know is -1, empty or none. */
export interface ShipView {
  id: string;
  name: string;
  type: ShipType;
  side: Side;
  home_side: Side;
  squadron: string;
  role: string;
  captain: number;
  status: "afloat" | "off-map" | "sunk";
  stern: string;
  bow: string;
  facing: string;
  speed: number;
  fire: number;
  loot: number;
  hull: number;
  most_hull: number;
  condition: string;
  is_down: boolean;
  extra: number;
  rowers: number;
  chits: Record<string, number>;
  box: Record<string, number>;
  units: UnitView[];
  order: string;
  flag: string;
  flag_to: string;
  /** The ships that could read the flag, and those that only saw it; for who sees all. */
  flag_read_by: string[];
  flag_seen_by: string[];
  top_speed: number;
  top_turns: number;
  off_turns: number;
}

export interface MegadatesView {
  viewer: number | null;
  to_act: number[];
  turn: number;
  turn_limit: number;
  stage: string;
  subphase: number;
  scenario: string;
  title: string;
  cols: number;
  rows: number;
  land: string[];
  /** Who leads each fleet, and from which ship. */
  prefects: { side: Side; ship: string; seat: number }[];
  ships: ShipView[];
  links: [from: string, to: string, cards: number][];
  stuck: [string, string][];
  die: number;
  chit: string;
  ordering: string;
  /** The unit to whose order more may be added. */
  ordered: string;
  locked: number[];
  scores: number[];
  fleets: [rome: number, pirates: number];
  /** The ship whose captain is asked whether it rams, and the other. */
  striking: string[];
  messengers: [liburnia: string, commander: string][];
  reason: string;
}

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
