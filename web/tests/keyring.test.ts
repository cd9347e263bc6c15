import { beforeEach, expect, test } from "vitest";
import { forgetSeat, keep, keptTables, keysOf } from "../src/lib/keyring";

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
