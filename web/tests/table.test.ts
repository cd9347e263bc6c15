import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { settings } from "../src/lib/settings.svelte";
import { continueStory } from "../src/lib/past.svelte";
import { holdOf } from "../src/lib/showing.svelte";
import { TableStore } from "../src/lib/table.svelte";
import { hmacOf } from "../src/lib/hashes";
import { keep, keysOf } from "../src/lib/keyring";
import { both, snapshot, table as info, told, welcome } from "./messages";
import { FakeWorld } from "./world";

const CHOICES = [{ action: "a1-b2", steps: ["a1", "b2"] }, { action: "c3", steps: ["c3"] }];

let world: FakeWorld;
let table: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  world = new FakeWorld();
  table = new TableStore("abc", world);
  table.open();
  world.socket.onopen?.();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const hear = (...messages: Parameters<TableStore["receive"]>[0][]): void => messages.forEach((one) => world.socket.hear(one));
const sent = (): unknown => world.socket.sent.at(-1);
const myTurn = (step: number): ReturnType<typeof snapshot> => snapshot(step, { choices: CHOICES });

describe("a table", () => {
  test("shows the position it is welcomed with at once, without moving anything", () => {
    hear(welcome(snapshot(7)));
    expect(table.onBoard?.step).toBe(7);
    expect(table.animate).toBe(false);
  });

  test("knows the whole story of a short game after a reload, and gives the board the last action only", () => {
    hear(welcome(snapshot(2, { told: [told(1), told(2)], told_from: 0 })));
    expect(table.storyFrom).toBe(0);
    expect(table.story.map((one) => one.step)).toEqual([1, 2]);
    expect(table.shown?.told.map((one) => one.step)).toEqual([2]);
  });

  test("checks the orders that are opened against the seals it saw while they waited", async () => {
    const salt = "ab".repeat(32);
    const opened = [{ seat: 1, place: "0/0/B", salt, text: "1, done" }];
    hear(welcome(snapshot(1)), snapshot(2, { seals: { "1": hmacOf(salt, "1, done") } }), snapshot(3, { opened }), snapshot(3, { opened }));
    await vi.waitFor(() => expect(table.sealChecks.map(({ seat, isRight }) => [seat, isRight])).toEqual([[1, true]]));
    hear(snapshot(4, { seals: { "1": hmacOf(salt, "1L, done") } }), snapshot(5, { opened }));
    await vi.waitFor(() => expect(table.sealChecks.map(({ isRight }) => isRight)).toEqual([false]));
  });

  test("shows positions one after the other, with time to see each", () => {
    hear(welcome(snapshot(1)), snapshot(2), snapshot(3));
    expect(table.onBoard?.step).toBe(2);
    expect(table.animate).toBe(true);
    vi.advanceTimersByTime(holdOf(snapshot(2)));
    expect(table.onBoard?.step).toBe(3);
  });

  test("waits for a board that is still moving things", () => {
    hear(welcome(snapshot(1)));
    table.busy(false);
    hear(snapshot(2));
    table.busy(true);
    hear(snapshot(3));
    vi.advanceTimersByTime(3_000);
    expect(table.onBoard?.step).toBe(2);
    table.busy(false);
    expect(table.onBoard?.step).toBe(3);
  });

  test("is not held up for ever by a board that never ends", () => {
    hear(welcome(snapshot(1)));
    table.busy(false);
    hear(snapshot(2), snapshot(3));
    table.busy(true);
    vi.advanceTimersByTime(20_000);
    expect(table.onBoard?.step).toBe(3);
  });

  test("offers no choice while an older position is still shown", () => {
    hear(welcome(snapshot(1)), snapshot(2), myTurn(3));
    expect(table.choices).toEqual([]);
    table.skip();
    expect(table.choices).toEqual(CHOICES);
  });

  test("moves nothing for who wants less movement", () => {
    settings.motion = "less";
    hear(welcome(snapshot(1)), snapshot(2), snapshot(3));
    expect(table.onBoard?.step).toBe(3);
    expect(table.animate).toBe(false);
  });

  test("an undo is shown at once and takes its lines from the story", () => {
    hear(welcome(snapshot(1)), snapshot(2), snapshot(3), snapshot(1, { is_undo: true, told: [told(1)], told_from: 0 }));
    expect(table.onBoard?.step).toBe(1);
    expect(table.story.map((one) => one.step)).toEqual([1]);
  });

  test("after a take-back the last part of the story is the one that is told then", () => {
    const known = { told: [told(1), told(2), told(3)], from: 1 };
    const after = continueStory(known, snapshot(2, { is_undo: true, told: [told(2, "what stays")], told_from: 2 }));
    expect(after.told.map((one) => one.text.text)).toEqual(["step 1", "what stays"]);
    expect(after.from).toBe(1);
  });

  test("fetches the page before what it knows of the story, and then it is longer", async () => {
    const asked = vi.spyOn(api, "story").mockResolvedValue({ told: [told(7), told(8)], told_from: 7 });
    hear(welcome(snapshot(9, { told: [told(9)], told_from: 9 })));
    await table.older();
    expect(asked).toHaveBeenCalledWith("abc", 9, null);
    expect(table.story.map((one) => one.step)).toEqual([7, 8, 9]);
    expect(table.storyFrom).toBe(7);
    hear(snapshot(10));
    expect(table.story.map((one) => one.step)).toEqual([7, 8, 9, 10]);
  });

  test("a new line begins with what the server tells then", () => {
    hear(welcome(snapshot(2, { told: [told(1), told(2)], told_from: 0 })));
    world.socket.cut();
    world.pass(1000);
    world.socket.onopen?.();
    hear(welcome(snapshot(90, { told: [told(90)], told_from: 90 })));
    expect(table.story.map((one) => one.step)).toEqual([90]);
    expect(table.storyFrom).toBe(90);
  });

  test("picked steps become an action with the version of the decision", () => {
    hear(welcome(myTurn(5)));
    table.pick("a1");
    expect(table.picked).toEqual(["a1"]);
    table.pick("b2");
    expect(sent()).toEqual({ type: "act", request: 1, version: 5, actions: ["a1-b2"] });
  });

  test("a second click before the answer does nothing", () => {
    hear(welcome(myTurn(5)));
    table.pick("c3");
    table.pick("c3");
    expect(world.socket.sent.filter((one) => one.type === "act")).toHaveLength(1);
  });

  test("a refusal keeps its sentence and rule until the next try", () => {
    hear(welcome(myTurn(5)));
    table.pick("g7");
    hear({ type: "answer", request: 1, problem: { code: "illegal-action", message: both("No."), rule: "F-22", part: "", prefix: [] }, hint: null, foresight: null, keys: null });
    expect(table.problem?.rule).toBe("F-22");
    table.pick("a1");
    expect(table.problem).toBeNull();
  });

  test("a new decision forgets picks, hint and refusal", () => {
    hear(welcome(myTurn(5)));
    table.pick("a1");
    hear(myTurn(6));
    expect(table.picked).toEqual([]);
  });

  test("the same decision told again keeps the picks", () => {
    hear(welcome(myTurn(5)));
    table.pick("a1");
    hear(snapshot(5, { choices: CHOICES, told: [], offers: { end: [1] } }));
    expect(table.picked).toEqual(["a1"]);
  });

  test("an action that was not answered is not sent again after a reconnection", () => {
    hear(welcome(myTurn(5)));
    table.pick("c3");
    world.socket.cut();
    world.pass(400);
    world.socket.onopen?.();
    hear(welcome(snapshot(6)));
    expect(world.socket.sent.map((one) => one.type)).toEqual(["hello"]);
    expect(table.problem).toBeNull();
  });

  test("a player hears that his action did not arrive", () => {
    hear(welcome(myTurn(5)));
    table.pick("c3");
    world.socket.cut();
    world.pass(400);
    hear(welcome(myTurn(5)));
    expect(table.problem?.code).toBe("not-arrived");
    expect(table.isSent).toBe(false);
  });

  test("a click without a connection says so and is not kept for later", () => {
    hear(welcome(myTurn(5)));
    world.socket.cut();
    table.act("c3");
    expect(table.problem?.code).toBe("offline");
  });

  test("a hint is shown until the next decision", () => {
    hear(welcome(myTurn(5)));
    table.askHint();
    expect(table.isThinking).toBe(true);
    hear({ type: "answer", request: 1, problem: null, hint: { best: { actions: ["c3"], steps: ["c3"], does: [], change: [] }, other: null }, foresight: null, keys: null });
    expect(table.hint?.best.actions[0]).toBe("c3");
    expect(table.isThinking).toBe(false);
    hear(myTurn(6));
    expect(table.hint).toBeNull();
  });

  test("a spectator has no choices", () => {
    hear(welcome(snapshot(5), { seat: null }));
    table.pick("a1");
    expect(table.picked).toEqual([]);
  });

  test("hears who comes and what is said", () => {
    hear(welcome(null), { type: "table", table: info({ status: "over" }) });
    hear({ type: "chat", seat: 1, part: "seat", name: "Livia", text: "Salve", at: 1, channel: "table", to: null, said: null, step: 0 });
    expect(table.info?.status).toBe("over");
    expect(table.chat.map((line) => line.text)).toEqual(["Salve"]);
  });

  test("a table that was deleted is gone, its keys too, and nobody knocks again", () => {
    keep({ table: table.id, seat: 0, seat_token: "x", owner_token: null, umpire_token: null }, "forum");
    hear(welcome(null), { type: "gone", table: table.id });
    world.pass(60_000);
    expect([table.isGone, table.wasDeleted, world.sockets.length]).toEqual([true, true, 1]);
    expect(keysOf(table.id)).toBeUndefined();
  });

  test("a table that is not there is gone", () => {
    world.socket.cut(4404);
    expect(table.isGone).toBe(true);
  });
});

