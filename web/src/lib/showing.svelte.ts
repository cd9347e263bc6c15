/** Snapshot after snapshot, each with the time that its board needs to show it. */
import { settings } from "./settings.svelte";
import type { Snapshot } from "./types";

const HOLD_FIRST = 520;
const HOLD_MORE = 420;
const HOLD_LONGEST = 2600;
const HOLD_LEAST = 250;
const BUSY_LONGEST = 8_000;
const LONGEST_QUEUE = 12;

/** How long a position is shown before the next one when the board doesn't say how long it needs. */
export function holdOf(snapshot: Snapshot): number {
  if (snapshot.told.length === 0) return 0;
  return Math.min(HOLD_LONGEST, HOLD_FIRST + HOLD_MORE * (snapshot.told.length - 1));
}

export function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

export class Showing {
  /** The last position that came, and the one that the board is given. */
  latest: Snapshot | null = $state.raw(null);
  shown: Snapshot | null = $state.raw(null);
  animate = $state(false);
  isBusy = $state(false); // the board is moving things

  /** The view that the board has reached on its way to the one it was given; null when it is there. */
  onTheWay: Record<string, unknown> | null = $state.raw(null);
  /** Events that were told and that the board has not shown yet. */
  left = $state(0);
  private waiting = $state(0);
  /** With those of the positions that wait. */
  readonly unseen: number = $derived(this.left + this.waiting);

  private queue: Snapshot[] = [];
  private reportsShown = false;
  private reportsBusy = false;
  private isSettling = false;
  private stopHold: (() => void) | null = $state.raw(null);

  /** `ondisplay` hears of each position that is given to the board, and what was there before it. */
  constructor(private readonly ondisplay: (snapshot: Snapshot | null, before: Snapshot | null, animate: boolean) => void) {}

  /** No position waits, and none is being held up. */
  readonly isStill: boolean = $derived(this.shown === this.latest && !this.isBusy && this.stopHold === null);

  /** A first position, or one after a break: shown as it is. */
  begin(snapshot: Snapshot | null): void {
    this.latest = snapshot;
    this.hurry(snapshot);
  }

  /** The next position; told whether it is shown at once. */
  arrive(snapshot: Snapshot): boolean {
    this.latest = snapshot;
    const isQuick = snapshot.is_undo || settings.isStill || document.hidden || this.queue.length >= LONGEST_QUEUE;
    if (isQuick) {
      this.hurry(snapshot);
      return true;
    }
    this.queue.push(snapshot);
    this.waiting += snapshot.told.length;
    if (!this.stopHold) this.advance();
    return false;
  }

  /** The next position of the queue, and a pause in which it can be seen. */
  private advance(): void {
    const next = this.queue.shift();
    this.stopHold = null;
    if (!next) return;
    this.waiting -= next.told.length;
    this.display(next, true);
    this.stopHold = later(() => this.settle(), this.reportsBusy ? HOLD_LEAST : holdOf(next));
  }

  /** The least pause is over: on, unless the board is still moving things. */
  private settle(): void {
    this.stopHold = this.isBusy ? later(() => this.advance(), BUSY_LONGEST) : null;
    if (!this.isBusy) this.advance();
    else this.isSettling = true;
  }

  /** The board says whether it is moving things. */
  busy(isBusy: boolean): void {
    this.reportsBusy = true;
    this.isBusy = isBusy;
    if (isBusy || !this.isSettling) return;
    this.isSettling = false;
    this.stopHold?.();
    this.advance();
  }

  /** The board says what it has shown, and how many events are still to come. */
  seen(view: Record<string, unknown>, left: number): void {
    this.reportsShown = true;
    this.onTheWay = view;
    this.left = left;
  }

  /** The board is given something: with `animate` it gets there in its own time. */
  give(snapshot: Snapshot | null, animate: boolean): void {
    this.animate = animate && !settings.isStill;
    const getsThere = this.animate && this.reportsShown;
    if (!getsThere) this.onTheWay = null;
    this.left = getsThere ? (snapshot?.told.length ?? 0) : 0;
  }

  private hurry(snapshot: Snapshot | null): void {
    this.isSettling = false;
    this.stop();
    this.queue = [];
    this.waiting = 0;
    this.display(snapshot, false);
  }

  /** Past what is still being shown, to now. */
  skip(): void {
    if (this.queue.length > 0) this.hurry(this.latest);
  }

  stop(): void {
    this.stopHold?.();
    this.stopHold = null;
  }

  private display(snapshot: Snapshot | null, animate: boolean): void {
    const before = this.shown;
    this.give(snapshot, animate);
    this.shown = snapshot;
    this.ondisplay(snapshot, before, animate);
  }
}
