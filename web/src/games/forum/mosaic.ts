/** The floor: small irregular stones, always the same ones, laid in a pattern of its own for each building. */

import { FIELD, NUMERALS, SIDE, type Box } from "./geometry";

/** Stones along one side of a field. */
const STONES = 10;
const STEP = FIELD / STONES;
const SEED = 79;

export interface Stones {
  building: string;
  tone: number; // 0 to 2 ground, 3 pattern, 4 border
  d: string;
}

/** Where a stone lies in its building: from its corner, the building's size, and from the middle. */
interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
  r: number;
  angle: number;
}

/** Which stones are dark: the plan of each building. */
const PATTERNS: Record<string, (at: Place) => boolean> = {
  // The senate house: slabs of cut marble.
  I: ({ x, y }) => (Math.floor(x / 5) + Math.floor(y / 5)) % 2 === 0 && x % 5 !== 4 && y % 5 !== 4,
  // A hall of columns along both sides.
  II: ({ x, y, h }) => {
    const fromSide = Math.min(y, h - 1 - y);
    return (fromSide >= 3 && fromSide <= 4 && x % 5 >= 2 && x % 5 <= 3) || fromSide === 7;
  },
  // Scales, as on the roof of a treasury.
  III: ({ x, y }) => {
    const row = Math.floor(y / 5);
    const u = ((x + (row % 2) * 5) % 10) - 4.5;
    return Math.abs(Math.hypot(u, (y % 5) + 0.5) - 4.8) < 0.55;
  },
  // The square: rings of paving round the middle.
  IV: ({ x, y, r, angle }) =>
    Math.abs(r - 13) < 0.6 ||
    Math.abs(r - 4.5) < 0.6 ||
    (r > 4.5 && r < 13 && Math.abs(Math.sin(angle * 4)) < 0.09) ||
    (r > 14 && (x % 10 === 5 || y % 10 === 5)),
  // The star that rose for the god Julius.
  V: ({ r, angle }) =>
    (r < 9.4 && r < 2.6 + 6.8 * Math.abs(Math.cos(angle * 4)) ** 6) || Math.abs(r - 11.5) < 0.5,
  // A lattice under a double colonnade.
  VI: ({ x, y }) =>
    (x + y) % 10 === 0 || (x - y + 100) % 10 === 0 || ((x % 10) + (y % 10) === 9 && x % 10 === 4),
  // Round, like the house of Vesta, with its fire.
  VII: ({ r, angle }) =>
    Math.abs(r - 4) < 0.6 || (Math.abs(r - 8) < 1 && Math.cos(angle * 12) > 0) || Math.abs(r - 12) < 0.5,
};

/** Waves of the same few numbers, so that the floor never changes. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** All stones of a square, gathered by building and tone. */
export function lay(buildings: readonly string[]): Stones[] {
  const roll = dice(SEED);
  const bounds = new Map(NUMERALS.map((numeral) => [numeral, boundsOf(numeral, buildings)]));
  const paths = new Map<string, string[]>();
  for (let y = 0; y < SIDE * STONES; y++) {
    for (let x = 0; x < SIDE * STONES; x++) {
      const building = buildingAt(buildings, x, y);
      const bound = bounds.get(building);
      if (!bound) continue;
      const tone = toneOf(building, buildings, x, y, bound, roll());
      const key = `${building} ${String(tone)}`;
      const path = paths.get(key) ?? [];
      path.push(stone(x * STEP, y * STEP, roll));
      paths.set(key, path);
    }
  }
  return [...paths].map(([key, path]) => {
    const [building = "", tone] = key.split(" ");
    return { building, tone: Number(tone), d: path.join("") };
  });
}

function buildingAt(buildings: readonly string[], x: number, y: number): string {
  const column = Math.floor(x / STONES);
  const row = Math.floor(y / STONES);
  if (x < 0 || y < 0 || column >= SIDE || row >= SIDE) return "";
  return buildings[row * SIDE + column] ?? "";
}

