import { beforeEach, describe, expect, test } from "vitest";
import { check, ticketOf } from "../src/lib/draws";
import { sha256Of } from "../src/lib/hashes";
import type { FairSheet, SeatInfo } from "../src/lib/types";
import { pledgeOf, witness, type Pledge } from "../src/lib/words";
import { SEAT, table } from "./messages";

// The game that docs/fairness.md works by hand.
const SECRET = "00".repeat(31) + "01";
const COMMITMENT = "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5";
const WORDS = ["alea", "iacta"];
const SEALED = WORDS.map(sha256Of);
const DEAL = "micatio-prompt-deal";

function sheet(more: Partial<FairSheet> = {}): FairSheet {
  const draws = [
    { number: 0, label: DEAL, total: 9, low: 5, high: 6, text: "lucky 7", step: 1 },
    { number: 1, label: DEAL, total: 8, low: 3, high: 4, text: "lucky 5", step: 2 },
    { number: 2, label: "micatio-prompt-stake", total: 6, low: 3, high: 5, text: "stake 2", step: 3 },
  ];
  return { commitment: COMMITMENT, secret: SECRET, words: WORDS, sealed: SEALED, foreign: 0, draws, ...more };
}

const pledge = (more: Partial<Pledge> = {}): Pledge => ({ at: 0, commitment: COMMITMENT, seals: SEALED, isFixed: true, words: { "0": "alea" }, ...more });

describe("draws", () => {
  test("are computed as the server and the handbook do", () => {
    expect([ticketOf(SECRET, WORDS, 0, DEAL, 9), ticketOf(SECRET, WORDS, 1, DEAL, 8)]).toEqual([5, 3]);
  });

  test("of a fair game are all right", () => {
    const found = check(sheet(), pledge());
    expect([found.faults, found.isLeftOut, found.wasThere]).toEqual([[], false, true]);
    expect(found.draws.map(({ isRight }) => isRight)).toEqual([true, true, true]);
  });

  test("one that the secret does not give is found", () => {
    const [first, ...rest] = sheet().draws;
    const found = check(sheet({ draws: [{ ...first!, low: 6, high: 7 }, ...rest] }), pledge());
    expect([found.faults, found.draws[0]?.isRight]).toEqual([["draws"], false]);
  });

  test("another secret, or another promise than was seen before the game, is found", () => {
    expect(check(sheet({ secret: "11".repeat(32) }), undefined).faults).toContain("secret");
    expect(check(sheet(), pledge({ commitment: "22".repeat(32) })).faults).toEqual(["promise"]);
  });

  test("words that were not sealed, or under other seals than were seen, are found", () => {
    expect(check(sheet({ words: ["alea", "other"] }), undefined).faults).toContain("words");
    expect(check(sheet(), pledge({ seals: [SEALED[0]!, "33".repeat(32)] })).faults).toEqual(["words"]);
    expect(check(sheet(), pledge({ seals: [SEALED[0]!, ""], isFixed: false })).faults).toEqual([]); // not yet the last
  });

  test("tell that one's own word was left out", () => {
    expect(check(sheet({ words: ["", "iacta"], draws: [] }), pledge()).isLeftOut).toBe(true);
  });
});

describe("what was promised", () => {
  const seat = (number: number, seal: string): SeatInfo => ({
    seat: number, letter: "AB"[number]!, kind: "person", name: "", bot: "", is_online: true, is_free: false, is_away: false, is_late: false,
    ...SEAT, seal,
  });
  const open = (commitment: string, seals: string[], isStarting = false): void =>
    witness(table({ status: "open", commitment, seats: seals.map((seal, at) => seat(at, seal)), is_starting: isStarting }));

  beforeEach(() => localStorage.clear());

  test("is kept from before the game: the first commitment, and the seals up to when words are opened", () => {
    open("aa", ["x", ""]);
    open("bb", ["x", "y"]);
    open("bb", ["x", "y"], true);
    open("bb", ["x", "z"], true);
    expect(pledgeOf("abc")).toMatchObject({ commitment: "aa", seals: ["x", "y"], isFixed: true });
  });

  test("is not taken from a game that has begun", () => {
    witness(table({ commitment: "aa" }));
    expect(pledgeOf("abc")).toBeUndefined();
  });
});
