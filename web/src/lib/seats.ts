/** Words for who sits where. */
import { t } from "./texts.svelte";
import type { SeatInfo } from "./types";

export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

export function levelName(level: string): string {
  return LEVELS.some((one) => one === level) ? t(`web-bot-${level}`) : level;
}

/** Bots have names too, each with the letter of its seat. */
const BOT_NAMES = [
  "Aurelia", "Brutus", "Cassia", "Decimus", "Ennia", "Flavius", "Gaia", "Hadrianus", "Iulia", "Kaeso", "Livia", "Marcus",
  "Nerva", "Octavia", "Publius", "Quinta", "Rufus", "Sabina", "Titus", "Ulpia", "Varro",
];

/** The name on a seat, as short as it can be. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("web-free");
  if (seat.name) return seat.name;
  const botName = BOT_NAMES.find((name) => name.startsWith(seat.letter));
  return seat.kind === "bot" && botName ? botName : t("web-seat", { letter: seat.letter });
}

/** What sort of player a bot is; nothing for people. */
export function seatNote(seat: SeatInfo): string {
  return seat.kind === "bot" ? levelName(seat.bot) : "";
}
