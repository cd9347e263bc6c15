/** The log in runs: lines that belong together, one after the other, are one. */
import type { Told } from "./types";

const LEAST = 3; // lines; fewer are not worth folding

export interface Run {
  /** Of its first line, counted in the whole list. */
  at: number;
  told: Told[];
  isFolded: boolean;
}

export function runsOf(story: readonly Told[], keyOf?: (told: Told) => string): Run[] {
  const runs: (Run & { key: string })[] = [];
  story.forEach((told, at) => {
    const key = keyOf?.(told) ?? "";
    const last = runs.at(-1);
    if (last && key !== "" && last.key === key) last.told.push(told);
    else runs.push({ key, at, told: [told], isFolded: false });
  });
  return runs.flatMap(({ at, told }): Run[] =>
    told.length >= LEAST ? [{ at, told, isFolded: true }] : told.map((one, n) => ({ at: at + n, told: [one], isFolded: false })));
}
