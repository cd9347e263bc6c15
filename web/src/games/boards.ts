/** The boards there are, each loaded when a table needs it; a game without one gets its choices as buttons. */
import type { Component } from "svelte";
import type { BoardProps } from "../lib/types";

type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`];
  return (await (load ? load() : import("../parts/Choices.svelte"))).default;
}
