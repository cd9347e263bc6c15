/** From one position to the next: things fly from their cause to their place, then the new position is shown. */
import { tick } from "svelte";
import type { Told } from "../../lib/types";
import { Playing } from "../playing.svelte";
import { ownSeat } from "./view";
import type { DiscordiaView } from "./wire";

/** Milliseconds. */
const FLY = 430;
const BETWEEN = 170;
const MOST = 9; // flights for one position

export interface Flight {
  icon: "token" | "star" | "tile" | "card";
  name: string; // a letter, or the id of a tile
  from: string[]; // spots, the first one that is there
  to: string[];
}

export interface Flyer extends Flight {
  key: number;
  start: { x: number; y: number };
  end: { x: number; y: number };
}

export class Stage extends Playing<DiscordiaView> {
  flyers = $state.raw<Flyer[]>([]);
  #keys = 0;

  constructor(private readonly root: () => HTMLElement | undefined) {
    super();
  }

  /** Show a new position; with `animate` by way of what happened. */
  show(view: DiscordiaView, told: Told[], animate: boolean): void {
    this.skip();
    const before = this.shown;
    const flights = animate && before ? flightsOf(told, before).slice(0, MOST) : [];
    this.go(view, flights.length > 0 ? (run) => this.#play(flights, run) : null, told.length);
  }

  protected rest(): void {
    this.flyers = [];
  }

  async #play(flights: Flight[], run: number): Promise<void> {
    await tick();
    for (const flight of flights) {
      const [start, end] = [this.#place(flight.from), this.#place(flight.to)];
      if (!this.isOn(run)) return;
      if (!start || !end) continue;
      const key = ++this.#keys;
      this.flyers = [...this.flyers, { ...flight, key, start, end }];
      await this.pause(BETWEEN, run);
    }
    if (this.isOn(run) && this.flyers.length > 0) await this.pause(FLY, run);
  }

  /** The middle of a spot on the board; nothing when none of them is drawn. */
  #place(spots: string[]): { x: number; y: number } | null {
    const root = this.root();
    if (!root) return null;
    const whole = root.getBoundingClientRect();
    for (const spot of spots) {
      const box = root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
      if (box && box.width > 0) return { x: box.x + box.width / 2 - whole.x, y: box.y + box.height / 2 - whole.y };
    }
    return null;
  }
}

/** What moves in an event. */
function flightsOf(told: Told[], view: DiscordiaView): Flight[] {
  const own = ownSeat(view);
  return told.flatMap(({ kind, data }): Flight[] => {
    const seat = Number(data["player"] ?? -1);
    const tile = String(data["tile"] ?? "");
    const city = seat === own ? [`purse-${seat}`] : [`city-${seat}`];
    const letter = String(data["colour"] ?? "");
    switch (kind) {
      case "placed": {
        const place = Object.entries(view.display).find(([, id]) => id === tile)?.[0] ?? "";
        const to = seat === own ? [`space-${String(data["space"])}`, ...city] : city;
        return [{ icon: "tile", name: tile, from: [`place-${place}`], to }];
      }
      case "filled":
        return [{ icon: "token", name: letter, from: [`supply-${seat}-${letter}`, ...city], to: [`tile-${tile}`, ...city] }];
      case "flipped": return [{ icon: "tile", name: tile, from: [`tile-${tile}`, ...city], to: ["boat"] }];
      case "stars": {
        const [from, to] = [["cult"], [`stars-${seat}`, ...city]];
        return [{ icon: "star", name: "", from: Number(data["count"]) > 0 ? from : to, to: Number(data["count"]) > 0 ? to : from }];
      }
      case "workers-drawn": return [{ icon: "token", name: letter, from: ["bag"], to: [`supply-${seat}-${letter}`, ...city] }];
      case "returned": {
        const first = String(data["workers"] ?? "B").charAt(0);
        return [{ icon: "token", name: first, from: [`supply-${seat}-${first}`, ...city], to: ["bag"] }];
      }
      case "decree-taken": return [{ icon: "card", name: "", from: [`card-${String(data["decree"])}`], to: city }];
      case "privilege-taken": return [{ icon: "card", name: "", from: [`card-${String(data["privilege"])}`], to: city }];
    }
    return [];
  });
}
