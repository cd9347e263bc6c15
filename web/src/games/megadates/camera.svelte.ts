/** Which part of the chart is seen: zoom and pan by wheel, fingers, keys and buttons; gliding where it moves by itself. */
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Point } from "./sea";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In units of the chart: the nearest one can go. */
const NEAREST = 260;
/** What is fitted into the window leaves room for the way of a turn. */
export const ROOMY = 520;
/** Milliseconds from one part of the chart to another. */
const GLIDES = 450;

export class Camera {
  /** The window in pixels. */
  width = $state(Math.min(760, globalThis.innerWidth || 760));
  height = $state(420);
  whole = $state.raw<Box>({ x: 0, y: 0, width: 1000, height: 700 });
  /** Somebody has chosen what he looks at. */
  isChosen = $state(false);
  /** The middle of what is seen, and how many units of the chart are as wide as the window. */
  readonly #place = new Tween({ x: 500, y: 350, span: 1000 }, { duration: 0, easing: cubicInOut });
  #fingers = new Map<number, Point>();
  #hasMoved = false;

  get span(): number {
    return this.#place.current.span;
  }

  readonly box: Box = $derived.by(() => {
    const { x, y, span: width } = this.#place.current;
    const height = (width * this.height) / Math.max(1, this.width);
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  /** Pixels for one unit of the chart. */
  readonly scale: number = $derived(this.width / this.#place.current.span);
  readonly widest: number = $derived(Math.max(this.whole.width, (this.whole.height * this.width) / Math.max(1, this.height)));
  readonly isWhole: boolean = $derived(this.span >= this.widest * 0.99);

  /** Everything, or this part of it; no nearer than so many units across. */
  fit(part: Box = this.whole, glides = false, nearest = ROOMY): void {
    const span = Math.min(this.widest, Math.max(nearest, part.width, (part.height * this.width) / Math.max(1, this.height)));
    this.#go({ x: part.x + part.width / 2, y: part.y + part.height / 2 }, span, glides);
  }

  /** Nearer (above 1) or farther, about a place in the window that stays where it is. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.isChosen = true;
    const held = this.placeAt(at);
    const span = Math.max(NEAREST, Math.min(this.widest, this.span / by));
    const part = span / this.width;
    this.#go({ x: held.x - (at.x - this.width / 2) * part, y: held.y - (at.y - this.height / 2) * part }, span, false);
  }

  pan(x: number, y: number): void {
    this.isChosen = true;
    const { current } = this.#place;
    this.#go({ x: current.x - x / this.scale, y: current.y - y / this.scale }, this.span, false);
  }

  look(at: Point): void {
    this.isChosen = true;
    this.#go(at, this.#place.target.span, false);
  }

  /** As little aside as brings these places into the window, with a margin in units of the chart. */
  reach(points: readonly Point[], margin: number, glides: boolean): void {
    const { x, y, span } = this.#place.target;
    const half = { x: span / 2 - margin, y: (span * this.height) / Math.max(1, this.width) / 2 - margin };
    const over = (at: number, values: number[], room: number): number => {
      const [least, most] = [Math.min(...values), Math.max(...values)];
      if (most - least > room * 2) return (least + most) / 2;
      return Math.min(Math.max(at, most - room), least + room);
    };
    if (!points.length) return;
    const next = { x: over(x, points.map((one) => one.x), half.x), y: over(y, points.map((one) => one.y), half.y) };
    if (next.x !== x || next.y !== y) this.#go(next, span, glides);
  }

  placeAt({ x, y }: Point): Point {
    return { x: this.box.x + x / this.scale, y: this.box.y + y / this.scale };
  }

  #go(at: Point, span: number, glides: boolean): void {
    const { x, y, width, height } = this.whole;
    const half = { x: span / 2, y: (span * this.height) / Math.max(1, this.width) / 2 };
    const within = (value: number, low: number, high: number): number =>
      low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));
    const place = { x: within(at.x, x + half.x, x + width - half.x), y: within(at.y, y + half.y, y + height - half.y), span };
    void this.#place.set(place, { duration: glides ? GLIDES : 0 });
  }

  // Fingers

  down(id: number, at: Point): void {
    if (this.#fingers.size === 0) this.#hasMoved = false;
    this.#fingers.set(id, at);
  }

  /** One finger moves the chart only where the page is not moved by it. */
  move(id: number, at: Point, isAlone = true): void {
    const was = this.#fingers.get(id);
    if (!was) return;
    const other = [...this.#fingers].find(([key]) => key !== id)?.[1];
    if (!this.#hasMoved && Math.hypot(at.x - was.x, at.y - was.y) < 5) return;
    this.#hasMoved = true;
    this.#fingers.set(id, at);
    if (!other) {
      if (isAlone) this.pan(at.x - was.x, at.y - was.y);
      return;
    }
    const [before, now] = [was, at].map((one) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)));
    this.zoom((now ?? 1) / (before ?? 1), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    this.pan((at.x - was.x) / 2, (at.y - was.y) / 2);
  }

  /** Whether the finger had dragged the chart, so that it was no tap. */
  up(id: number): boolean {
    this.#fingers.delete(id);
    return this.#hasMoved;
  }

  get hasMoved(): boolean {
    return this.#hasMoved;
  }
}
