import type { Choice, Translate } from "../../lib/types";
import type { DiscordiaView } from "./wire";

/** What a part of the table is given in which something can be chosen. */
export interface ChoosingProps {
  view: DiscordiaView;
  choices: Choice[];
  picked: string[];
  hint: string;
  onpress: (...steps: string[]) => void;
  t: Translate;
}

export type Kind = "ship" | "barracks" | "stall" | "farm";
export const KINDS: readonly Kind[] = ["ship", "barracks", "stall", "farm"];
export const ROWS = ["harbor", "fort", "market", "field"] as const;
export type Row = (typeof ROWS)[number];
export const LETTERS = ["B", "R", "W", "Y"] as const;
export const DICE = ["blue", "red", "yellow"] as const;
export const EXPANSIONS = ["harbor", "fort", "market", "field", "dev", "exp"] as const;
export const TOWERS = ["trade", "military"] as const;
export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

/** The first space of each row in a city, counted by the lengths that are printed. */
export function startsOf(lengths: readonly number[]): number[] {
  return lengths.map((_, row) => lengths.slice(0, row).reduce((all, one) => all + one, 0));
}

/** The choices that go on with these steps. */
export function open(choices: Choice[], picked: readonly string[]): Choice[] {
  return choices.filter(({ steps }) => picked.every((step, at) => steps[at] === step));
}

/** The distinct next ids among the choices that begin with what is picked. */
export function nextSteps(choices: Choice[], picked: readonly string[]): Set<string> {
  return new Set(open(choices, picked).flatMap(({ steps }) => steps[picked.length] ?? []));
}

/** The seat whose city lies large before who looks: one's own, or that of who is on turn. */
export function ownSeat(view: DiscordiaView): number {
  const turn = view.to_act[0] ?? 0;
  return view.viewer ?? (turn >= 0 && turn < view.cities.length ? turn : 0);
}

/** The others round the table, from the left neighbour on. */
export function others(view: DiscordiaView, own: number): number[] {
  return view.cities.map((_, n) => (own + n) % view.cities.length).slice(1);
}
