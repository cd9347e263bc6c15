/** The ships from above, bow to the right, around 0,0: what tells types and fleets apart. */
import type { ShipType, Side } from "./view";

export interface Shape {
  half: number; // of its length, without the ram
  beam: number; // half of its breadth
  hull: string;
  deck: string;
  ram: string;
  oars: number[]; // where along the side
  oarLength: number;
  towers: { x: number; y: number; size: number }[];
  mast: number;
}

const SIZES: Record<ShipType, { half: number; beam: number; oars: number; reach: number }> = {
  liburnia: { half: 23, beam: 7, oars: 6, reach: 9 },
  quadrireme: { half: 50, beam: 10.5, oars: 12, reach: 12 },
  deceres: { half: 54, beam: 15.5, oars: 13, reach: 11 },
};

/** Rome: a broad square stern and a straight stem. */
function romanHull(half: number, beam: number): string {
  const [h, b] = [half, beam];
  return `M${-h} ${-b * 0.62}L${-h * 0.84} ${-b}H${h * 0.55}C${h * 0.8} ${-b} ${h * 0.94} ${-b * 0.5} ${h} 0` +
    `C${h * 0.94} ${b * 0.5} ${h * 0.8} ${b} ${h * 0.55} ${b}H${-h * 0.84}L${-h} ${b * 0.62}Z`;
}

/** Pirates: slender, pointed at both ends, the stern curled like a tail. */
function pirateHull(half: number, beam: number): string {
  const [h, b] = [half, beam];
  return `M${-h - 4} ${-b * 0.4}C${-h * 0.8} ${-b * 0.5} ${-h * 0.55} ${-b} ${-h * 0.1} ${-b}` +
    `C${h * 0.4} ${-b} ${h * 0.8} ${-b * 0.55} ${h} 0C${h * 0.8} ${b * 0.55} ${h * 0.4} ${b} ${-h * 0.1} ${b}` +
    `C${-h * 0.55} ${b} ${-h * 0.85} ${b * 0.7} ${-h - 1} ${b * 0.1}C${-h} ${-b * 0.1} ${-h - 2} ${-b * 0.25} ${-h - 4} ${-b * 0.4}Z`;
}

function made(type: ShipType, side: Side): Shape {
  const { half, beam, oars, reach } = SIZES[type];
  const hull = side === "rome" ? romanHull : pirateHull;
  const span = half * 1.15;
  return {
    half,
    beam,
    hull: hull(half, beam),
    deck: hull(half * 0.86, beam * 0.66),
    ram: `M${half - 3}-2.6L${half + 9} 0L${half - 3} 2.6Z`,
    oars: Array.from({ length: oars }, (_, n) => -half * 0.68 + (n * span) / (oars - 1)),
    oarLength: reach,
    towers: towersOf(type, half),
    mast: half * 0.14,
  };
}

function towersOf(type: ShipType, half: number): Shape["towers"] {
  if (type === "liburnia") return [];
  if (type === "quadrireme") return [{ x: half * 0.52, y: 0, size: 9 }];
  return [{ x: half * 0.56, y: 0, size: 13 }, { x: -half * 0.5, y: 0, size: 13 }];
}

const TYPES: ShipType[] = ["liburnia", "quadrireme", "deceres"];
const SHAPES = new Map<string, Shape>(
  TYPES.flatMap((type) => (["rome", "pirates"] as const).map((side) => [`${type} ${side}`, made(type, side)] as const)),
);

export function shapeOf(type: string, side: string): Shape {
  return SHAPES.get(`${type} ${side}`) ?? made(type as ShipType, side as Side);
}

/** A flag on its staff: Rome's square cloth hangs from a bar, the pirates' pennant has two tails. */
export const CLOTHS: Record<string, string> = {
  rome: "M0 0H14V13L11.7 11L9.3 13L7 11L4.7 13L2.3 11L0 13Z",
  pirates: "M0 0H18L12.500 5.500L18 11H0Z",
};

/** Signals as signs in a box of 16: a hand that calls, swords, a way back, left, right. */
export const SIGNALS: Record<string, string> = {
  follow: "M2 11C5 4 9 4 11 7M8.500 7.500H12V4M3 14H13",
  attack: "M3 13L13 3M3 3L13 13M1.500 11.500L4.500 14.500M14.500 11.500L11.500 14.500",
  withdraw: "M13 13C13 6 10 5 4 5M7 2L3.500 5L7 8",
  left: "M14 8H3M7 3.500L2.500 8L7 12.500",
  right: "M2 8H13M9 3.500L13.500 8L9 12.500",
  "?": "M5 5C5 1.500 11 1.500 11 5C11 7.500 8 7.500 8 10M8 13V13.200",
};
