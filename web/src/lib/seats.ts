/** Words for who sits where. */
import { letterOf, partsOf, say, t, type SeatWord } from "./texts.svelte";
import type { DeskInfo, SeatInfo, Sentence, TableInfo } from "./types";

export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

export function levelName(level: string): string {
  return LEVELS.some((one) => one === level) ? t(`web-bot-${level}`) : level;
}

/** Bots have names too, by seat, each with the letter of its seat. */
const BOT_NAMES = [
  "Aurelia", "Brutus", "Cassia", "Decimus", "Ennia", "Flavius", "Gaia", "Hadrianus", "Iulia", "Juba", "Kaeso", "Livia",
  "Marcus", "Nerva", "Octavia", "Publius", "Quinta", "Rufus", "Sabina", "Titus", "Ulpia", "Varro", "Wulfila", "Xanthe",
  "Ysidorus", "Zenobia", "Aulus", "Balbina", "Crassus", "Drusilla",
];

/** Whose an umpire's desk is: one's own, or where there are several that of a part of the table. */
export function deskWords(info: TableInfo, own: string | null = null): { own: string; of: (desk: DeskInfo) => string } {
  const of = (desk: DeskInfo): string => t("web-umpire-of", { desk: say(desk.label) });
  const mine = info.desks.find(({ id }) => id === own);
  return { own: mine ? of(mine) : t(info.desks.length > 0 ? "web-umpire-chief" : "web-channel-umpire"), of };
}

/** The name on a seat, as short as it can be. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("web-free");
  if (seat.name) return seat.name;
  const botName = seat.kind === "bot" ? BOT_NAMES[seat.seat] : undefined;
  return botName ?? t("web-seat", { letter: seat.letter });
}

/** What sort of player a bot is; nothing for people. */
export function seatNote(seat: SeatInfo): string {
  return seat.kind === "bot" ? levelName(seat.bot) : "";
}

/** The name of a seat among others: two people with the same name have their letters too. */
export function nameAmong(seats: SeatInfo[], seat: number): string {
  const one = seats[seat];
  if (!one) return "?";
  const name = seatName(one);
  const isShared = one.kind !== "open" && seats.some((other) => other !== one && seatName(other) === name);
  return isShared || one.kind === "open" ? `${name} (${one.letter})` : name;
}

/** Part of a sentence: words, or the name of a seat; its letter tells which colour, where it plays two. */
export type NamedPart = string | { seat: number; name: string; letter: string };

/** A seat as sentences name it: a free one by its letter, one of two colours with its mark. */
function named({ seat, mark }: SeatWord, seats: SeatInfo[]): NamedPart {
  const letter = seats[seat]?.letter ?? letterOf(seat);
  const isFree = !seats[seat] || seats[seat].kind === "open";
  if (isFree) return { seat, name: mark || letter, letter: mark || letter };
  return { seat, name: nameAmong(seats, seat) + (mark && ` (${mark})`), letter: mark || letter };
}

/** A sentence of the server with the names of the players in it. */
export function withNames(sentence: Partial<Sentence>, seats: SeatInfo[]): NamedPart[] {
  return partsOf(sentence).map((part) => (typeof part === "string" ? part : named(part, seats)));
}

/** The same as plain text. */
export function sayWithNames(sentence: Partial<Sentence>, seats: SeatInfo[]): string {
  return withNames(sentence, seats).map((part) => (typeof part === "string" ? part : part.name)).join("");
}
