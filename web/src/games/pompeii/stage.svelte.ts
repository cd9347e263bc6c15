/** What the board shows while a new position is played in: event by event, at a speed a person can follow. */

import { cubicInOut, linear } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Told } from "../../lib/types";
import { Playing } from "../playing.svelte";
import type { Point } from "./city";
import type { PompeiiView } from "./wire";

/** Milliseconds. */
const FLY = 380;
const STEP = 230;
const POUR = 560;
const DIE = 620;
const TURN_CARD = 420;
const OMEN = 1000;
const SEETHE = 1700;
const CALL = 1900;
const ERUPT = 4200;

/** Something on its way, along points, all of them under way at once. */
export interface Flyer {
  kind: "figure" | "card" | "tile";
  name: string; // a colour, a card's face, a symbol
  points: Point[];
  size: [from: number, to: number];
  arc: number; // how high it rises above its way
  fades: boolean;
}

/** A moment that everybody should see. */
export interface Banner {
  kind: "omen" | "seethes" | "called" | "erupted";
  seat: number;
  hands: number[][];
}

/** What was done last, marked until the next action. */
export interface Trace {
  kind: "placed" | "moved" | "lava" | "died";
  seat: number;
  squares: string[];
  gate: string; // a square, when the way went out of the city
}

/** Where things are, asked of the board when they start to move. */
export interface Places {
  square: (square: string, seat: number, city: PompeiiView["city"]) => Point;
  seat: (seat: number) => Point;
  deck: () => Point;
  open: () => Point;
  crater: () => Point;
  gate: (square: string) => Point[];
}

type Data = Record<string, unknown>;

export class Stage extends Playing<PompeiiView> {
  flyers = $state.raw<Flyer[]>([]);
  banner = $state.raw<Banner | null>(null);
  fresh = $state("");
  traces = $state.raw<Trace[]>([]);
  progress = new Tween(0);
  #places: Places;

  constructor(places: Places) {
    super();
    this.#places = places;
  }

  /** Show a new position; with `animate` by way of what happened. */
  show(view: PompeiiView, told: Told[], animate: boolean): void {
    this.skip();
    const before = this.shown;
    this.traces = tracesOf(told);
    const isPlayed = animate && before?.colours.length === view.colours.length && told.length > 0;
    this.go(view, isPlayed ? (run) => this.#play(told, run) : null, told.length);
  }

  protected rest(): void {
    this.flyers = [];
    this.banner = null;
    this.fresh = "";
  }

  #play(told: Told[], run: number): Promise<void> {
    return this.each(told, run, async ({ kind, data }, landed) => {
      if (!this.shown) return;
      const isOnTurn = typeof data["seat"] === "number" && kind !== "called" && kind !== "erupted";
      const view = isOnTurn ? { ...this.shown, turn: Number(data["seat"]) } : this.shown;
      await this.#happen(kind, data, view, run, landed);
    });
  }

