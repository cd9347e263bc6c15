/** How far somebody has come in the lessons, kept in this browser. */
import { api } from "./api";
import { keep } from "./keyring";
import { load, save } from "./saved";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import type { LessonPage } from "./types";

export interface Progress {
  table: string;
  number: number;
  count: number;
  isDone: boolean;
}

type All = Record<string, Progress>;

function all(): All {
  const kept = load<All>("lessons", {});
  return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
}

export function progressOf(game: string): Progress | undefined {
  return all()[game];
}

/** Keep which page somebody is at; who has once come to the end has done it. */
export function keepProgress(game: string, table: string, page: LessonPage): void {
  const was = all()[game];
  const isDone = page.is_over || (was?.isDone === true && was.table !== table);
  save("lessons", { ...all(), [game]: { table, number: page.number, count: page.count, isDone } });
}

/** The table of a lesson: the one that was left, or a new one. */
export async function lessonTable(game: string): Promise<string> {
  const was = progressOf(game);
  if (was && !was.isDone && (await isThere(was.table))) return was.table;
  const keys = await api.teach(game, settings.name.trim() || t("web-guest"));
  keep(keys, game);
  return keys.table;
}

async function isThere(table: string): Promise<boolean> {
  try {
    return (await api.table(table)).status !== "abandoned";
  } catch {
    return false;
  }
}
