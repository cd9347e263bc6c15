import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import Steps from "../src/any/Steps.svelte";
import { boardElement } from "../src/any/elements";
import { FieldWords, read, readable } from "../src/any/reading";
import type { Choice, Words } from "../src/lib/types";

const TEXTS: Record<string, (words: Words) => string> = {
  "nim-view-heaps": () => "Heaps",
  "nim-view-heaps.item": ({ n }) => `heap ${n}`,
  "nim-view-phase-take": () => "take sticks",
  "nim-view-hands-0": () => "?",
};
const words = new FieldWords("nim", (id, given = {}) => TEXTS[id]?.(given) ?? id);

describe("a view that nobody drew", () => {
  test("shows a number with a name made readable, and nothing of what every view has", () => {
    const { parts } = read({ viewer: 0, to_act: [0], sticks_left: 3, phase: "take", note: "" }, 2, words);
    expect(parts).toEqual([
      { kind: "counter", field: "sticks_left", label: "Sticks left", text: "3" },
      { kind: "counter", field: "phase", label: "Phase", text: "take sticks" },
    ]);
  });

  test("shows as many values as seats by seat, with the game's own word for a value", () => {
    const { bySeat, parts } = read({ hands: [0, 4] }, 2, words);
    expect(bySeat.columns).toEqual([{ field: "hands", label: "Hands", cells: ["?", "4"] }]);
    expect(parts).toEqual([]);
  });

  test("takes entries that have names for a list, however many they are", () => {
    const { bySeat, parts } = read({ heaps: [1, 3] }, 2, words);
    expect(bySeat.columns).toEqual([]);
    expect(parts).toEqual([
      { kind: "list", field: "heaps", label: "Heaps", items: [{ label: "heap 1", text: "1" }, { label: "heap 2", text: "3" }] },
    ]);
  });

  test("shows things with the same fields as a table, a grid as one without heads, and fields as a group", () => {
    const { parts } = read({ ships: [{ id: "R1", hull: 4 }], grid: [[1, 2], [3, 4], [5, 6]], bank: { gold: 2, open: [1] } }, 2, words);
    expect(parts).toEqual([
      { kind: "table", field: "ships", label: "Ships", columns: ["Id", "Hull"], rows: [{ head: "1", cells: ["R1", "4"] }] },
      { kind: "table", field: "grid", label: "Grid", columns: [], rows: [
        { head: "1", cells: ["1", "2"] }, { head: "2", cells: ["3", "4"] }, { head: "3", cells: ["5", "6"] },
      ] },
      { kind: "group", field: "bank", label: "Bank", parts: [
        { kind: "counter", field: "gold", label: "Gold", text: "2" },
        { kind: "list", field: "open", label: "Open", items: [{ label: "", text: "1" }] },
      ] },
    ]);
  });

  test("makes names of programs readable", () => {
    expect(["legal_moves", "lastMove", "x"].map(readable)).toEqual(["Legal moves", "Last move", "X"]);
  });
});

describe("steps", () => {
  let app: Record<string, unknown> | undefined;
  afterEach(() => {
    if (app) void unmount(app);
    app = undefined;
  });

  function open(choices: Choice[], picked: string[] = []): string[] {
    const picks: string[] = [];
    const props = { choices, picked, hinted: [], say: (step: string) => step, onpick: (step: string) => picks.push(step) };
    app = mount(Steps, { target: document.body, props });
    flushSync();
    return picks;
  }

  const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-step]")];
  const many = (count: number): Choice[] => Array.from({ length: count }, (_, n) => ({ action: `go ${n}`, steps: ["go", `${n}`] }));

  test("are narrowed down, one after the other", () => {
    const choices = [["a", "1"], ["b", "1"], ["b", "2"]].map((steps) => ({ action: steps.join(" "), steps }));
    const picks = open(choices);
    expect(buttons().map((one) => one.dataset["step"])).toEqual(["a", "b"]);
    buttons()[1]?.click();
    expect(picks).toEqual(["b"]);
  });

  test("are walked through by the arrows, with one stop for Tab", () => {
    open(many(5));
    buttons()[0]?.focus();
    buttons()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    flushSync();
    expect(document.activeElement).toBe(buttons()[1]);
    expect(buttons().map((one) => one.tabIndex)).toEqual([-1, 0, -1, -1, -1]);
  });

  test("are searched when they are many, and Enter takes the first that matches", () => {
    const picks = open(many(40));
    const search = document.querySelector<HTMLInputElement>("input[type=search]");
    if (!search) throw new Error("there is no search");
    search.value = "39";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(buttons().map((one) => one.dataset["step"])).toEqual(["39"]);
    search.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(picks).toEqual(["go", "39"]);
  });
});

describe("a board from a package", () => {
  class Own extends HTMLElement {}

  test("is an element of the class that its module exports, loaded once", async () => {
    let loads = 0;
    const load = async (): Promise<{ default: unknown }> => (loads++, { default: Own });
    expect(await boardElement("own", "/board.js", load)).toBeInstanceOf(Own);
    expect((await boardElement("own", "/board.js", load)).localName).toBe("ludi-board-own");
    expect(loads).toBe(1);
  });

  test("is refused when the module exports something else", async () => {
    await expect(boardElement("odd", "/odd.js", async () => ({ default: 3 }))).rejects.toThrow(TypeError);
  });
});
