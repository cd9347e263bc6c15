/** How the seats stand: what the players' list and the ranking show, whatever the game. */
import type { SeatInfo } from "./types";

/** A sign of a seat: a seat that plays several colours has several. */
export interface Mark {
  colour: number; // in seat order
  letter: string;
}

export interface Standing {
  score: number | null;
  marks: Mark[];
  /** Short facts such as the cards in hand. */
  notes: string[];
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) && value.every((one) => typeof one === "number") ? (value as number[]) : [];
}

/** By seat, for a game that says nothing itself: the points, when the view tells them. */
export function plainStanding(view: Record<string, unknown>, seats: SeatInfo[]): Standing[] {
  const scores = [view["scores"], view["points"]].map(numbers).find((found) => found.length === seats.length);
  return seats.map(({ seat, letter }) => ({
    score: scores?.[seat] ?? null, marks: [{ colour: seat, letter }], notes: [],
  }));
}

/** The sign for a letter: that of the colour it names, or the first of its seat. */
export function markOf(standings: Standing[], seat: number, letter: string): Mark {
  const marks = standings[seat]?.marks ?? [];
  return marks.find((mark) => mark.letter === letter) ?? marks[0] ?? { colour: seat, letter };
}

/** A number as people write it, with a true minus. */
export function numberText(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** Seconds as people read a clock. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
