/** The course of a battle in numbers: the hull points under each flag turn by turn, and the turns that decided it. */
import type { Told } from "../../lib/types";
import { turnsOf } from "./report";
import type { MegadatesView } from "./wire";

export interface Strength {
  turn: number;
  rome: number;
  pirates: number;
}

export interface TurningPoint {
  turn: number;
  /** By how many hull points Rome gained on the pirates. */
  swing: number;
  told: Told[];
}

const DECIDING = ["sank", "captured", "retaken", "left-map"];

/** From the start on, after each turn that was played. */
export function strengthsOf(view: MegadatesView, story: readonly Told[]): Strength[] {
  const ships = new Map(view.ships.map(({ id, most_hull, home_side }) => [id, { hull: most_hull, side: home_side, home: home_side }]));
  const sum = (turn: number): Strength => {
    const of = (side: string): number => [...ships.values()].filter((ship) => ship.side === side).reduce((all, { hull }) => all + hull, 0);
    return { turn, rome: of("rome"), pirates: of("pirates") };
  };
  const found = [sum(0)];
  for (const { turn, told } of turnsOf(story)) {
    for (const { kind, data } of told) {
      const ship = ships.get(String(data["ship"]));
      if (!ship) continue;
      if (kind === "struck") ship.hull = Math.max(0, ship.hull - Number(data["hull"]));
      else if (kind === "hull-lost") ship.hull = Math.max(0, ship.hull - Number(data["points"]));
      else if (kind === "sank") ship.hull = 0;
      else if (kind === "captured") ship.side = ship.home === "rome" ? "pirates" : "rome";
      else if (kind === "retaken") ship.side = ship.home;
    }
    found.push(sum(turn));
  }
  return found;
}

/** What decided a turn: ships that were lost and won, or else the hardest blows. */
function decidingIn(told: readonly Told[]): Told[] {
  const lost = told.filter(({ kind }) => DECIDING.includes(kind));
  const blows = told.filter(({ kind, data }) => kind === "struck" && Number(data["hull"]) > 0);
  return lost.length ? lost : blows.sort((a, b) => Number(b.data["hull"]) - Number(a.data["hull"])).slice(0, 2);
}

/** The turns with the greatest change between the fleets, in the order in which they came. */
export function turningPoints(strengths: readonly Strength[], story: readonly Told[], most = 3): TurningPoint[] {
  const told = new Map(turnsOf(story).map((one) => [one.turn, one.told]));
  const swings = strengths.slice(1).map(({ turn, rome, pirates }, n) => {
    const before = strengths[n] ?? { rome: 0, pirates: 0 };
    return { turn, swing: rome - before.rome - (pirates - before.pirates), told: decidingIn(told.get(turn) ?? []) };
  });
  const great = swings.filter(({ swing }) => swing !== 0).sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
  return great.slice(0, most).sort((a, b) => a.turn - b.turn);
}
