/** What the board shows while a new position is played in: event by event, at a speed a person can follow. */

import { cubicInOut, cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Told } from "../../lib/types";
import { Playing } from "../playing.svelte";
import { fieldNumber, type Point } from "./geometry";
import { seatOf } from "./view";
import type { ForumView, Scored } from "./wire";

/** Milliseconds. */
const JUMP = 420;
const LIFT = 380;
const FLY = 450;
const STEP = 200;
const READ = 500;

/** A piece in the air. */
export interface Flyer {
  kind: "roman" | "coin";
  colour: number;
}

/** The last move, which stays marked until the next. */
export interface Trace {
  colour: number;
  from: number | null;
  to: number;
}

/** Why a senator walks. */
export interface Reason {
  colour: number;
  steps: number;
  sector: string;
}

/** Where things are, asked of the board when they start to move. */
export interface Places {
  field: (field: number) => Point;
  supply: (colour: number) => Point;
  coin: (sector: string) => Point;
  senator: (colour: number) => Point;
}

interface InAir extends Point {
  size: number;
}

export class Stage extends Playing<ForumView> {
  flyer = $state.raw<Flyer | null>(null);
  scoring = $state.raw<Scored | null>(null);
  reasons = $state.raw<Reason[]>([]);
  traces = $state.raw<Trace[]>([]);
  flight = new Tween<InAir>({ x: 0, y: 0, size: 1 });
  #places: Places;

  constructor(places: Places) {
    super();
    this.#places = places;
  }

  /** Show a new position; with `animate` by way of what happened. */
  show(view: ForumView, told: Told[], animate: boolean): void {
    this.skip();
    const before = this.shown;
    this.traces = tracesOf(view, told);
    const isPlayed = animate && before?.colours.length === view.colours.length && told.length > 0;
    this.go(view, isPlayed ? (run) => this.#play(told, run) : null, told.length);
  }

  protected rest(): void {
    this.flyer = null;
    this.scoring = null;
    this.reasons = [];
  }

  #play(told: Told[], run: number): Promise<void> {
    return this.each(told, run, async ({ kind, data }, landed) => {
      if (kind === "placed" || kind === "jumped") await this.#move(kind, data, run);
      else if (kind === "scored") await this.#score(data as unknown as Scored, run, landed);
      else if (kind === "stalemate") this.#tie(String(data.sector), true);
      else if (kind === "stalemate-ended") this.#tie(String(data.sector), false);
    });
  }

  async #move(kind: string, data: Record<string, unknown>, run: number): Promise<void> {
    const view = this.shown;
    if (!view) return;
    const colour = view.colours.indexOf(String(data.colour));
    const to = fieldNumber(String(data.field));
    const from = kind === "jumped" ? fieldNumber(String(data.origin)) : null;
    const start = from === null ? this.#places.supply(colour) : this.#places.field(from);
    const fields = [...view.fields];
    if (from !== null) fields[from] = -1;
    const hand = view.hand.map((count, n) => (from === null && n === colour ? count - 1 : count));
    this.shown = { ...view, fields, hand };
    this.flyer = { kind: "roman", colour };
    await this.#fly(start, this.#places.field(to), JUMP, run, 1.35);
    if (!this.isOn(run)) return;
    const landed = [...fields];
    landed[to] = colour;
    this.shown = { ...view, fields: landed, hand };
    this.flyer = null;
    await this.pause(120, run);
  }

  async #score(scoring: Scored, run: number, landed: () => void): Promise<void> {
    const view = this.shown;
    if (!view) return;
    this.scoring = scoring;
    await this.pause(LIFT, run);
    if (!this.isOn(run)) return;
    const leader = scoring.steps.indexOf(Math.max(...scoring.steps));
    const coins = view.coins.filter((sector) => sector !== scoring.sector);
    const stalemates = view.stalemates.filter((sector) => sector !== scoring.sector);
    const from = this.#places.coin(scoring.sector);
    this.shown = { ...view, coins, stalemates };
    this.flyer = { kind: "coin", colour: leader };
    await this.#fly(from, { x: from.x, y: from.y - 14 }, LIFT, run, 1);
    await this.#fly({ x: from.x, y: from.y - 14 }, this.#places.senator(leader), FLY, run, 2.1);
    if (!this.isOn(run)) return;
    this.flyer = null;
    this.reasons = scoring.steps.flatMap((steps, colour) =>
      steps ? [{ colour, steps, sector: scoring.sector }] : [],
    );
    await this.#walk(scoring.steps, run);
    landed();
    await this.pause(READ, run);
    if (!this.isOn(run)) return;
    this.reasons = [];
    this.scoring = null;
  }

  async #walk(steps: number[], run: number): Promise<void> {
    const most = Math.max(...steps.map(Math.abs));
    for (let n = 1; n <= most; n++) {
      const view = this.shown;
      if (!this.isOn(run) || !view) return;
      const walks = steps.map((step) => (n <= Math.abs(step) ? Math.sign(step) : 0));
      const track = view.track.map((at, colour) => at + (walks[colour] ?? 0));
      const scores = [...view.scores];
      for (const [colour, walk] of walks.entries()) scores[seatOf(view, colour)] = (scores[seatOf(view, colour)] ?? 0) + walk;
      this.shown = { ...view, track, scores };
      await this.pause(STEP, run);
    }
  }

  #tie(sector: string, isTied: boolean): void {
    const view = this.shown;
    if (!view) return;
    const others = view.stalemates.filter((name) => name !== sector);
    this.shown = { ...view, stalemates: isTied ? [...others, sector] : others };
  }

  /** Through the air: it grows as it rises and lands at its own size. */
  async #fly(from: Point, to: Point, duration: number, run: number, height: number): Promise<void> {
    if (!this.isOn(run)) return;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 26, size: height };
    void this.flight.set({ ...from, size: this.flight.current.size > 1.1 ? height : 1 }, { duration: 0 });
    void this.flight.set(middle, { duration: duration / 2, easing: cubicOut });
    await this.pause(duration / 2, run);
    if (!this.isOn(run)) return;
    void this.flight.set({ ...to, size: 1 }, { duration: duration / 2, easing: cubicInOut });
    await this.pause(duration / 2, run);
  }
}

/** The moves of one turn as marks on the board. */
function tracesOf(view: ForumView, told: Told[]): Trace[] {
  return told
    .filter(({ kind }) => kind === "placed" || kind === "jumped")
    .slice(-1)
    .map(({ kind, data }) => ({
      colour: view.colours.indexOf(String(data.colour)),
      from: kind === "jumped" ? fieldNumber(String(data.origin)) : null,
      to: fieldNumber(String(data.field)),
    }));
}
