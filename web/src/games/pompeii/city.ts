/** The printed city and where it lies in the drawing, in hundredths of a square; upright on narrow screens. */

import board from "../../../../src/ludi/games/pompeii/printed.json";

export const SQUARE = 100;
const COLUMNS = 11;
const ROWS = 7;
/** Narrower than this many pixels the map stands upright, seven squares wide. */
const UPRIGHT = 520;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** Which way is out of the city, as a compass shows it on the drawing. */
export type Side = "N" | "E" | "S" | "W";

export interface Building {
  id: string;
  number: number | null;
  colour: string;
  spots: Record<string, number>;
  drawn_without_spot?: string[];
}

export interface Gate {
  square: string;
  name: string;
  side: Side;
}

export const BUILDINGS: readonly Building[] = board.buildings as Building[];
export const GATES: readonly Gate[] = board.gates as Gate[];
export const SYMBOLS: readonly string[] = board.lava.map(({ symbol }) => symbol);
export const STARTS: Readonly<Record<string, string>> = Object.fromEntries(
  board.lava.map(({ symbol, start }) => [start, symbol]),
);
/** How many cards of each number exist, in the groups that the foot of the card shows, and its colour. */
export const CARDS = board.cards;
export const SQUARES: readonly string[] = Array.from({ length: ROWS * COLUMNS }, (_, n) => {
  return board.columns.charAt(n % COLUMNS) + String(Math.floor(n / COLUMNS) + 1);
}).filter((square) => !board.missing.includes(square));

const EXISTING = new Set(SQUARES);
const BUILDING_AT = new Map(
  BUILDINGS.flatMap((building) => Object.keys(building.spots).map((square) => [square, building] as const)),
);

export function isSquare(step: string): boolean {
  return EXISTING.has(step);
}

export function buildingAt(square: string): Building | undefined {
  return BUILDING_AT.get(square);
}

export function gateAt(square: string): Gate | undefined {
  return GATES.find((gate) => gate.square === square);
}

export function spotsAt(square: string): number {
  return buildingAt(square)?.spots[square] ?? 0;
}

/** The squares that share a side with this one. */
export function neighbours(square: string): string[] {
  const column = board.columns.indexOf(square.charAt(0));
  const row = Number(square.slice(1));
  return [[0, -1], [1, 0], [0, 1], [-1, 0]]
    .map(([right = 0, down = 0]) => board.columns.charAt(column + right) + String(row + down))
    .filter(isSquare);
}

// The plan of the drawing

export interface Plan {
  isUpright: boolean;
  columns: number;
  rows: number;
  left: number; // from the edge of the drawing to the first square
  top: number;
  width: number;
  height: number;
  letter: number; // the size of small letters
}

/** The drawing for so many pixels. Upright, north is to the right, and a finger has its forty pixels. */
export function planFor(pixels: number): Plan {
  const isUpright = pixels < UPRIGHT;
  const [columns, rows] = isUpright ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  const [left, right] = isUpright ? [58, 58] : [96, 84];
  const [top, bottom] = isUpright ? [186, 64] : [232, 78];
  const width = left + columns * SQUARE + right;
  const height = top + rows * SQUARE + bottom;
  return { isUpright, columns, rows, left, top, width, height, letter: isUpright ? 22 : 18 };
}

/** Column and row of a square in the drawing. */
export function cellOf(plan: Plan, square: string): { column: number; row: number } {
  const column = board.columns.indexOf(square.charAt(0));
  const row = Number(square.slice(1)) - 1;
  return plan.isUpright ? { column: ROWS - 1 - row, row: column } : { column, row };
}

export function corner(plan: Plan, square: string): Point {
  const { column, row } = cellOf(plan, square);
  return { x: plan.left + column * SQUARE, y: plan.top + row * SQUARE };
}

export function middle(plan: Plan, square: string): Point {
  const { x, y } = corner(plan, square);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

/** The box round some squares that form a rectangle. */
export function boxOf(plan: Plan, squares: readonly string[]): Box {
  const corners = squares.map((square) => corner(plan, square));
  const x = Math.min(...corners.map((at) => at.x));
  const y = Math.min(...corners.map((at) => at.y));
  const right = Math.max(...corners.map((at) => at.x)) + SQUARE;
  const bottom = Math.max(...corners.map((at) => at.y)) + SQUARE;
  return { x, y, w: right - x, h: bottom - y };
}

const TURNED: Record<Side, Side> = { N: "E", E: "S", S: "W", W: "N" };
const OUTWARD: Record<Side, Point> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };

/** The side of the drawing on which a gate leads out. */
export function sideOf(plan: Plan, gate: Gate): Side {
  return plan.isUpright ? TURNED[gate.side] : gate.side;
}

/** A place so far from the middle of a gate's square, on the road that leads out. */
export function outside(plan: Plan, gate: Gate, far: number): Point {
  const { x, y } = middle(plan, gate.square);
  const way = OUTWARD[sideOf(plan, gate)];
  return { x: x + way.x * far, y: y + way.y * far };
}

/** Where a card lies beside the city: the deck and the pile that lies open, later the bag and the drawn tile. */
export function pilesOf(plan: Plan): { deck: Point; open: Point; scale: number } {
  return plan.isUpright
    ? { deck: { x: 652, y: 1288 }, open: { x: 754, y: 1288 }, scale: 1.04 }
    : { deck: { x: 1012, y: 158 }, open: { x: 1164, y: 158 }, scale: 1.8 };
}

