/** The games that the server plays, in its order. */
import { api, problemOf } from "./api";
import type { GameInfo, Problem } from "./types";

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

  /** Those to come for, and those to try things out or for in between. */
  get main(): GameInfo[] {
    return (this.all ?? []).filter((game) => !game.is_toy);
  }

  get toys(): GameInfo[] {
    return (this.all ?? []).filter((game) => game.is_toy);
  }

  titleOf(id: string): string {
    return this.get(id)?.title ?? id;
  }
}

export const games = new Games();
