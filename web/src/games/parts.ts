/** What the games give the table page, each loaded when a table needs it. */
import type { Component } from "svelte";
import type { Standing } from "../lib/standing";
import type { BoardProps, Count, EndingProps, Folds, PanelProps, SeatInfo, Told, Translate, UmpireProps } from "../lib/types";

/** The exports of a game's `index.ts`; only the board is a must. */
export interface GameParts {
  Board: Component<BoardProps>;
  /** The board takes all the width that is left, and not only what fits the height of the screen. */
  isWide?: boolean;
  /** The board or the panel shows things of the whole story, not only the last of it. */
  needsStory?: boolean;
  /** Beside the board, above the players: what everybody always wants to see. */
  Panel?: Component<PanelProps>;
  /** The story of the game on the end screen, below the ranking. */
  Ending?: Component<EndingProps>;
  /** The umpire's desk, for who has its key. */
  Umpire?: Component<UmpireProps>;
  /** By seat, how it stands; without it the points that a view tells. */
  standing?: (view: Record<string, unknown>, seats: SeatInfo[], t: Translate) => Standing[];
  /** How something was counted, as small lines below its sentence in the log. */
  counts?: (told: Told) => Count[];
  /** What of the log belongs together: a run of lines with one key is folded into one, which `say` words; "" stays alone. */
  folds?: Folds;
  /** Whether the board can show what was told once more; the log has a button for it. */
  opens?: (told: Told) => boolean;
}

const folders = import.meta.glob<GameParts>("./*/index.ts");

/** What a game has in its folder; without one it gets the board that its package brings, or the one for any game. */
export async function loadParts(game: string, hasForeign: boolean): Promise<GameParts> {
  const load = folders[`./${game}/index.ts`];
  if (load) return load();
  const board = await (hasForeign ? import("../any/Foreign.svelte") : import("../any/Board.svelte"));
  return { Board: board.default };
}
