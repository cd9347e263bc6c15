/** What the chart shows while a turn is played out: picture by picture, forward and back. */
import { linear } from "svelte/easing";
import { Tween } from "svelte/motion";
import { playSound } from "../../lib/sound";
import type { Told } from "../../lib/types";
import { framesOf, hasReveal, type Chapter, type Frame } from "./reveal";
import type { MegadatesView } from "./wire";

/** Milliseconds a picture stays, by what is seen in it. */
const STAYS: Record<Chapter, number> = {
  orders: 1300, stops: 900, moves: 1150, encounters: 1700, crossing: 900, grapples: 1300, shooting: 1300, melee: 1500,
  damage: 1500, sinking: 1800, repair: 900, sealing: 1000, over: 600,
};
const MOVES = 900;
/** A long turn goes faster, but never so fast that nobody can follow. */
const USUAL_FRAMES = 24;
const FASTEST = 0.5;

export class Stage {
  /** The last position that came. */
  now = $state.raw<MegadatesView>();
  frames = $state.raw<Frame[]>([]);
  /** Which picture is shown; -1 is the start, and null that the turn is over and now is shown. */
  at = $state<number | null>(null);
  isRunning = $state(false);
  /** Part of the way of the picture shown. */
  progress = new Tween(1, { easing: linear });
  start = $state.raw<MegadatesView>();
  /** Pictures that were shown to their end, once. */
  #known = $state(0);
  /** How many of the events that were told are still to be shown. */
  readonly left: number = $derived.by(() => {
    const shows = this.frames.slice(this.#known).reduce((sum, { told }) => sum + told.length, 0);
    return shows > 0 ? shows + this.#after : 0;
  });
  #after = $state(0); // told since the turn began to be shown
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pace: number = $derived(Math.max(FASTEST, Math.min(1, USUAL_FRAMES / Math.max(1, this.frames.length))));

  readonly frame: Frame | undefined = $derived(this.at === null ? undefined : this.frames[this.at]);
  readonly isShowing: boolean = $derived(this.at !== null);
  /** What the chart draws. */
  readonly shown: MegadatesView | undefined = $derived(
    this.at === null ? this.now : this.at < 0 ? this.start : (this.frame?.view ?? this.now),
  );
  /** Where everything was one picture before. */
  readonly before: MegadatesView | undefined = $derived.by(() => {
    if (this.at === null || this.at < 0) return undefined;
    return this.at === 0 ? this.start : this.frames[this.at - 1]?.view;
  });

  /** A new position: a reveal is played out, anything else is shown at once. */
  show(view: MegadatesView, told: Told[], animate: boolean): void {
    const before = this.now;
    this.now = view;
    const isOther = before !== undefined && before.viewer !== view.viewer;
    if (before && !isOther && hasReveal(told) && (animate || follows(before, told))) return this.#open(before, told, animate);
    if (this.isShowing) this.#after += told.length;
    // Others lock their orders while one still watches: the turn goes on being shown.
    if (isOther || !before || view.turn !== before.turn || view.stage !== before.stage) this.forget();
  }

  #open(before: MegadatesView, told: Told[], animate: boolean): void {
    const view = this.now;
    if (!view) return;
    this.start = before;
    this.frames = framesOf(before, told, view);
    this.#known = 0;
    this.#after = 0;
    if (!this.frames.length || !animate) return this.skip();
    this.at = -1;
    this.play();
  }

  /** Show a turn again that was played out before this page was opened. */
  recall(before: MegadatesView, told: Told[]): void {
    this.#open(before, told, true);
    this.#known = this.frames.length;
  }

  /** Nothing to play any more. */
  forget(): void {
    this.skip();
    this.frames = [];
    this.start = undefined;
  }

  /** At once to where the turn ended. */
  skip(): void {
    this.pause();
    this.at = null;
    this.#known = this.frames.length;
    void this.progress.set(1, { duration: 0 });
  }

  play(): void {
    if (!this.frames.length) return;
    this.isRunning = true;
    if (this.at === null) this.at = -1;
    this.#on();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isRunning = false;
  }

  /** One picture on or back, by hand. */
  step(by: number): void {
    this.pause();
    const from = this.at ?? this.frames.length;
    this.go(from + by, by > 0);
  }

  /** To a picture; beyond the last one is now. */
  go(to: number, moves: boolean): void {
    if (to >= this.frames.length) return this.skip();
    this.at = Math.max(-1, to);
    this.#known = Math.max(this.#known, this.at);
    void this.progress.set(moves ? 0 : 1, { duration: 0 });
    if (!moves) return;
    void this.progress.set(1, { duration: MOVES * this.#pace });
    if (this.frame?.rowing.length) playSound("beat");
  }

  #on(): void {
    if (!this.isRunning || this.at === null) return;
    this.go(this.at + 1, true);
    const frame = this.frame;
    if (frame) this.#timer = setTimeout(() => this.#on(), STAYS[frame.chapter] * this.#pace);
  }
}

/** Whether these orders were opened in the turn that was on the chart. */
function follows(before: MegadatesView, told: Told[]): boolean {
  return told.some(({ kind, data }) => kind === "revealed" && data["turn"] === before.turn);
}
