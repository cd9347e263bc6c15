/** Roofs, stones and trees as paths, always the same ones: the city is built from a fixed seed. */

import type { Box, Point } from "./city";

/** Numbers that look like chance and never change. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export interface Roof {
  lit: string; // the slopes that face the sun in the north-west
  dim: string;
  ridge: string;
  tiles: string; // the rows of tiles, as thin lines
  court: Box;
}

/** From the edge of the square to the eaves, and the width of the roof round the court. */
const EAVES = 5;
const OUTER = 8;
const INNER = 6;
const TILE = 5.2;

function shrunk({ x, y, w, h }: Box, by: number): Box {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/** The four corners of a box, from the upper left with the clock. */
function corners({ x, y, w, h }: Box): [Point, Point, Point, Point] {
  return [{ x, y }, { x: x + w, y }, { x: x + w, y: y + h }, { x, y: y + h }];
}

function face(...points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A house seen from above: a roof with a ridge on each side of its court. */
export function roofRound(box: Box): Roof {
  const [outer, ridge, inner] = [shrunk(box, EAVES), shrunk(box, EAVES + OUTER), shrunk(box, EAVES + OUTER + INNER)];
  const [a, b, c, d] = corners(outer);
  const [e, f, g, h] = corners(ridge);
  const [i, j, k, l] = corners(inner);
  return {
    lit: face(a, b, f, e) + face(a, e, h, d) + face(f, g, k, j) + face(h, l, k, g),
    dim: face(b, c, g, f) + face(d, h, g, c) + face(e, f, j, i) + face(e, i, l, h),
    ridge: face(e, f, g, h) + lines([a, i], [b, j], [c, k], [d, l]),
    tiles: tilesRound(outer, inner),
    court: inner,
  };
}

function tilesRound(outer: Box, inner: Box): string {
  const lines: string[] = [];
  const deep = inner.x - outer.x;
  for (let x = inner.x + TILE / 2; x < inner.x + inner.w; x += TILE) {
    lines.push(`M${x.toFixed(1)} ${outer.y}v${deep}M${x.toFixed(1)} ${inner.y + inner.h}v${deep}`);
  }
  for (let y = inner.y + TILE / 2; y < inner.y + inner.h; y += TILE) {
    lines.push(`M${outer.x} ${y.toFixed(1)}h${deep}M${inner.x + inner.w} ${y.toFixed(1)}h${deep}`);
  }
  return lines.join("");
}

/** A hall without a court, under a hipped roof along its longer side. */
export function roofOver(box: Box): Roof {
  const outer = shrunk(box, EAVES);
  const [a, b, c, d] = corners(outer);
  const isWide = outer.w >= outer.h;
  const rise = Math.min(outer.w, outer.h) / 2;
  const from = { x: a.x + rise, y: a.y + rise };
  const to = { x: c.x - rise, y: c.y - rise };
  return {
    lit: isWide ? face(a, b, to, from) + face(a, from, d) : face(a, from, to, d) + face(a, b, from),
    dim: isWide ? face(b, c, to) + face(d, from, to, c) : face(b, c, to, from) + face(d, to, c),
    ridge: isWide ? lines([a, from, d], [b, to, c], [from, to]) : lines([a, from, b], [d, to, c], [from, to]),
    tiles: tilesOver(outer, isWide),
    court: outer,
  };
}

function lines(...paths: Point[][]): string {
  return paths.map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`).join("");
}

function tilesOver({ x, y, w, h }: Box, isWide: boolean): string {
  const count = Math.floor((isWide ? w : h) / TILE);
  return Array.from({ length: count }, (_, n) => {
    const far = ((n + 0.5) * TILE).toFixed(1);
    return isWide ? `M${x + Number(far)} ${y}v${h}` : `M${x} ${y + Number(far)}h${w}`;
  }).join("");
}

/** The crown of a tree seen from above, a little uneven. */
export function crown(x: number, y: number, r: number, roll: () => number): string {
  const bumps = 7;
  const points = Array.from({ length: bumps }, (_, n) => {
    const angle = (n / bumps) * Math.PI * 2;
    const far = r * (0.86 + roll() * 0.28);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  const at = (n: number): Point => points[(n + bumps) % bumps] ?? { x, y };
  const start = { x: (at(-1).x + at(0).x) / 2, y: (at(-1).y + at(0).y) / 2 };
  const curves = points.map((point, n) => {
    const next = at(n + 1);
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${((point.x + next.x) / 2).toFixed(1)} ${((point.y + next.y) / 2).toFixed(1)}`;
  });
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${curves.join("")}Z`;
}
