/** Words for who sits where. */
import { say, t } from "./texts.svelte";
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

/** Part of a sentence: words, or the name that stands for a letter; A1 is the first colour of A. */
export type Part = string | { seat: number; name: string; letter: string };

/** A letter that stands alone: not that of A.D. or of B-3, and not inside a word. */
const LETTER = /(?<![\p{L}\p{N}.\-])([A-Z]{1,2})([12]?)(?![\p{L}\p{N}\-]|\.\p{L})/gu;

const MOST_WITH_COLOURS = 6; // seats

function lettersIn(text: string): string[] {
  return [...text.matchAll(LETTER)].map((found) => found[0]).sort();
}

/** A sentence of the server with names in place of the seats' letters.

    What is a letter in both languages is a seat; the article "A" of English has no such twin in Dutch. */
export function withNames(sentence: Sentence, seats: SeatInfo[]): Part[] {
  const twins = lettersIn(sentence.en).join() === lettersIn(sentence.nl).join();
  const text = say(sentence);
  const parts: Part[] = [];
  let from = 0;
  for (const found of twins ? text.matchAll(LETTER) : []) {
    const seat = seats.findIndex((one) => one.letter === found[1]);
    // At a big table P1 is a ship and no colour of a seat.
    if (seat < 0 || (found[2] && seats.length > MOST_WITH_COLOURS)) continue;
    const colour = found[2] ? ` (${found[0]})` : "";
    parts.push(text.slice(from, found.index), { seat, name: nameAmong(seats, seat) + colour, letter: found[0] });
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== "");
}

/** The same as plain text. */
export function sayWithNames(sentence: Sentence, seats: SeatInfo[]): string {
  return withNames(sentence, seats).map((part) => (typeof part === "string" ? part : part.name)).join("");
}
