/** What happened in words and numbers: turn by turn for a captain, ship by ship at the end. */
import type { Told } from "../../lib/types";
import { shipsIn } from "./reveal";

export interface TurnTold {
  turn: number;
  told: Told[];
}

/** The story cut into turns, from each opening of the orders to the next. */
export function turnsOf(story: readonly Told[]): TurnTold[] {
  const turns: TurnTold[] = [];
  for (const told of story) {
    if (told.kind === "revealed") turns.push({ turn: Number(told.data["turn"]), told: [] });
    else if (told.kind !== "locked") turns.at(-1)?.told.push(told);
  }
  return turns;
}

/** What concerns these ships; the movement of all is seen on the chart. */
export function concerning(told: readonly Told[], ships: readonly string[]): Told[] {
  return told.filter((one) => one.kind !== "sailed" && shipsIn(one).some((ship) => ships.includes(ship)));
}

/** In numbers, what a ship did and what was done to it. */
export interface Deeds {
  rams: number;
  hits: number;
  captures: number;
  hull: number;
  chits: number;
}

const NONE: Deeds = { rams: 0, hits: 0, captures: 0, hull: 0, chits: 0 };

/** What is done from a prize is the deed of who holds it; what units do is that of their own ship. */
export function deedsOf(story: readonly Told[]): Map<string, Deeds> {
  const all = new Map<string, Deeds>();
  const add = (ship: unknown, what: keyof Deeds, count = 1): void => {
    if (typeof ship !== "string" || !ship) return;
    const deeds = all.get(ship) ?? { ...NONE };
    deeds[what] += count;
    all.set(ship, deeds);
  };
  const holders = new Map<string, string>();
  const holder = (ship: unknown): string => holders.get(String(ship)) ?? String(ship ?? "");
  const shooter = (unit: unknown, ship: unknown): string => /^([RP]\d+)\./.exec(String(unit ?? ""))?.[1] ?? holder(ship);
  for (const { kind, data } of story) {
    if (kind === "captured") holders.set(String(data["ship"]), holder(data["by"]));
    else if (kind === "retaken") holders.delete(String(data["ship"]));
    if (kind === "met" && data["result"] === "ram") add(holder(data["rammer"]), "rams");
    else if (kind === "shot" && data["hits"] === true) add(shooter(data["unit"], data["ship"]), "hits");
    else if (kind === "captured") add(holder(data["by"]), "captures");
    else if (kind === "struck") add(data["ship"], "hull", Number(data["hull"]));
    else if (kind === "hull-lost") add(data["ship"], "hull", Number(data["points"]));
    else if (kind === "chit-drawn" && data["is_kept"] === true) add(data["ship"], "chits");
  }
  return all;
}