describe("talk", () => {
  const closed_talk = { code: "illegal-action", message: both("Not now."), rule: "N-155", part: "", prefix: [] };
  const battle = info({ closed_talk });
  const squadron = snapshot(1, { channels: { squadron: [0, 1] } });

  test("is with everyone, and on the channels of the game, where nothing closes it", () => {
    hear(welcome(squadron));
    expect(table.channels).toEqual(["table", "squadron"]);
  });

  test("is in the squadron alone while it is closed, and with everyone again at the end", () => {
    hear(welcome(squadron, { table: battle }));
    expect(table.channels).toEqual(["squadron"]);
    hear({ type: "table", table: info({ status: "over" }) }, snapshot(2));
    expect(table.channels).toEqual(["table"]);
  });

  test("is nowhere for a captain who has only flags", () => {
    hear(welcome(snapshot(1), { table: battle }));
    expect(table.channels).toEqual([]);
  });

  test("is apart for who watches and who umpires", () => {
    hear(welcome(snapshot(1), { table: battle, seat: null }));
    expect(table.channels).toEqual(["spectators"]);
    hear(welcome(snapshot(1), { table: battle, seat: null, is_umpire: true, desk: "red" }));
    expect(table.channels).toEqual(["spectators", "umpires"]);
    expect(table.desk).toBe("red");
  });
});

