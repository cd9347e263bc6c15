/** A block carried to its place in the row of a course; a new one is lifted by a finger that rests on it for a moment. */

/** Milliseconds a finger rests before it lifts a block instead of scrolling the page. */
const REST = 220;
/** Pixels a pointer moves before it drags instead of pressing. */
const SLACK = 6;
/** Pixels above and below the row that still belong to it. */
const NEAR = 36;

export interface Carried {
  step: string;
  /** Its place in the row, or none for a new block. */
  from: number | null;
  x: number;
  y: number;
  /** The place before which it would be put down; null is away from the row. */
  to: number | null;
}

export class Carrying {
  carried = $state.raw<Carried | null>(null);
  row: HTMLElement | undefined;
  #waiting: { step: string; from: number | null; x: number; y: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasCarried = false;

  constructor(private readonly ondrop: (step: string, from: number | null, to: number | null) => void) {}

  down(event: PointerEvent, step: string, from: number | null): void {
    if (event.button !== 0) return;
    this.stop();
    this.#waiting = { step, from, x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") this.#timer = setTimeout(() => this.#lift(), REST);
  }

  move(event: PointerEvent): void {
    const start = this.#waiting;
    if (!start) return;
    const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
    if (!this.carried && isFar && event.pointerType === "touch" && start.from === null) return this.stop(); // it scrolls
    if (!this.carried && isFar) this.#lift();
    if (this.carried) this.carried = { ...this.carried, x: event.clientX, y: event.clientY, to: this.#placeAt(event.clientX, event.clientY) };
  }

  up(): void {
    const found = this.carried;
    this.stop();
    if (!found) return;
    this.#wasCarried = true;
    setTimeout(() => (this.#wasCarried = false));
    this.ondrop(found.step, found.from, found.to);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.carried = null;
  }

  /** The page does not scroll under a block that is carried. */
  hold(event: Event): void {
    if (this.carried && event.cancelable) event.preventDefault();
  }

  /** What follows putting down a block is no press of a button. */
  press(event: Event): void {
    if (!this.#wasCarried) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #lift(): void {
    if (this.#waiting) this.carried = { ...this.#waiting, to: this.#waiting.from };
  }

  #placeAt(x: number, y: number): number | null {
    const row = this.row?.getBoundingClientRect();
    if (!row || y < row.top - NEAR || y > row.bottom + NEAR || x < row.left - NEAR || x > row.right + NEAR) return null;
    const blocks = [...(this.row?.querySelectorAll("[data-place]") ?? [])].map((block) => block.getBoundingClientRect());
    const next = blocks.findIndex((block) => y < block.bottom && (y < block.top || x < block.left + block.width / 2 - 2));
    return next < 0 ? blocks.length : next;
  }
}
