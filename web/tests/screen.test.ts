/** Several people at one screen. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { games } from "../src/lib/games.svelte";
import { keep, keepBeside } from "../src/lib/keyring";
import { settings } from "../src/lib/settings.svelte";
import { TableStore } from "../src/lib/table.svelte";
import type { GameInfo, Snapshot } from "../src/lib/types";
import { snapshot, welcome } from "./messages";
import { FakeWorld } from "./world";

const CHOICES = [{ action: "c3", steps: ["c3"] }];
const KEYS = { table: "abc", owner_token: null };
const SEATS = [0, 1];

let world: FakeWorld;
let table: TableStore;

function open(hasSecrets: boolean): void {
  games.all = [{ id: "forum", has_secrets: hasSecrets } as GameInfo];
  table = new TableStore("abc", world);
  table.open();
  world.socket.onopen?.();
}

/** A position in which these seats are to act, seen by one of them. */
const at = (step: number, toAct: number[], seat: number, more: Partial<Snapshot> = {}): Snapshot =>
  snapshot(step, { view: { to_act: toAct }, choices: toAct.includes(seat) ? CHOICES : [], ...more });
const hear = (...messages: Parameters<TableStore["receive"]>[0][]): void => messages.forEach((one) => world.socket.hear(one));
const hellos = (): (string | null | undefined)[] =>
  world.socket.sent.flatMap((one) => (one.type === "hello" ? [one.seat_token] : []));

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "less";
  localStorage.clear();
  world = new FakeWorld();
  for (const seat of SEATS) keepBeside({ ...KEYS, seat, seat_token: `key ${seat}` });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test("without secrets the screen goes on to the next player at once", () => {
  open(false);
  hear(welcome(at(1, [0], 0)), at(2, [1], 0));
  expect(table.waitsFor).toBe(1);
  table.passTo(1);
  expect(hellos()).toEqual(["key 0", "key 1"]);
  expect(table.curtain).toBeNull();
});

test("the next player says hello once, however often the board moves things meanwhile", () => {
  open(false);
  hear(welcome(at(1, [0], 0)), at(2, [1], 0));
  table.passTo(1);
  table.busy(true);
  table.busy(false);
  table.passTo(1);
  expect(hellos()).toEqual(["key 0", "key 1"]);
  hear(welcome(at(2, [1], 1), { seat: 1 }), at(3, [0], 1));
  table.passTo(0);
  expect(hellos()).toEqual(["key 0", "key 1", "key 0"]);
});

test("with secrets a curtain waits for the next player, who lifts it", () => {
  open(true);
  hear(welcome(at(1, [0], 0)));
  table.lift();
  hear(at(2, [1], 0));
  table.passTo(table.waitsFor ?? -1);
  expect(table.curtain).toBe(1);
  expect(hellos()).toEqual(["key 0"]);
  table.lift();
  expect(table.curtain).toBe(1);
  hear(welcome(at(2, [1], 1), { seat: 1 }));
  expect(hellos()).toEqual(["key 0", "key 1"]);
  expect(table.curtain).toBeNull();
});

test("who opens the page with secrets says first who he is", () => {
  open(true);
  hear(welcome(at(5, [1], 0)));
  expect(table.curtain).toBe(1);
});

test("who starts the game with secrets says first who he is", () => {
  open(true);
  hear(welcome(null), at(1, [0], 0));
  expect(table.curtain).toBe(0);
});

test("a curtain stays when the line was lost and is back", () => {
  open(true);
  hear(welcome(at(1, [0], 0)));
  world.socket.cut();
  world.pass(400);
  hear(welcome(at(1, [0], 0)));
  expect(table.curtain).toBe(0);
});

test("nobody is asked for the screen while it has his choice before it", () => {
  open(false);
  hear(welcome(at(1, [0, 1], 0)));
  expect(table.waitsFor).toBeNull();
  expect(table.asksFor).toBe(1);
});

test("the screen stays while a bot or somebody elsewhere is to act", () => {
  open(false);
  hear(welcome(at(1, [2], 0)));
  expect(table.waitsFor).toBeNull();
});

test("who takes the screen by hand keeps it until something happens", () => {
  open(false);
  hear(welcome(at(2, [1], 1), { seat: 1 }));
  table.take(0);
  hear(welcome(at(2, [1], 0), { seat: 0 }));
  expect(table.waitsFor).toBeNull();
  hear(at(3, [1], 0));
  expect(table.waitsFor).toBe(1);
});

test("a move can be taken back although the screen has passed on", () => {
  open(false);
  hear(welcome(at(1, [0], 0)), at(2, [1], 0));
  table.passTo(1);
  hear(welcome(at(2, [1], 1), { seat: 1 }));
  expect(table.mayUndo).toBe(true);
  table.undo();
  hear(welcome(at(2, [1], 0, { may_undo: true }), { seat: 0 }));
  expect(world.socket.sent.at(-1)).toMatchObject({ type: "undo" });
});

test("one person alone is never asked for the screen", () => {
  localStorage.clear();
  keep({ ...KEYS, seat: 0, seat_token: "key 0" }, "forum");
  open(true);
  hear(welcome(at(1, [1], 0)));
  expect([table.curtain, table.waitsFor]).toEqual([null, null]);
});

test("a tap without a connection is answered until the line is back", () => {
  open(false);
  hear(welcome(at(1, [0], 0)));
  world.socket.cut();
  table.tap();
  expect(table.problem?.code).toBe("offline");
  world.pass(400);
  hear(welcome(at(1, [0], 0)));
  expect(table.problem).toBeNull();
});
