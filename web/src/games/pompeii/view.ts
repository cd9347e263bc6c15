import type { Choice } from "../../lib/types";
import { lookOf } from "../fronts";
import type { PompeiiView } from "./wire";

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
