/** Help at a table, by game: on in the first game of a kind against bots, until it is over or one click turns it off. */
import { load, save } from "./saved";
import type { TableInfo } from "./types";

class Help {
  private chosen: Record<string, boolean> = $state(load<Record<string, boolean>>("help", {}));

  isOn(info: TableInfo, seat: number | null): boolean {
    if (seat === null || info.status !== "playing" || info.is_lesson) return false;
    const isAlone = info.seats.every((one) => one.seat === seat || one.kind === "bot");
    return this.chosen[info.game] ?? isAlone;
  }

  turn(game: string, isOn: boolean): void {
    this.chosen = { ...this.chosen, [game]: isOn };
    save("help", this.chosen);
  }

  /** Who has played a game to its end knows it; who chose help himself keeps it. */
  finish(game: string): void {
    if (this.chosen[game] === undefined) this.turn(game, false);
  }
}

export const help = new Help();