function boundsOf(building: string, buildings: readonly string[]): [number, number, number, number] {
  const own = buildings.flatMap((name, field) => (name === building ? [field] : []));
  const columns = own.map((field) => field % SIDE);
  const rows = own.map((field) => Math.floor(field / SIDE));
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return [left, top, Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
}

function toneOf(
  building: string,
  buildings: readonly string[],
  x: number,
  y: number,
  [left, top, columns, rows]: [number, number, number, number],
  chance: number,
): number {
  const isBorder =
    [x - 1, x + 1].some((near) => buildingAt(buildings, near, y) !== building) ||
    [y - 1, y + 1].some((near) => buildingAt(buildings, x, near) !== building);
  if (isBorder) return 4;
  const [w, h] = [columns * STONES, rows * STONES];
  const [px, py] = [x - left * STONES, y - top * STONES];
  const [dx, dy] = [px - (w - 1) / 2, py - (h - 1) / 2];
  const place = { x: px, y: py, w, h, r: Math.hypot(dx, dy), angle: Math.atan2(dy, dx) };
  if (PATTERNS[building]?.(place)) return 3;
  return chance < 0.55 ? 0 : chance < 0.82 ? 1 : 2;
}

/** One stone as a crooked rectangle. */
function stone(x: number, y: number, roll: () => number, w = STEP, h = STEP): string {
  const off = () => roll() * 1.5 - 0.75;
  const gap = 0.75;
  const at = (dx: number, dy: number) => `${(x + dx + off()).toFixed(1)} ${(y + dy + off()).toFixed(1)}`;
  return `M${at(gap, gap)}L${at(w - gap, gap)} ${at(w - gap, h - gap)} ${at(gap, h - gap)}Z`;
}

export interface Ribbon {
  kind: string;
  tone: number;
  d: string;
}

/** The stones of the track, gathered by the kind of their field and by tone. */
export function layTrack(cells: readonly Box[], kindOf: (cell: number) => string): Ribbon[] {
  const roll = dice(SEED + 1);
  const paths = new Map<string, string[]>();
  cells.forEach(({ x, y, w, h }, n) => {
    const [columns, rows] = [Math.max(1, Math.round(w / STEP)), Math.max(1, Math.round(h / STEP))];
    for (let stoneNumber = 0; stoneNumber < columns * rows; stoneNumber++) {
      const [column, row] = [stoneNumber % columns, Math.floor(stoneNumber / columns)];
      const key = `${kindOf(n)} ${String(Math.floor(roll() * 3))}`;
      const path = paths.get(key) ?? [];
      path.push(stone(x + (column * w) / columns, y + (row * h) / rows, roll, w / columns, h / rows));
      paths.set(key, path);
    }
  });
  return [...paths].map(([key, path]) => {
    const [kind = "", tone] = key.split(" ");
    return { kind, tone: Number(tone), d: path.join("") };
  });
}

/** The walls between buildings, as one path. */
export function walls(buildings: readonly string[]): string {
  const lines: string[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const here = buildings[row * SIDE + column];
      const [x, y] = [column * FIELD, row * FIELD];
      if (column && buildings[row * SIDE + column - 1] !== here)
        lines.push(`M${String(x)} ${String(y)}v${String(FIELD)}`);
      if (row && buildings[(row - 1) * SIDE + column] !== here)
        lines.push(`M${String(x)} ${String(y)}h${String(FIELD)}`);
    }
  }
  return lines.join("");
}

export interface Label {
  building: string;
  x: number;
  y: number;
  w: number; // the room along the building's upper edge
}

/** Where a building's name is written: along the upper edge of its first row. */
export function labels(buildings: readonly string[]): Label[] {
  return NUMERALS.map((building) => {
    const first = buildings.indexOf(building);
    let last = first;
    while ((last + 1) % SIDE !== 0 && buildings[last + 1] === building) last++;
    return {
      building,
      x: (first % SIDE) * FIELD,
      y: Math.floor(first / SIDE) * FIELD,
      w: (last - first + 1) * FIELD,
    };
  });
}
