import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { lookOf } from "../src/games/fronts";
import { nameAmong, sayWithNames, withNames } from "../src/lib/seats";
import { settings } from "../src/lib/settings.svelte";
import { markOf, numberText, plainStanding } from "../src/lib/standing";
import { loadTexts } from "../src/lib/texts.svelte";
import type { SeatInfo, Sentence } from "../src/lib/types";
import { both, SEAT, seatWord } from "./messages";

const TEXTS = {
  en: "seats-scored = { $forward } forward for { $leaders }, { $back } back for { $losers }.\nseats-jump = A jump of { $seat }: { $text }.\nseats-begins = { $seat } begins.\n",
  nl: "seats-scored = { $forward } vooruit voor { $leaders }, { $back } terug voor { $losers }.\n",
};

const seat = (at: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at, letter: String.fromCharCode(65 + at), kind: "person", name, bot: "", is_online: true, is_free: false,
  is_away: false, is_late: false, ...SEAT, ...more,
});
const TABLE = [seat(0, "Anna"), seat(1, "", { kind: "bot", bot: "easy" }), seat(2, "Cato")];

beforeAll(async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(path.endsWith("/nl") ? TEXTS.nl : TEXTS.en));
  await Promise.all([loadTexts("en"), loadTexts("nl")]);
});
beforeEach(() => (settings.language = "en"));

const sentence = (name: string, words: Sentence["words"] = {}): Sentence => ({ ...both(""), name, words });

describe("a sentence of the server", () => {
  const scored = sentence("seats-scored", { leaders: [seatWord(0)], losers: [seatWord(1), seatWord(2)], forward: 7, back: 2 });

  test("says names where it has seats", () => {
    expect(sayWithNames(scored, TABLE)).toBe("7 forward for Anna, 2 back for Brutus and Cato.");
    settings.language = "nl";
    expect(sayWithNames(scored, TABLE)).toBe("7 vooruit voor Anna, 2 terug voor Brutus en Cato.");
  });

  test("leaves capital letters alone that are no seats", () => {
    const said = sentence("seats-jump", { seat: seatWord(0), text: "A.D. 79: B, P1 (IV)" });
    expect(sayWithNames(said, TABLE)).toBe("A jump of Anna: A.D. 79: B, P1 (IV).");
  });

  test("has the letter of a seat that is free or not at the table", () => {
    const free = [seat(0, "", { kind: "open", is_free: true })];
    expect(sayWithNames(sentence("seats-begins", { seat: seatWord(3) }), TABLE)).toBe("D begins.");
    expect(sayWithNames(sentence("seats-begins", { seat: seatWord(0) }), free)).toBe("A begins.");
  });

  test("tells the colours of one seat apart", () => {
    const parts = withNames(sentence("seats-begins", { seat: seatWord(0, "A2") }), TABLE);
    expect(parts).toEqual([{ seat: 0, name: "Anna (A2)", letter: "A2" }, " begins."]);
  });

  test("may have another sentence within it, with seats of its own", () => {
    const within = sentence("seats-begins", { seat: seatWord(2) });
    expect(sayWithNames(sentence("seats-jump", { seat: seatWord(1), text: within }), TABLE)).toBe("A jump of Brutus: Cato begins..");
  });

  test("takes no word of its own for a seat, whatever signs are in it", () => {
    expect(sayWithNames(sentence("seats-begins", { seat: "\uE0000\uE001" }), TABLE)).toBe("0 begins.");
  });

  test("reads in English where nobody wrote its text", () => {
    expect(sayWithNames({ ...sentence("seats-nowhere"), text: "as it is" }, TABLE)).toBe("as it is");
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
