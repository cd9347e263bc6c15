/** Discordia at the table. */
import type { Standing } from "../../lib/standing";
import { t as say } from "../../lib/texts.svelte";
import type { Count, SeatInfo, Told, Translate } from "../../lib/types";
import type { DiscordiaView } from "./wire";

export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";

export { folds } from "./folds";

export const isWide = true;
export const needsStory = true;

/** By seat: the workers without work, and what helps to find them some. */
export function standing(data: Record<string, unknown>, seats: SeatInfo[], t: Translate): Standing[] {
  const view = data as unknown as DiscordiaView;
  return seats.map(({ seat, letter }) => {
    const city = view.cities[seat];
    const board = city && !["", "standard"].includes(city.board) ? [t(`discordia-board-${city.board}`)] : [];
    const notes = [t("discordia-count-star", { count: city?.stars ?? 0 }), ...board];
    return { score: view.scores[seat] ?? null, marks: [{ colour: seat, letter }], notes };
  });
}

/** The sums of the year's end, below their sentences in the log. */
export function counts({ kind, data }: Told): Count[] {
  const number = (name: string): number => Number(data[name] ?? 0);
  const [who, strength, attack] = [String.fromCharCode(65 + number("player")), number("strength"), number("attack")];
  if (kind === "attacked") {
    return [{ who, count: strength, change: strength - attack, sum: say("web-discordia-attack-less", { strength, attack }) }];
  }
  if (kind !== "lacked") return [];
  const words = { symbols: number("symbols"), slots: number("slots"), value: number("value") };
  return [{ who, count: number("lack"), change: number("lack"), sum: say("web-discordia-lack-sum", words) }];
}

/** The end of a year can be looked at again. */
export function opens({ kind, data }: Told): boolean {
  return kind === "new-year" || (kind === "won" && data["reason"] === "after year 4") || kind === "attacked";
}
