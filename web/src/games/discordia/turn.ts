/** The present turn as a list: what was done, and how far it can be taken back. */
import type { Told } from "../../lib/types";

export interface Done {
  step: number;
  told: Told[];
  /** Nothing was drawn since, so it can be taken back. */
  mayUndo: boolean;
}

const ENDS = new Set(["rolled", "turn-ended", "janus-played", "new-year", "board-chosen"]);
const EVENTS = new Set(["attacked", "cleared", "lacked"]); // of the year's end, nobody's action
const DRAWS = new Set(["dealt", "tile-dealt", "workers-drawn", "rolled"]);

/** The actions of the seat on turn since the last turn ended, the oldest first. */
export function doneIn(story: Told[], seat: number): Done[] {
  const from = story.findLastIndex(({ kind }) => ENDS.has(kind)) + 1;
  const groups: Done[] = [];
  for (const told of story.slice(from)) {
    const last = groups.at(-1);
    if (last?.step === told.step) last.told.push(told);
    else groups.push({ step: told.step, told: [told], mayUndo: true });
  }
  const drawn = groups.findLastIndex(({ told }) => told.some(({ kind }) => DRAWS.has(kind)));
  return groups
    .map((done, at) => ({ ...done, mayUndo: at > drawn }))
    .filter(({ told }) => told[0]?.data["player"] === seat && !DRAWS.has(told[0].kind) && !told.some(({ kind }) => EVENTS.has(kind)));
}
