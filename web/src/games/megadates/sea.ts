/** The sea as a drawing: rexes laid like bricks, six headings, distances and lines (N-001 to N-015). */
import type { ShipView } from "./wire";

export interface Point {
  x: number;
  y: number;
}

/** A place on the chart: column and row, counted from 0; beyond the map too. */
export interface Rex {
  col: number;
  row: number;
}

/** A ship's place: its stern, and where it heads. */
export interface Berth {
  stern: Rex;
  facing: number;
}

/** Bricks so wide and so high that the middles of six neighbours lie at equal distances. */
export const WIDE = 60;
export const HIGH = 52;
export const FACINGS = ["NE", "E", "SE", "SW", "W", "NW"] as const;
const ANGLES = [-60, 0, 60, 120, 180, 240];
const STEPS = [
  [[0, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [-1, -1]],
  [[1, -1], [1, 0], [1, 1], [0, 1], [-1, 0], [0, -1]],
] as const;

const isOdd = (row: number): boolean => ((row % 2) + 2) % 2 === 1;

export function rexOf(name: string): Rex {
  const found = /^(-?\d+?)(-\d|\d\d)$/.exec(name);
  return { col: Number(found?.[1] ?? 0), row: Number(found?.[2] ?? 0) };
}

export function nameOf({ col, row }: Rex): string {
  return [col, row].map((one) => String(one).padStart(2, "0")).join("");
}

export function facingOf(name: string): number {
  return Math.max(0, (FACINGS as readonly string[]).indexOf(name));
}

/** Degrees, with the clock from the east. */
export function angleOf(facing: number): number {
  return ANGLES[((facing % 6) + 6) % 6] ?? 0;
}

export function middle({ col, row }: Rex): Point {
  return { x: (col + 0.5 + (isOdd(row) ? 0.5 : 0)) * WIDE, y: (row + 0.5) * HIGH };
}

export function corner(rex: Rex): Point {
  const { x, y } = middle(rex);
  return { x: x - WIDE / 2, y: y - HIGH / 2 };
}

export function ahead({ col, row }: Rex, facing: number): Rex {
  const [over, down] = STEPS[isOdd(row) ? 1 : 0][(((facing % 6) + 6) % 6) as 0];
  return { col: col + over, row: row + down };
}

export function sizeOf(cols: number, rows: number): { width: number; height: number } {
  return { width: (cols + 0.5) * WIDE, height: rows * HIGH };
}

const across = ({ col, row }: Rex): number => col - Math.floor(row / 2);

export function distance(one: Rex, other: Rex): number {
  const q = across(other) - across(one);
  const r = other.row - one.row;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Every rex of the map within a distance of one, with that distance. */
export function around(one: Rex, far: number, cols: number, rows: number): { rex: Rex; far: number }[] {
  const found: { rex: Rex; far: number }[] = [];
  for (let row = Math.max(0, one.row - far); row <= Math.min(rows - 1, one.row + far); row += 1) {
    for (let col = Math.max(0, one.col - far); col <= Math.min(cols - 1, one.col + far); col += 1) {
      const away = distance(one, { col, row });
      if (away > 0 && away <= far) found.push({ rex: { col, row }, far: away });
    }
  }
  return found;
}

/** The rexes in line with a ship, before its bow or behind its stern (N-012). */
export function inLine(from: Rex, facing: number, far: number): Rex[] {
  const found: Rex[] = [];
  let rex = from;
  for (let n = 0; n < far; n += 1) {
    rex = ahead(rex, facing);
    found.push(rex);
  }
  return found;
}

const FINE = 1000;

/** The rexes strictly between two, along a line whose ends are shifted by a hair to one side (N-013). */
export function line(one: Rex, other: Rex, nudge: number): Rex[] {
  const steps = distance(one, other);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, n) => between(one, other, n + 1, steps, nudge));
}