  async #happen(kind: string, data: Data, view: PompeiiView, run: number, landed: () => void): Promise<void> {
    switch (kind) {
      case "card-played": return this.#playCard(data, view, run);
      case "placed": return this.#place(data, view, run);
      case "card-drawn": return this.#drawCard(data, view, run);
      case "omen-drawn": return this.#openCard("omen", data, view, run);
      case "seethes": return this.#openCard("seethes", data, view, run);
      case "called": return this.#call(data, run);
      case "erupted": return this.#erupt(data, view, run);
      case "tile-drawn": return this.#drawTile(data, view, run);
      case "lava-placed": return this.#pour(data, view, run);
      case "gate-closed":
        this.shown = { ...view, gates: view.gates.filter((gate) => gate !== data["square"]) };
        return;
      case "died": return this.#die(data, view, run);
      case "moved": return this.#move(data, view, run, "", landed);
      case "saved": return this.#move(data, view, run, String(data["square"]), landed);
    }
  }

  // Phase 1

  async #playCard(data: Data, view: PompeiiView, run: number): Promise<void> {
    const [seat, number] = [Number(data["seat"]), Number(data["number"])];
    const hand = view.viewer === seat ? without(view.hand, number) : view.hand;
    const hand_sizes = changed(view.hand_sizes, seat, -1);
    this.shown = { ...view, hand, hand_sizes };
    await this.#fly([card(String(number), this.#places.seat(seat), this.#places.open(), 0.7, 1)], TURN_CARD, run);
    if (!this.isOn(run)) return;
    const discard = changed(view.discard, number - 1, 1);
    this.shown = { ...view, hand, hand_sizes, discard, top: String(number) };
  }

  async #place(data: Data, view: PompeiiView, run: number): Promise<void> {
    const [seat, square] = [Number(data["seat"]), String(data["square"])];
    const city = moved(view, seat, "", square);
    const supply = changed(view.supply, seat, -1);
    this.shown = { ...view, supply };
    const points = [this.#places.seat(seat), this.#places.square(square, seat, city)];
    await this.#fly([figure(view, seat, points, 40)], FLY, run);
    if (this.isOn(run)) this.shown = { ...view, supply, city };
  }

  async #drawCard(data: Data, view: PompeiiView, run: number): Promise<void> {
    const [seat, number] = [Number(data["seat"]), Number(data["number"])];
    this.shown = { ...view, deck: view.deck - 1 };
    const face = number > 0 ? String(number) : "back";
    await this.#fly([card(face, this.#places.deck(), this.#places.seat(seat), 1, 0.7)], TURN_CARD, run);
    if (!this.isOn(run)) return;
    const hand = number > 0 && view.viewer === seat ? [...view.hand, number].sort((a, b) => a - b) : view.hand;
    this.shown = { ...view, deck: view.deck - 1, hand, hand_sizes: changed(view.hand_sizes, seat, 1) };
  }

  /** An Omen or A.D. 79 lies open at once, for all to see. */
  async #openCard(kind: "omen" | "seethes", data: Data, view: PompeiiView, run: number): Promise<void> {
    const face = kind === "omen" ? "omen" : "ad79";
    this.shown = { ...view, deck: view.deck - 1 };
    await this.#fly([card(face, this.#places.deck(), this.#places.open(), 1, 1)], TURN_CARD, run);
    if (!this.isOn(run)) return;
    this.shown = { ...view, deck: view.deck - 1, top: face, is_seething: true };
    this.banner = { kind, seat: Number(data["seat"]), hands: [] };
    await this.pause(kind === "omen" ? OMEN : SEETHE, run);
    if (this.isOn(run)) this.banner = null;
  }

  async #call(data: Data, run: number): Promise<void> {
    this.banner = { kind: "called", seat: Number(data["seat"]), hands: [data["cards"] as number[]] };
    await this.pause(CALL, run);
    if (this.isOn(run)) this.banner = null;
  }

  async #erupt(data: Data, view: PompeiiView, run: number): Promise<void> {
    const causer = Number(data["seat"]);
    this.shown = { ...view, phase: "eruption", causer, top: "ad79" };
    this.banner = { kind: "erupted", seat: causer, hands: (data["hands"] as number[][] | undefined) ?? [] };
    await this.pause(ERUPT, run);
    if (!this.isOn(run)) return;
    this.banner = null;
    const none = view.supply.map(() => 0);
    const boxed = (data["boxed"] as number[] | undefined) ?? view.supply;
    this.shown = { ...view, phase: "eruption", causer, hand: [], hand_sizes: none, supply: none, box: boxed };
  }

  // Phase 2

  async #drawTile(data: Data, view: PompeiiView, run: number): Promise<void> {
    const tile = String(data["tile"]);
    const bag = { ...view.bag, [tile]: Math.max(0, (view.bag[tile] ?? 1) - 1) };
    this.shown = { ...view, bag };
    const points = [this.#places.deck(), this.#places.open()];
    await this.#fly([{ kind: "tile", name: tile, points, size: [0.3, 1], arc: 30, fades: false }], TURN_CARD, run);
    if (!this.isOn(run)) return;
    this.shown = { ...view, bag, tile };
    await this.pause(160, run);
  }

  async #pour(data: Data, view: PompeiiView, run: number): Promise<void> {
    const [symbol, square] = [String(data["symbol"]), String(data["square"])];
    const lava = { ...view.lava, [symbol]: [...(view.lava[symbol] ?? []), square] };
    this.fresh = square;
    this.shown = { ...view, lava, tile: "" };
    await this.pause(POUR, run);
    if (this.isOn(run)) this.fresh = "";
  }

  async #die(data: Data, view: PompeiiView, run: number): Promise<void> {
    const square = String(data["square"]);
    const figures = (data["figures"] as number[] | undefined) ?? [];
    const flyers = figures.flatMap((count, seat) => {
      const from = this.#places.square(square, seat, view.city);
      return Array.from({ length: count }, (_, n) =>
        figure(view, seat, [{ x: from.x + n * 6, y: from.y }, this.#places.crater()], 60 + n * 22, true));
    });
    const left = (view.city[square] ?? []).map((count, seat) => count - (figures[seat] ?? 0));
    const city = { ...view.city, [square]: left };
    this.shown = { ...view, city };
    await this.#fly(flyers, DIE, run);
    const volcano = view.volcano.map((count, seat) => count + (figures[seat] ?? 0));
    if (this.isOn(run)) this.shown = { ...view, city, volcano };
  }

  async #move(data: Data, view: PompeiiView, run: number, gate: string, landed: () => void): Promise<void> {
    const [seat, origin] = [Number(data["seat"]), String(data["origin"])];
    const path = wholePath(data);
    const to = gate ? "" : String(data["square"]);
    const after = moved(view, seat, origin, to);
    const points = path.map((square, n) =>
      this.#places.square(square, seat, n === 0 ? view.city : n === path.length - 1 && !gate ? after : {}));
    if (gate) points.push(...this.#places.gate(gate));
    this.shown = { ...view, city: moved(view, seat, origin, "") };
    await this.#fly([figure(view, seat, points, 0, gate !== "")], STEP * (points.length - 1), run);
    if (!this.isOn(run)) return;
    const saved = gate ? changed(view.saved, seat, 1) : view.saved;
    this.shown = { ...view, city: after, saved };
    landed();
    await this.pause(90, run);
  }

  // Time

  async #fly(flyers: Flyer[], duration: number, run: number): Promise<void> {
    if (!this.isOn(run)) return;
    void this.progress.set(0, { duration: 0 });
    this.flyers = flyers;
    const isWalk = flyers.some(({ points }) => points.length > 2);
    void this.progress.set(1, { duration, easing: isWalk ? linear : cubicInOut });
    await this.pause(duration, run);
    if (this.isOn(run)) this.flyers = [];
  }
}

/** Where a flyer is when part of its way lies behind it, and how big. */
export function flyerAt(flyer: Flyer, part: number): Point & { size: number; opacity: number } {
  const legs = flyer.points.length - 1;
  const leg = Math.min(legs - 1, Math.floor(part * legs));
  const [a, b] = [flyer.points[leg], flyer.points[leg + 1]];
  const [first, last] = flyer.size;
  const size = first + (last - first) * part;
  const opacity = flyer.fades ? Math.min(1, (1 - part) * 4) : 1;
  if (!a || !b) return { ...(a ?? { x: 0, y: 0 }), size, opacity };
  const within = part * legs - leg;
  const hop = Math.sin(within * Math.PI) * (legs > 1 ? 7 : 0) + Math.sin(part * Math.PI) * flyer.arc;
  return { x: a.x + (b.x - a.x) * within, y: a.y + (b.y - a.y) * within - hop, size, opacity };
}

function figure(view: PompeiiView, seat: number, points: Point[], arc: number, fades = false): Flyer {
  return { kind: "figure", name: view.colours[seat] ?? "", points, size: [1, fades && arc ? 0.5 : 1], arc, fades };
}

function card(face: string, from: Point, to: Point, small: number, big: number): Flyer {
  return { kind: "card", name: face, points: [from, to], size: [small, big], arc: 30, fades: false };
}

function changed(numbers: readonly number[], at: number, by: number): number[] {
  return numbers.map((number, n) => (n === at ? number + by : number));
}

function without(hand: readonly number[], number: number): number[] {
  const at = hand.indexOf(number);
  return hand.filter((_, n) => n !== at);
}

/** The city after one figure went from a square to another; an empty name is a place outside. */
function moved(view: PompeiiView, seat: number, from: string, to: string): PompeiiView["city"] {
  const none = view.colours.map(() => 0);
  const city = { ...view.city };
  if (from) city[from] = changed(city[from] ?? none, seat, -1);
  if (to) city[to] = changed(city[to] ?? none, seat, 1);
  return city;
}

function wholePath(data: Data): string[] {
  const path = (data["path"] as string[] | undefined) ?? [];
  const origin = String(data["origin"]);
  return path[0] === origin ? path : [origin, ...path];
}

/** The last action as marks on the map. */
export function tracesOf(told: Told[]): Trace[] {
  return told.flatMap(({ kind, data }): Trace[] => {
    const seat = Number(data["seat"] ?? -1);
    const squares = [String(data["square"])];
    if (kind === "placed") return [{ kind, seat, squares, gate: "" }];
    if (kind === "lava-placed") return [{ kind: "lava", seat, squares, gate: "" }];
    if (kind === "died") return [{ kind, seat, squares, gate: "" }];
    if (kind === "moved") return [{ kind, seat, squares: wholePath(data), gate: "" }];
    if (kind === "saved") return [{ kind: "moved", seat, squares: wholePath(data), gate: String(data["square"]) }];
    return [];
  });
}