describe("cause before effect", () => {
  const before = { score: 0 };
  const shown = (): [unknown, number[]] => [table.view, table.log.map((one) => one.step)];

  /** A table whose board tells what it has shown. */
  function begin(): void {
    hear(welcome(snapshot(1, { view: before, told: [told(1)], told_from: 0 })));
    table.seen(before, 0);
    table.busy(false);
  }

  test("the log and the scores wait for a board that tells what it has shown", () => {
    begin();
    const after = { score: 7 };
    hear(snapshot(2, { view: after, told: [told(2, "moves"), told(2, "scores")] }));
    table.busy(true);
    expect(shown()).toEqual([before, [1]]);
    expect(table.happening?.text.text).toBe("moves");
    const between = { score: 3 };
    table.seen(between, 1);
    expect(shown()).toEqual([between, [1, 2]]);
    expect(table.happening?.text.text).toBe("scores");
    table.seen(after, 0);
    table.busy(false);
    expect(shown()).toEqual([after, [1, 2, 2]]);
    expect(table.happening).toBeNull();
  });

  test("what waits behind the board is not told yet", () => {
    begin();
    hear(snapshot(2), snapshot(3), snapshot(4));
    expect(shown()).toEqual([before, [1]]);
    table.seen({}, 0);
    expect(table.log.map((one) => one.step)).toEqual([1, 2]);
    table.skip();
    expect(table.log.map((one) => one.step)).toEqual([1, 2, 3, 4]);
  });

  test("a board that tells nothing is believed to have shown what it was given", () => {
    hear(welcome(snapshot(1)), snapshot(2, { view: { score: 2 } }));
    expect(shown()).toEqual([{ score: 2 }, [1, 2]]);
  });

  test("an undo and less movement show all at once", () => {
    begin();
    hear(snapshot(2), snapshot(1, { view: before, is_undo: true, told: [told(1)], told_from: 0 }));
    expect(shown()).toEqual([before, [1]]);
    settings.motion = "less";
    hear(snapshot(2, { view: { score: 5 } }));
    expect(shown()).toEqual([{ score: 5 }, [1, 2]]);
  });
});