function between(one: Rex, other: Rex, at: number, steps: number, nudge: number): Rex {
  const unit = steps * FINE;
  const q = (across(one) * (steps - at) + across(other) * at) * FINE + nudge * steps;
  const r = (one.row * (steps - at) + other.row * at) * FINE + 2 * nudge * steps;
  const near = [q, r, -q - r].map((value) => Math.floor((2 * value + unit) / (2 * unit)));
  const off = [q, r, -q - r].map((value, n) => Math.abs((near[n] ?? 0) * unit - value));
  let [nearQ = 0, nearR = 0] = near;
  const nearS = near[2] ?? 0;
  const [offQ = 0, offR = 0, offS = 0] = off;
  if (offQ > offR && offQ > offS) nearQ = -nearR - nearS;
  else if (offR > offS) nearR = -nearQ - nearS;
  return { col: nearQ + Math.floor(nearR / 2), row: nearR };
}

/** Whether one sees the other when these rexes (by name) block the view. */
export function isClear(one: Rex, other: Rex, blocked: ReadonlySet<string>): boolean {
  return [1, -1].some((nudge) => line(one, other, nudge).every((rex) => !blocked.has(nameOf(rex))));
}

// Courses

export function berthOf(ship: ShipView): Berth | null {
  return ship.stern ? { stern: rexOf(ship.stern), facing: facingOf(ship.facing) } : null;
}

/** Where a step leads: the stern goes first, then the ship turns about it (N-007, N-008). */
export function afterStep({ stern, facing }: Berth, step: string): Berth {
  const to = step.startsWith("-1") ? ahead(stern, facing + 3) : /^[1E]/.test(step) ? ahead(stern, facing) : stern;
  const turn = step.endsWith("L") ? 5 : step.endsWith("R") ? 1 : 0;
  return { stern: to, facing: (facing + turn) % 6 };
}

/** The steps of an order such as `1 1L; RAM`. */
export function courseOf(order: string): string[] {
  const course = order.split(";")[0]?.trim() ?? "";
  const steps = course.split(/\s+/).filter((step) => /^(?:-?1[LR]?|E[LR]?|0[LR!]?)$/.test(step));
  return steps.length === 1 && steps[0] === "0" ? [] : steps;
}

/** The place after each step of a course, the start first. */
export function pathOf(start: Berth, steps: readonly string[]): Berth[] {
  const path = [start];
  for (const step of steps) path.push(afterStep(path.at(-1) ?? start, step));
  return path;
}

// Places of ships in the drawing

export interface Pose extends Point {
  angle: number;
}

/** The middle of a ship, and its angle. */
export function poseOf(berth: Berth, isLong: boolean): Pose {
  const stern = middle(berth.stern);
  const angle = angleOf(berth.facing);
  return { ...shifted(stern, angle, isLong ? WIDE / 2 : 0), angle };
}

export function shifted({ x, y }: Point, angle: number, by: number, aside = 0): Point {
  const turn = (angle * Math.PI) / 180;
  return {
    x: x + Math.cos(turn) * by - Math.sin(turn) * aside,
    y: y + Math.sin(turn) * by + Math.cos(turn) * aside,
  };
}

/** Part of the way from one place to another: first on, then round about the stern. */
export function poseBetween(from: Berth, to: Berth, isLong: boolean, part: number): Pose {
  const moves = nameOf(from.stern) !== nameOf(to.stern);
  const turns = from.facing !== to.facing;
  const gone = moves ? eased(turns ? part / 0.68 : part) : 1;
  const turned = turns ? eased(moves ? (part - 0.5) / 0.5 : part) : 1;
  const [a, b] = [middle(from.stern), middle(to.stern)];
  const start = angleOf(from.facing);
  const turn = (((angleOf(to.facing) - start + 540) % 360) - 180) * turned;
  const angle = start + turn;
  const stern = { x: a.x + (b.x - a.x) * gone, y: a.y + (b.y - a.y) * gone };
  return { ...shifted(stern, angle, isLong ? WIDE / 2 : 0), angle };
}

function eased(part: number): number {
  const within = Math.max(0, Math.min(1, part));
  return within * within * (3 - 2 * within);
}

/** The outline of land: bricks that touch become one shape, as the sides that no other land has. */
export function coastOf(land: readonly string[]): string {
  const there = new Set(land);
  return [...there].map((name) => {
    const { x, y } = corner(rexOf(name));
    return `M${x} ${y}h${WIDE}v${HIGH}h${-WIDE}z`;
  }).join("");
}
