/** Where on the table something can be chosen. */
import type { Choice } from "../../lib/types";
import { DICE, EXPANSIONS, nextSteps, TOWERS } from "./view";
import type { DiscordiaView } from "./wire";

export const TABS = ["rhine", "city", "cities", "general"] as const;
export type Tab = (typeof TABS)[number];

/** Pixels; a narrower table shows one part at a time. */
export const TABBED_BELOW = 704;

const includes = (all: readonly string[], step: string): boolean => all.includes(step);

/** In which part of the table a step is chosen. */
export function tabFor(view: DiscordiaView, own: number, step: string): Tab | null {
  return tabOf(step, new Set((view.cities[own]?.spaces ?? []).map((tile) => tile?.tile)), new Set(view.row.map((tile) => tile?.tile)));
}

/** How many things can be chosen in each part of the table, after what is picked. */
export function callingIn(view: DiscordiaView, own: number, choices: Choice[], picked: readonly string[]): Record<Tab, number> {
  const tiles = new Set((view.cities[own]?.spaces ?? []).map((tile) => tile?.tile));
  const posts = new Set(view.row.map((tile) => tile?.tile));
  const found: Record<Tab, number> = { rhine: 0, city: 0, cities: 0, general: 0 };
  for (const step of nextSteps(choices, picked)) {
    const tab = tabOf(step, tiles, posts);
    if (tab) found[tab] += 1;
  }
  return found;
}

function tabOf(step: string, tiles: Set<string | undefined>, posts: Set<string | undefined>): Tab | null {
  if (/^(DEC|PRI)\d/.test(step)) return "general";
  if (/^\d\.\d$/.test(step) || includes(DICE, step) || step === "season" || step === "star" || posts.has(step)) return "rhine";
  if (tiles.has(step) || includes(EXPANSIONS, step) || includes(TOWERS, step) || step === "expand" || step.startsWith("harbor")) return "city";
  return null;
}
