/** Which part of the chart is seen: zoom and pan by wheel, fingers, keys and buttons. */
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
const ROOMY = 520;

export class Camera {
  /** The window in pixels. */
  width = $state(Math.min(760, globalThis.innerWidth || 760));
  height = $state(420);
  whole = $state.raw<Box>({ x: 0, y: 0, width: 1000, height: 700 });
  centre = $state.raw<Point>({ x: 500, y: 350 });
  /** Units of the chart for the width of the window. */
  span = $state(1000);
  /** Somebody has chosen what he looks at. */
  isChosen = $state(false);
  #fingers = new Map<number, Point>();
  #hasMoved = false;

  readonly box: Box = $derived.by(() => {
    const width = this.span;
    const height = (width * this.height) / Math.max(1, this.width);
    return { x: this.centre.x - width / 2, y: this.centre.y - height / 2, width, height };
  });
  /** Pixels for one unit of the chart. */
  readonly scale: number = $derived(this.width / this.span);
  readonly widest: number = $derived(Math.max(this.whole.width, (this.whole.height * this.width) / Math.max(1, this.height)));
  readonly isWhole: boolean = $derived(this.span >= this.widest * 0.99);

  /** Everything, or this part of it. */
  fit(part: Box = this.whole): void {
    this.span = Math.max(ROOMY, part.width, (part.height * this.width) / Math.max(1, this.height));
    this.centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    this.#bound();
  }

  /** Nearer (above 1) or farther, about a place in the window that stays where it is. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.isChosen = true;
    const held = this.placeAt(at);
    this.span = Math.max(NEAREST, Math.min(this.widest, this.span / by));
    const now = this.placeAt(at);
    this.centre = { x: this.centre.x + held.x - now.x, y: this.centre.y + held.y - now.y };
    this.#bound();
  }

  pan(x: number, y: number): void {
    this.isChosen = true;
    this.centre = { x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale };
    this.#bound();
  }

  look(at: Point): void {
    this.isChosen = true;
    this.centre = at;
    this.#bound();
  }

  placeAt({ x, y }: Point): Point {
    return { x: this.box.x + x / this.scale, y: this.box.y + y / this.scale };
  }

  #bound(): void {
    const { x, y, width, height } = this.whole;
    const half = { x: this.span / 2, y: this.box.height / 2 };
    const within = (value: number, low: number, high: number): number =>
      low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));
    this.centre = {
      x: within(this.centre.x, x + half.x, x + width - half.x),
      y: within(this.centre.y, y + half.y, y + height - half.y),
    };
  }

  // Fingers

  down(id: number, at: Point): void {
    if (this.#fingers.size === 0) this.#hasMoved = false;
    this.#fingers.set(id, at);
  }

  move(id: number, at: Point): void {
    const was = this.#fingers.get(id);
    if (!was) return;
    const other = [...this.#fingers].find(([key]) => key !== id)?.[1];
    if (!this.#hasMoved && Math.hypot(at.x - was.x, at.y - was.y) < 5) return;
    this.#hasMoved = true;
    this.#fingers.set(id, at);
    if (!other) return this.pan(at.x - was.x, at.y - was.y);
    const [before, now] = [was, at].map((one) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)));
    this.zoom((now ?? 1) / (before ?? 1), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }

  /** Whether the finger had dragged the chart, so that it was no tap. */
  up(id: number): boolean {
    this.#fingers.delete(id);
    return this.#hasMoved;
  }
}