/** Where Vesuvius opens. */
export function craterOf(plan: Plan): Point {
  return plan.isUpright ? { x: plan.width - 214, y: 70 } : { x: 236, y: 82 };
}

/** The line round the city, so far outside its squares, as corners in the order of the clock. */
export function outline(plan: Plan, off: number): Point[] {
  const cells = new Set(SQUARES.map((square) => Object.values(cellOf(plan, square)).join()));
  const has = (column: number, row: number) => cells.has([column, row].join());
  // Each edge of the city once, from corner to corner with the city at the right hand.
  const edges = new Map<string, { to: Point; way: Point }>();
  for (const square of SQUARES) {
    const { column: x, row: y } = cellOf(plan, square);
    if (!has(x, y - 1)) edges.set([x, y].join(), { to: { x: x + 1, y }, way: { x: 1, y: 0 } });
    if (!has(x + 1, y)) edges.set([x + 1, y].join(), { to: { x: x + 1, y: y + 1 }, way: { x: 0, y: 1 } });
    if (!has(x, y + 1)) edges.set([x + 1, y + 1].join(), { to: { x, y: y + 1 }, way: { x: -1, y: 0 } });
    if (!has(x - 1, y)) edges.set([x, y + 1].join(), { to: { x, y }, way: { x: 0, y: -1 } });
  }
  const points: Point[] = [];
  const [first = ""] = edges.keys();
  let key = first;
  do {
    const edge = edges.get(key);
    if (!edge) break;
    const next = edges.get([edge.to.x, edge.to.y].join());
    if (next && (next.way.x !== edge.way.x || next.way.y !== edge.way.y)) {
      // The outward side is at the left hand: turned back by a quarter.
      const out = { x: edge.way.y + next.way.y, y: -edge.way.x - next.way.x };
      points.push({
        x: plan.left + edge.to.x * SQUARE + out.x * off,
        y: plan.top + edge.to.y * SQUARE + out.y * off,
      });
    }
    key = [edge.to.x, edge.to.y].join();
  } while (key !== first);
  return points;
}

export function pathOf(points: readonly Point[], isClosed = true): string {
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return `M${line}${isClosed ? "Z" : ""}`;
}

// Places on a square

export interface Stand extends Point {
  scale: number;
}

/** The spots of a square from its middle: one figure each. */
export function spotsOf(count: number): Point[] {
  const half = 16;
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count === 2) return [{ x: -half, y: 0 }, { x: half, y: 0 }];
  const upper = count === 3 ? [{ x: 0, y: -half + 1 }] : [{ x: -half, y: -half }, { x: half, y: -half }];
  return [...upper, { x: -half, y: half }, { x: half, y: half }];
}

/** Where the feet of `count` figures are, from the middle of their square; `spots` of them are marked. */
export function standsFor(count: number, spots: number): Stand[] {
  if (count <= spots) return spotsOf(spots).slice(0, count).map(({ x, y }) => ({ x, y: y + 8, scale: 1 }));
  if (count <= 4) return spotsOf(count).map(({ x, y }) => ({ x: x * 1.1, y: y + 10, scale: 1 }));
  const columns = count <= 6 ? 3 : Math.ceil(Math.sqrt(count * 1.4));
  const rows = Math.ceil(count / columns);
  const scale = Math.max(0.55, Math.min(0.9, 3 / columns));
  const [across, down] = [Math.min(27, 78 / (columns - 1 || 1)), Math.min(30, 58 / (rows - 1 || 1))];
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: ((n % columns) - (inRow - 1) / 2) * across,
      y: (row - (rows - 1) / 2) * down + 14,
      scale,
    };
  });
}

export interface Standing extends Stand {
  seat: number;
  count: number; // more than one when a crowd is drawn as one figure
}

/** Everybody on a square; a crowd of more than twelve stands as one figure of each colour with a number. */
export function crowdOn(figures: readonly number[], spots: number): Standing[] {
  const total = figures.reduce((all, one) => all + one, 0);
  const groups = figures.flatMap((count, seat) => {
    if (total > 12) return count ? [{ seat, count }] : [];
    return Array.from({ length: count }, () => ({ seat, count: 1 }));
  });
  const stands = standsFor(groups.length, total > 12 ? 0 : spots);
  return groups.map((group, n) => ({ ...group, ...(stands[n] ?? { x: 0, y: 0, scale: 1 }) }));
}

// Ways, for the drawing only (P-164)

/** Each square that can be reached, with the one before it on a shortest way. */
function waysFrom(from: string, hasLava: (square: string) => boolean): Map<string, string> {
  const before = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (let square = queue.shift(); square !== undefined; square = queue.shift()) {
    for (const next of neighbours(square)) {
      if (before.has(next) || hasLava(next)) continue;
      before.set(next, square);
      queue.push(next);
    }
  }
  return before;
}

/** A shortest way round the lava with both its ends, or nothing. */
export function wayTo(from: string, to: string, hasLava: (square: string) => boolean): string[] {
  const before = waysFrom(from, hasLava);
  const way: string[] = [];
  if (!before.has(to)) return way;
  for (let square = to; square; square = before.get(square) ?? "") way.unshift(square);
  return way;
}

/** The way to the nearest open gate; of gates equally near to the first of the list. */
export function wayOut(from: string, gates: readonly string[], hasLava: (square: string) => boolean): string[] {
  const ways = GATES.filter(({ square }) => gates.includes(square))
    .map(({ square }) => wayTo(from, square, hasLava))
    .filter((way) => way.length > 0);
  return ways.reduce<string[]>((best, way) => (best.length && best.length <= way.length ? best : way), []);
}
