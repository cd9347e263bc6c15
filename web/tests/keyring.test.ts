import { beforeEach, expect, test } from "vitest";
import { both } from "./messages";
import {
  deskLinksOf, forgetSeat, keep, keepBeside, keptTables, keysOf, linkOf, seatsHere, takeKeyOf, tokensHere, turnTo,
} from "../src/lib/keyring";

beforeEach(() => localStorage.clear());

const keys = (table: string, more = {}): Parameters<typeof keep>[0] => ({ table, seat: null, seat_token: null, owner_token: null, ...more });

test("an owner who sits down keeps both keys", () => {
  keep(keys("t", { owner_token: "o" }), "forum");
  keep(keys("t", { seat: 2, seat_token: "s" }), "forum");
  expect(keysOf("t")).toMatchObject({ seat: 2, seat_token: "s", owner_token: "o" });
});

test("who stands up keeps the table he made", () => {
  keep(keys("t", { seat: 0, seat_token: "s", owner_token: "o" }), "forum");
  forgetSeat("t");
  expect(keysOf("t")).toMatchObject({ seat: null, seat_token: null, owner_token: "o" });
});

test("a guest who stands up forgets the table", () => {
  keep(keys("t", { seat: 0, seat_token: "s" }), "forum");
  forgetSeat("t");
  expect(keysOf("t")).toBeUndefined();
});

test("the latest table comes first and the oldest go", () => {
  for (let n = 0; n < 45; n += 1) keep(keys(`t${n}`), "forum", n);
  expect(keptTables()).toHaveLength(40);
  expect(keptTables()[0]?.table).toBe("t44");
});

test("a broken drawer of keys is an empty one", () => {
  localStorage.setItem("ludi.keys", "{broken");
  expect(keptTables()).toEqual([]);
});

test("the keys of several people at one screen are kept side by side", () => {
  keep(keys("t", { seat: 0, seat_token: "a", owner_token: "o" }), "forum");
  keepBeside(keys("t", { seat: 2, seat_token: "c" }));
  expect(seatsHere("t")).toEqual([0, 2]);
  expect(tokensHere("t")).toEqual(["a", "c"]);
  expect(keysOf("t")).toMatchObject({ seat: 0, seat_token: "a", owner_token: "o", game: "forum" });
});

test("who comes to the screen uses his own key, and the others keep theirs", () => {
  keep(keys("t", { seat: 0, seat_token: "a", owner_token: "o" }), "forum");
  keepBeside(keys("t", { seat: 2, seat_token: "c" }));
  turnTo("t", 2);
  expect(keysOf("t")).toMatchObject({ seat: 2, seat_token: "c", owner_token: "o" });
  expect(seatsHere("t")).toEqual([2, 0]);
});

test("nobody comes to the screen on a seat that is played elsewhere", () => {
  keep(keys("t", { seat: 0, seat_token: "a" }), "forum");
  turnTo("t", 1);
  expect(seatsHere("t")).toEqual([0]);
});

test("a key beside none is one's own", () => {
  keep(keys("t", { owner_token: "o" }), "forum");
  keepBeside(keys("t", { seat: 1, seat_token: "b" }));
  expect(keysOf("t")).toMatchObject({ seat: 1, seat_token: "b", owner_token: "o" });
});

test("everybody at the screen stands up at once", () => {
  keep(keys("t", { seat: 0, seat_token: "a", owner_token: "o" }), "forum");
  keepBeside(keys("t", { seat: 2, seat_token: "c" }));
  forgetSeat("t");
  expect(seatsHere("t")).toEqual([]);
  expect(keysOf("t")?.owner_token).toBe("o");
});

test("a link brings a lost seat back", () => {
  const token = "k".repeat(43);
  const link = new URL(linkOf("t", 1, token));
  expect(link.pathname).toBe("/t/t");
  expect(takeKeyOf("t", link.hash)).toBe(true);
  expect(keysOf("t")).toMatchObject({ seat: 1, seat_token: token });
});

test("a link to a position brings no seat", () => {
  expect(takeKeyOf("t", "#42")).toBe(false);
  expect(keysOf("t")).toBeUndefined();
});

test("who made the table has the links of every umpire, and a squadron's umpire that of his own desk", () => {
  const desks = [{ id: "red", label: both("red"), seats: [0] }];
  const words = { own: "chief", of: () => "red" };
  keep(keys("t", { owner_token: "o", umpire_token: "u", desk_tokens: { red: "r" } }), "megadates");
  keep(keys("t", { seat: 0, seat_token: "s" }), "megadates");
  expect(deskLinksOf("t", desks, words).map(({ label, link }) => [label, link.split("#")[1]])).toEqual([
    ["chief", "umpire-u"], ["red", "umpire-r"],
  ]);
  expect(deskLinksOf("other", desks, words)).toEqual([]);
});
