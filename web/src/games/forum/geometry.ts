/** Where everything lies on the board, in units of a hundredth of a field. Fields, coins, then the track. */

export const SIDE = 7;
export const FIELD = 100;
const SQUARE = SIDE * FIELD;
/** The narrowest a finger can hit, in pixels. */
const TOUCH = 40.5;
const THINNEST = 73;
const WIDEST = 144;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Plan {
  total: number;
  margin: number;
  edge: number;
  band: number; // the track's width
  strip: number; // the width of the coins' places between track and square
}

/** The board for so many pixels: the rim gets thinner before a field gets too small for a finger. */
export function planFor(width: number): Plan {
  const spare = ((width * FIELD) / TOUCH - SQUARE) / 2;
  const margin = Math.max(THINNEST, Math.min(WIDEST, spare));
  const edge = margin * 0.05;
  const band = margin * 0.47;
  return { total: SQUARE + 2 * margin, margin, edge, band, strip: margin - edge - band };
}

export function fieldName(field: number): string {
  return "abcdefg".charAt(field % SIDE) + String(Math.floor(field / SIDE) + 1);
}

/** The number of a field, or -1 for a step that is none. */
export function fieldNumber(name: string): number {
  const column = "abcdefg".indexOf(name.charAt(0) || "?");
  return column < 0 ? -1 : column + (Number(name.slice(1)) - 1) * SIDE;
}

/** The middle of a field. */
export function fieldAt(plan: Plan, field: number): Point {
  return {
    x: plan.margin + ((field % SIDE) + 0.5) * FIELD,
    y: plan.margin + (Math.floor(field / SIDE) + 0.5) * FIELD,
  };
}

/** The fields of a sector: I to VII, row-1 to row-7, column-1 to column-7, DM, DA. */
export function sectorFields(sector: string, buildings: readonly string[]): number[] {
  const all = buildings.map((_, field) => field);
  const line = Number(sector.split("-")[1]) - 1;
  if (sector.startsWith("row")) return all.filter((field) => Math.floor(field / SIDE) === line);
  if (sector.startsWith("column")) return all.filter((field) => field % SIDE === line);
  if (sector === "DM") return all.filter((field) => field % (SIDE + 1) === 0);
  if (sector === "DA") return all.filter((f) => (f % SIDE) + Math.floor(f / SIDE) === SIDE - 1);
  return all.filter((field) => buildings[field] === sector);
}

export const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII"];
const LINES = [1, 2, 3, 4, 5, 6, 7];
export const SECTORS = [
  ...NUMERALS,
  ...LINES.map((n) => `row-${String(n)}`),
  ...LINES.map((n) => `column-${String(n)}`),
  "DM",
  "DA",
];

export interface Spot {
  sector: string;
  box: Box; // the whole place
  coin: Point & { r: number };
  sign: Point & { size: number }; // its pictogram or numeral
}

/** The places of the coins: columns on top, rows at the right, diagonals in the corners, buildings at the left. */
export function spots(plan: Plan): Spot[] {
  return SECTORS.map((sector) => spotOf(plan, sector));
}

function spotOf(plan: Plan, sector: string): Spot {
  const { margin, strip } = plan;
  const near = margin - strip;
  const far = margin + SQUARE;
  const r = Math.min(25, strip * 0.42);
  const size = Math.min(46, strip * 0.86);
  const line = Number(sector.split("-")[1]) - 1;
  if (sector.startsWith("column")) {
    const x = margin + line * FIELD;
    const y = near + strip / 2;
    return {
      sector,
      box: { x, y: near, w: FIELD, h: strip },
      coin: { x: x + 29, y, r },
      sign: { x: x + 73, y, size },
    };
  }
  if (sector === "DM" || sector === "DA") {
    const left = sector === "DM" ? near : far;
    const mid = left + strip / 2;
    const off = strip * 0.2 * (sector === "DM" ? 1 : -1);
    return {
      sector,
      box: { x: left, y: near, w: strip, h: strip },
      coin: { x: mid + off, y: near + strip * 0.68, r: r * 0.78 },
      sign: { x: mid - off * 1.1, y: near + strip * 0.26, size: size * 0.7 },
    };
  }
  const isRow = sector.startsWith("row");
  const left = isRow ? far : near;
  const top = margin + (isRow ? line : NUMERALS.indexOf(sector)) * FIELD;
  const x = left + strip / 2;
  // A thin rim has its row numbers below the coin, a wide one beside the sign.
  const isThin = isRow && strip <= 48;
  return {
    sector,
    box: { x: left, y: top, w: strip, h: FIELD },
    coin: { x, y: top + (isThin ? 55 : 70), r },
    sign: {
      x: isRow && !isThin ? x + strip * 0.07 : x,
      y: top + (isThin ? 21 : 25),
      size: isRow ? size * 0.9 : size,
    },
  };
}

/** The fields of the track, clockwise from the start in the upper left corner. */
export function trackCells(plan: Plan, length: number): Box[] {
  const { edge, band, total } = plan;
  const low = edge;
  const high = total - edge - band;
  const counts = sides(length - 4);
  const cells: Box[] = [];
  counts.forEach((count, side) => {
    const long = (high - low - band) / Math.max(1, count);
    for (let n = -1; n < count; n++) {
      const from = n < 0 ? 0 : band + n * long;
      const size = n < 0 ? band : long;
      cells.push(cellOn(side, from, size, low, high, band));
    }
  });
  return cells;
}

function sides(rest: number): number[] {
  const each = Math.floor(rest / 4);
  const over = rest % 4;
  return [0, 2, 1, 3].map((rank) => each + (rank < over ? 1 : 0));
}

function cellOn(side: number, from: number, size: number, low: number, high: number, band: number): Box {
  const back = high + band - from - size;
  if (side === 0) return { x: low + from, y: low, w: size, h: band };
  if (side === 1) return { x: high, y: low + from, w: band, h: size };
  if (side === 2) return { x: back, y: high, w: size, h: band };
  return { x: low, y: back, w: band, h: size };
}

export interface Stand extends Point {
  scale: number;
}

/** Where `count` senators stand side by side on one field of the track, for figures of 44 by 72. */
export function stands(cell: Box, count: number, { band, total }: Plan): Stand[] {
  const room = Math.max(cell.w, band);
  const rows = count <= 2 || (count <= 4 && room > band * 1.4) ? 1 : 2;
  const columns = Math.ceil(count / rows);
  const fitting = Math.min(band / 70, (room + 8) / columns / 36, 1.05) * (rows === 2 ? 0.86 : 1);
  // A crowd on a thin track rather spills over its field than shrinks to dots.
  const scale = Math.max(fitting, 0.46);
  const step = Math.max((room - 34 * scale) / Math.max(1, columns - 1), 25 * scale);
  const stride = Math.min(step, 40 * scale);
  const rise = rows === 2 ? 38 * scale : 0;
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const x = cell.x + cell.w / 2 + ((n % columns) - (inRow - 1) / 2) * stride;
    const y = cell.y + cell.h / 2 + (row - (rows - 1) / 2) * rise;
    return { x, y: Math.max(38 * scale + row * rise, Math.min(total - 38 * scale, y)), scale };
  }).map((stand, _, all) => ({ ...stand, x: stand.x + inward(all, scale, total) }));
}

/** How far a crowd must step aside to stay on the board. */
function inward(all: Stand[], scale: number, total: number): number {
  const half = 23 * scale;
  const left = Math.min(...all.map(({ x }) => x)) - half;
  const right = Math.max(...all.map(({ x }) => x)) + half;
  return left < 0 ? -left : right > total ? total - right : 0;
}
