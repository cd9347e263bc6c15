/** The games of the house: those the server plays, and those still being drawn. */
import { api, problemOf } from "./api";
import { t } from "./texts.svelte";
import type { GameInfo, Problem } from "./types";

/** The four of the house, in their order, with what the card says before the game is there. */
export const HOUSE = [
  { id: "forum", seats: [2, 6], minutes: [30, 60] },
  { id: "pompeii", seats: [2, 4], minutes: [45, 45] },
  { id: "discordia", seats: [1, 4], minutes: [] },
  { id: "megadates", seats: [2, 30], minutes: [] },
] as const;

class Games {
  all: GameInfo[] | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);

  async load(): Promise<void> {
    if (this.all) return;
    this.problem = null;
    try {
      this.all = await api.games();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  get(id: string): GameInfo | undefined {
    return this.all?.find((game) => game.id === id);
  }

  titleOf(id: string): string {
    return this.get(id)?.title ?? (HOUSE.some((game) => game.id === id) ? t(`web-game-${id}`) : id);
  }
}

export const games = new Games();
