/** Forum Romanum at the table. */
import type { Standing } from "../../lib/standing";
import type { Count, SeatInfo, Told, Translate } from "../../lib/types";
import { coloursEach } from "./view";
import type { ForumView, Scored } from "./wire";

export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Panel } from "./Panel.svelte";

/** In a game for two a seat plays two colours. */
export function standing(data: Record<string, unknown>, seats: SeatInfo[], t: Translate): Standing[] {
  const view = data as unknown as ForumView;
  const each = coloursEach(view);
  return seats.map(({ seat }) => {
    const colours = Array.from({ length: each }, (_, at) => seat * each + at);
    const hand = colours.reduce((sum, colour) => sum + (view.hand[colour] ?? 0), 0);
    return {
      score: view.scores[seat] ?? null,
      marks: colours.map((colour) => ({ colour, letter: view.colours[colour] ?? "" })),
      notes: hand > 0 ? [t("web-in-hand", { count: hand })] : [],
    };
  });
}

/** A scoring: the Romans of each colour in the sector, and what they did to its senator. */
export function counts(told: Told): Count[] {
  if (told.kind !== "scored") return [];
  const scoring = told.data as unknown as Scored;
  return scoring.colours.map((who, at) => ({ who, count: scoring.counts[at] ?? 0, change: scoring.steps[at] ?? 0 }));
}
