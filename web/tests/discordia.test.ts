import { beforeEach, expect, test } from "vitest";
import { doneIn } from "../src/games/discordia/turn";
import { reportsOf } from "../src/games/discordia/year";
import { campaign } from "../src/games/discordia/campaign.svelte";
import type { Told } from "../src/lib/types";
import { both } from "./messages";

let step = 0;
function told(kind: string, data: Record<string, unknown> = {}, isSame = false): Told {
  if (!isSame) step += 1;
  return { step, kind, data, text: both(kind), rules: [] };
}

beforeEach(() => {
  step = 0;
});

test("a turn is listed from the die on, one entry for each action", () => {
  const story = [
    told("rolled", { season: 1, year: 1 }),
    told("die-chosen", { player: 0 }),
    told("placed", { player: 0 }),
    told("stars", { player: 0 }, true),
  ];
  expect(doneIn(story, 0).map((done) => [done.step, done.told.length, done.mayUndo])).toEqual([[2, 1, true], [3, 2, true]]);
  expect(doneIn(story, 1)).toEqual([]);
});

test("what was done before a draw can't be taken back", () => {
  const story = [told("turn-ended", { player: 1 }), told("filled", { player: 0 }), told("workers-drawn", { player: 0 }), told("filled", { player: 0 })];
  expect(doneIn(story, 0).map((done) => done.mayUndo)).toEqual([false, true]);
});

test("the attack is nobody's action", () => {
  const story = [told("turn-ended", { player: 1 }), told("attacked", { player: 0 }), told("returned", { player: 0 })];
  expect(doneIn(story, 0).map((done) => done.told[0]?.kind)).toEqual(["returned"]);
});

/** The end of a year with two players, the first of whom has a surplus and Pontifex. */
function year(): Told[] {
  return [
    told("rolled", { season: 5, year: 1 }),
    told("turn-ended", { player: 0 }),
    told("turn-ended", { player: 1 }),
    told("stars", { player: 0, count: -1 }, true),
    told("attacked", { player: 0, attack: 1, strength: 1, is_defended: true }, true),
    told("attacked", { player: 1, attack: 1, strength: 0, is_defended: false }, true),
    told("workers-drawn", { player: 1 }),
    told("cleared", { place: 1 }, true),
    told("lacked", { player: 0, lack: -1 }, true),
    told("returned", { player: 0 }),
    told("lacked", { player: 1, lack: 1 }, true),
    told("workers-drawn", { player: 1 }),
    told("returned", { player: 0 }),
    told("new-year", { year: 2 }, true),
    told("rolled", { season: 1, year: 2 }),
  ];
}

test("the end of a year is read step by step, each player by himself", () => {
  const [report] = reportsOf(year(), 2);
  expect(report?.beats.map(({ phase, player }) => `${phase} ${player}`)).toEqual([
    "E0 0", "E1 0", "E1 1", "E2 -1", "E3 0", "E3 1", "E4 0", "E5 -1",
  ]);
  expect(report?.isDone).toBe(true);
  expect(report?.before).toBe(3);
});

test("a year that isn't over has no report", () => {
  expect(reportsOf(year().slice(0, 2), 2)).toEqual([]);
});

test("a campaign goes on while it is won, and ends with a defeat", () => {
  campaign.again();
  campaign.begin("one");
  expect(campaign.table).toBe("one");
  campaign.record("agrippina", true);
  expect([campaign.won, campaign.table, campaign.has("one")]).toEqual([["agrippina"], "", true]);
  campaign.begin("two");
  campaign.record("confluentes", false);
  expect([campaign.won, campaign.lost]).toEqual([["agrippina"], "confluentes"]);
  campaign.again();
  expect([campaign.won, campaign.lost, campaign.has("two")]).toEqual([[], "", false]);
});
