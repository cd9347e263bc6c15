/** What games show before a table of theirs is opened: it comes with the first page, so it is small and loads the rest. */
import type { Component } from "svelte";

/** A page of a game's own, at an address of its own. */
export interface GamePage {
  /** The address, without its slash. */
  path: string;
  /** The id of the link's text, one of the pages' own. */
  label: string;
  load: () => Promise<{ default: Component<Record<string, never>> }>;
}

/** The exports of a game's `front.ts`; none is a must. */
export interface Front {
  /** The fresco of the lobby. */
  picture?: () => Promise<{ default: Component<Record<string, never>> }>;
  /** The looks of the seats in their order, where the pieces have colours of their own. */
  looks?: readonly number[];
  pages?: readonly GamePage[];
}

const fronts = import.meta.glob<Front>("./*/front.ts", { eager: true });

export function frontOf(game: string): Front {
  return fronts[`./${game}/front.ts`] ?? {};
}

/** The page that a game has at this address. */
export function pageAt(path: string): GamePage | undefined {
  return Object.values(fronts).flatMap(({ pages = [] }) => pages).find((page) => page.path === path);
}

const LOOKS = [0, 1, 2, 3, 4, 5] as const;

/** The look of a seat, or of the colour with this number where a seat plays several. Looks are colour and shape at once:
    red lozenge, blue disc, ochre triangle, green square, purple star, black ring. */
export function lookOf(game: string, seat: number): number {
  const looks = frontOf(game).looks ?? LOOKS;
  return looks[seat % looks.length] ?? 0;
}
