import type { Choice } from "../../lib/types";
import type { ForumView } from "./wire";

/** How many colours a seat plays: two in a game for two. */
export function coloursEach(view: ForumView): number {
  return view.colours.length / view.scores.length;
}

/** The seat that plays a colour. */
export function seatOf(view: ForumView, colour: number): number {
  return Math.floor(colour / coloursEach(view));
}

/** The distinct next ids among the choices that begin with what is picked. */
export function nextSteps(choices: Choice[], picked: string[]): Set<string> {
  const next = new Set<string>();
  for (const { steps } of choices) {
    const step = steps[picked.length];
    if (step !== undefined && picked.every((id, n) => steps[n] === id)) next.add(step);
  }
  return next;
}
