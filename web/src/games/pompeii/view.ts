import type { Choice } from "../../lib/types";
import { lookOf } from "../fronts";

/** The position as the server sends it: the JSON of `ludi.games.pompeii.views.Pompeii`. */
export interface PompeiiView {
  viewer: number | null;
  to_act: number[];
  turn: number;
  phase: "deal" | "first" | "eruption" | "second" | "over";
  stage: string;
  colours: string[];
  city: Record<string, number[]>;
  supply: number[];
  saved: number[];
  volcano: number[];
  box: number[];
  hand: number[];
  hand_sizes: number[];
  jokers: number[];
  only_jokers: boolean;
  may_call: boolean;
  is_seething: boolean;
  deck: number;
  discard: number[];
  omens: number;
  top: string;
  causes: string;
  due: number;
  tile: string;
  tiles_by: number;
  lava: Record<string, string[]>;
  bag: Record<string, number>;
  aside: number;
  gates: string[];
  exits: Record<string, number>;
  stays: string;
  causer: number;
  scores: number[];
  reason: string;
}

const COLOURS = ["red", "black", "yellow", "blue"];

/** The look of a colour: lozenge, ring, triangle, disc. */
export function markOf(colour: string): number {
  return lookOf("pompeii", Math.max(0, COLOURS.indexOf(colour)));
}

/** The distinct next ids among the choices that begin with what is picked. */
export function nextSteps(choices: Choice[], picked: readonly string[]): Set<string> {
  const next = new Set<string>();
  for (const { steps } of choices) {
    const step = steps[picked.length];
    if (step !== undefined && picked.every((id, n) => steps[n] === id)) next.add(step);
  }
  return next;
}

/** The square of each lava tile with its symbol. */
export function lavaOf(view: PompeiiView): Map<string, string> {
  return new Map(
    Object.entries(view.lava).flatMap(([symbol, squares]) => squares.map((square) => [square, symbol] as const)),
  );
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** How many figures of a seat are in the city. */
export function inCity(view: PompeiiView, seat: number): number {
  return sum(Object.values(view.city).map((figures) => figures[seat] ?? 0));
}
