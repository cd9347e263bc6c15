import type { Choice } from "../../lib/types";

/** The position as the server sends it: the JSON of `ludi.games.forum.views.Forum`. */
export interface ForumView {
  viewer: number | null;
  to_act: number[];
  colours: string[];
  phase: "first" | "placing" | "jumping" | "over";
  fields: number[];
  hand: number[];
  track: number[];
  track_length: number;
  coins: string[];
  stalemates: string[];
  waiting: string[];
  moved: number;
  moves: number;
  quiet: number;
  quiet_limit: number;
  buildings: string[];
  scores: number[];
  reason: string;
}

/** A sector with its Romans and the steps of each senator, in the order of `colours`. */
export interface Scoring {
  sector: string;
  colours: string[];
  counts: number[];
  steps: number[];
  at_end: boolean;
  coins_left: number;
}

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
