import { beforeEach, describe, expect, test } from "vitest";
import { lookOf } from "../src/games/fronts";
import { nameAmong, sayWithNames, withNames } from "../src/lib/seats";
import { settings } from "../src/lib/settings.svelte";
import { markOf, numberText, plainStanding } from "../src/lib/standing";
import type { SeatInfo } from "../src/lib/types";
import { SEAT } from "./messages";

const seat = (at: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at, letter: String.fromCharCode(65 + at), kind: "person", name, bot: "", is_online: true, is_free: false,
  is_away: false, ...SEAT, ...more,
});
const TABLE = [seat(0, "Anna"), seat(1, "", { kind: "bot", bot: "easy" }), seat(2, "Cato")];

beforeEach(() => (settings.language = "en"));

describe("a sentence of the server", () => {
  test("says names where it had letters", () => {
    const said = { en: "7 steps forward for A, 2 back for B and C.", nl: "7 vooruit voor A, 2 terug voor B en C." };
    expect(sayWithNames(said, TABLE)).toBe("7 steps forward for Anna, 2 back for Brutus and Cato.");
    settings.language = "nl";
    expect(sayWithNames(said, TABLE)).toBe("7 vooruit voor Anna, 2 terug voor Brutus en Cato.");
  });

  test("keeps the letters where the article A can't be told from a seat", () => {
    const said = { en: "A jump of A must end elsewhere.", nl: "Een sprong van A moet elders eindigen." };
    expect(sayWithNames(said, TABLE)).toBe(said.en);
  });

  test("keeps letters of words, of dates and of numbers", () => {
    const said = { en: "A.D. 79: a1, B-3 and (IV).", nl: "A.D. 79: a1, B-3 en (IV)." };
    expect(sayWithNames(said, TABLE)).toBe(said.en);
  });

  test("keeps the letter of a seat that is not at the table", () => {
    expect(sayWithNames({ en: "D begins.", nl: "D begint." }, TABLE)).toBe("D begins.");
  });

  test("tells the colours of one seat apart", () => {
    const parts = withNames({ en: "A2 places a Roman.", nl: "A2 zet een Romein." }, TABLE);
    expect(parts).toEqual([{ seat: 0, name: "Anna (A2)", letter: "A2" }, " places a Roman."]);
  });

  test("takes P1 for a ship where many play", () => {
    const fleet = Array.from({ length: 18 }, (_, at) => seat(at, `name${at}`));
    expect(sayWithNames({ en: "P1 rams R2; P waits.", nl: "P1 ramt R2; P wacht." }, fleet)).toBe("P1 rams R2; name15 waits.");
  });
});

test("two people with one name have their letters too", () => {
  const guests = [seat(0, "Guest"), seat(1, "Guest"), seat(2, "Cato")];
  expect([0, 1, 2].map((at) => nameAmong(guests, at))).toEqual(["Guest (A)", "Guest (B)", "Cato"]);
});

test("the families of Pompeii are red, black, yellow and blue", () => {
  expect([0, 1, 2, 3].map((at) => lookOf("pompeii", at))).toEqual([0, 5, 2, 1]);
});

test("more seats than looks begin again", () => {
  expect([0, 5, 6, 29].map((at) => lookOf("megadates", at))).toEqual([0, 5, 0, 5]);
});

test("points are shown when there is one for each seat", () => {
  expect(plainStanding({ points: [3, 1, 0] }, TABLE).map((one) => one.score)).toEqual([3, 1, 0]);
  expect(plainStanding({ points: [3, 1] }, TABLE).map((one) => one.score)).toEqual([null, null, null]);
});

test("a letter has the sign of its colour, or else of its seat", () => {
  const marks = [{ colour: 2, letter: "B1" }, { colour: 3, letter: "B2" }];
  const standings = [{ score: null, notes: [], marks: [] }, { score: null, notes: [], marks }];
  expect(markOf(standings, 1, "B2").colour).toBe(3);
  expect(markOf(standings, 1, "B").colour).toBe(2);
  expect(markOf([], 1, "B").colour).toBe(1);
});

test("a number below zero has a true minus", () => {
  expect([-4, 0, 7].map(numberText)).toEqual(["−4", "0", "7"]);
});
