/** A game in a minute, with the board that draws its pictures; fetched once for whoever shows it. */
import { loadParts, type GameParts } from "../games/parts";
import { api, problemOf } from "./api";
import { games } from "./games.svelte";
import { needGameTexts, needLessonTexts } from "./texts.svelte";
import type { Brief, BriefPart, Problem } from "./types";

export class BriefStore {
  brief: Brief | null = $state.raw(null);
  parts: GameParts | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    this.problem = null;
    try {
      const { game } = this;
      await Promise.all([games.load(), needGameTexts(game), needLessonTexts(game)]);
      if ((games.get(game)?.lesson_minutes ?? 0) === 0) return;
      [this.brief, this.parts] = await Promise.all([api.brief(game), loadParts(game, Boolean(games.get(game)?.board))]);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The picture that belongs to a rule. */
  at(rule: string): BriefPart | undefined {
    return this.parts ? this.brief?.parts.find((part) => part.rule === rule) : undefined;
  }
}
