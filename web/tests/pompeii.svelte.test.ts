import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "../src/games/pompeii/Board.svelte";
import {
  BUILDINGS,
  cellOf,
  crowdOn,
  GATES,
  middle,
  outline,
  planFor,
  sideOf,
  spotsAt,
  spotsOf,
  SQUARES,
  STARTS,
  SYMBOLS,
  wayOut,
  wayTo,
} from "../src/games/pompeii/city";
import { readSquare } from "../src/games/pompeii/reading";
import { SIGNS } from "../src/games/pompeii/signs";
import { flyerAt, Stage, tracesOf } from "../src/games/pompeii/stage.svelte";
import { bandsOf, tellStory } from "../src/games/pompeii/story";
import type { PompeiiView } from "../src/games/pompeii/wire";
import type { BoardProps, Choice, Told, Words } from "../src/lib/types";
import { both } from "./messages";

const START: PompeiiView = {
  viewer: 0, to_act: [0], turn: 0, phase: "first", stage: "play", colours: ["red", "black"], city: {},
  supply: [36, 36], saved: [0, 0], volcano: [0, 0], box: [0, 0], hand: [3, 3, 7, 11], hand_sizes: [4, 4], jokers: [],
  only_jokers: false, may_call: false, is_seething: false, deck: 41, discard: Array<number>(11).fill(0), omens: 0, top: "", causes: "",
  due: 0, tile: "", tiles_by: 0, lava: {}, bag: Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 7])), aside: 0,
  gates: GATES.map(({ square }) => square), exits: {}, stays: "", causer: -1, scores: [0, 0], reason: "",
};
const FLIGHT: PompeiiView = {
  ...START, phase: "second", stage: "move-1", hand: [], causer: 1, city: { e6: [2, 2] }, exits: { e6: 4 },
};

const words = (id: string, given: Words = {}): string => [id, ...Object.values(given)].join(" ");
const NO_LAVA = (): boolean => false;

function told(kind: string, data: Record<string, unknown>, step = 1): Told {
  return { kind, data, text: both(""), rules: [], step };
}

describe("the city", () => {
  it("has seventy squares, thirty buildings and eighty spots", () => {
    expect(SQUARES).toHaveLength(70);
    expect(BUILDINGS).toHaveLength(30);
    expect(SQUARES.reduce((all, square) => all + spotsAt(square), 0)).toBe(80);
  });

  it.each([340, 360, 390, 510, 519, 520, 800, 1400])("leaves a finger forty pixels a square at %i pixels", (pixels) => {
    expect((pixels / planFor(pixels).width) * 100).toBeGreaterThanOrEqual(40);
  });

  it("stands upright on a phone, with north to the right", () => {
    const plan = planFor(390);
    expect(cellOf(plan, "a1")).toEqual({ column: 6, row: 0 });
    expect(cellOf(plan, "k7")).toEqual({ column: 0, row: 10 });
    expect(GATES.map((gate) => sideOf(plan, gate)).join("")).toBe("NEENSWW");
  });

  it.each([390, 900])("has a wall of ten corners round all its squares at %i pixels", (pixels) => {
    const plan = planFor(pixels);
    const corners = outline(plan, 24);
    expect(corners).toHaveLength(10);
    for (const { x, y } of corners) {
      for (const square of SQUARES) {
        const at = middle(plan, square);
        expect(Math.max(Math.abs(at.x - x), Math.abs(at.y - y))).toBeGreaterThan(70);
      }
    }
  });

  it("gives every figure on a square a place of its own, on the spots while they last", () => {
    expect(crowdOn([2, 1], 3).map(({ x }) => x)).toEqual(spotsOf(3).map(({ x }) => x));
    for (let count = 1; count <= 12; count++) {
      const crowd = crowdOn([count], 2);
      expect(new Set(crowd.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of crowd) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(50);
    }
  });

  it("draws a crowd of more than twelve as one figure of each colour with its number", () => {
    expect(crowdOn([9, 0, 6], 0).map(({ seat, count }) => [seat, count])).toEqual([[0, 9], [2, 6]]);
  });

  it("leads to the nearest open gate, and of two equally near to the first of the list", () => {
    const open = GATES.map(({ square }) => square);
    expect(wayOut("e6", open, NO_LAVA)).toHaveLength(4);
    expect(wayOut("e6", open, NO_LAVA).at(-1)).toBe("g7");
    expect(wayOut("a3", open, NO_LAVA).at(-1)).toBe("a1");
    expect(wayOut("a3", ["k5"], NO_LAVA).at(-1)).toBe("k5");
  });

  it("goes round the lava, and nowhere when there is no way", () => {
    const lava = new Set(["c1", "b2"]);
    expect(wayTo("b1", "c2", (square) => lava.has(square))).toEqual(["b1", "a1", "a2", "a3", "b3", "c3", "c2"]);
    expect(wayTo("a1", "k7", (square) => ["b1", "a2"].includes(square))).toEqual([]);
  });

  it("has a sign for every symbol, and each starts on a square without spots", () => {
    expect(Object.keys(SIGNS).sort()).toEqual([...SYMBOLS].sort());
    expect(Object.keys(STARTS).map(spotsAt)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe("a square in words", () => {
  it("tells the building, its spots, who is there and how far freedom is", () => {
    const view = { ...START, city: { f5: [1, 1] }, exits: { f5: 4 } };
    expect(readSquare(view, "f5", words)).toBe(
      "f5, pompeii-building 7, pompeii-hue-purple, web-pompeii-spots 2 3: web-pompeii-of-colour 1 pompeii-colour-red, "
        + "web-pompeii-of-colour 1 pompeii-colour-black; pompeii-exit-cost 4",
    );
  });

  it("tells of lava and of the gate it closed", () => {
    const view = { ...FLIGHT, lava: { helmet: ["i7"] }, gates: ["a1"] };
    expect(readSquare(view, "i7", words)).toContain("pompeii-square-gate-closed Porta di Nocera");
    expect(readSquare(view, "i7", words)).toContain("pompeii-square-lava pompeii-symbol-helmet");
  });
});

describe("the stage", () => {
  const nowhere = () => ({ x: 0, y: 0 });
  const makeStage = () =>
    new Stage({ square: nowhere, seat: nowhere, deck: nowhere, open: nowhere, crater: nowhere, gate: () => [] });

  afterEach(() => vi.useRealTimers());

  async function playIn(before: PompeiiView, after: PompeiiView, events: Told[]): Promise<Stage> {
    vi.useFakeTimers();
    const stage = makeStage();
    stage.show(before, [], true);
    stage.show(after, events, true);
    return stage;
  }

  it("shows a position at once without animation, and marks what was done last", () => {
    const stage = makeStage();
    stage.show(START, [told("placed", { seat: 0, square: "f5", building: "7", way: "card" })], false);
    expect([stage.shown, stage.isPlaying]).toEqual([START, false]);
    expect(stage.traces).toEqual([{ kind: "placed", seat: 0, squares: ["f5"], gate: "" }]);
  });

  it("takes the card out of the hand before its figure stands in the city", async () => {
    const after = { ...START, hand: [3, 3, 11], city: { f5: [1, 0] }, supply: [35, 36], top: "7" };
    const stage = await playIn(START, after, [
      told("card-played", { seat: 0, number: 7, is_joker: false, has_figure: true }),
      told("placed", { seat: 0, square: "f5", building: "7", way: "card" }),
    ]);
    expect(stage.shown?.hand).toEqual([3, 3, 11]);
    expect(stage.shown?.city).toEqual({});
    await vi.advanceTimersByTimeAsync(600);
    expect(stage.flyers.map(({ kind, name }) => [kind, name])).toEqual([["figure", "red"]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([stage.shown, stage.isPlaying]).toEqual([after, false]);
  });

  it("sends the dead to the volcano and counts them there", async () => {
    const after = { ...FLIGHT, city: {}, volcano: [2, 2] };
    const events = [told("died", { square: "e6", figures: [2, 2], cause: "lava" }), told("lava-placed", { seat: 0, symbol: "mask", square: "d7" })];
    const stage = await playIn(FLIGHT, after, events);
    expect(stage.flyers).toHaveLength(4);
    expect(stage.shown?.city["e6"]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(619);
    expect(stage.shown?.volcano).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(2);
    expect(stage.isPlaying).toBe(true);
    expect(stage.shown?.volcano).toEqual([2, 2]);
  });

  it("makes the eruption a moment with all hands open, which a tap ends", async () => {
    const after = { ...FLIGHT, phase: "eruption" as const };
    const stage = await playIn(START, after, [told("erupted", { seat: 1, hands: [[3], [7]], boxed: [36, 36] })]);
    expect(stage.banner).toEqual({ kind: "erupted", seat: 1, hands: [[3], [7]] });
    stage.skip();
    expect([stage.banner, stage.shown]).toEqual([null, after]);
  });

  it("gives way when the next position comes while one is played in", async () => {
    const middleView = { ...START, city: { f5: [1, 0] } };
    const stage = await playIn(START, middleView, [told("placed", { seat: 0, square: "f5" })]);
    const last = { ...START, city: { f5: [1, 0], e6: [0, 1] } };
    stage.show(last, [told("placed", { seat: 1, square: "e6" })], true);
    expect(stage.shown?.city["f5"]).toEqual([1, 0]);
    stage.skip();
    expect(stage.shown).toBe(last);
  });

  it("runs along its path, a part of the way in a part of the time", () => {
    const points = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }];
    const runner = { kind: "figure" as const, name: "red", points, size: [1, 1] as [number, number], arc: 0, fades: false };
    expect(flyerAt(runner, 0.5)).toMatchObject({ x: 100, y: 0 });
    expect(flyerAt(runner, 1).y).toBeCloseTo(100);
  });

  it("marks a way out of the city from its first square to the gate", () => {
    const way = told("saved", { seat: 1, origin: "e6", square: "g7", gate: "Porta di Stabia", range: 4, path: ["f6", "g6", "g7"] });
    expect(tracesOf([way])).toEqual([{ kind: "moved", seat: 1, squares: ["e6", "f6", "g6", "g7"], gate: "g7" }]);
  });
});

describe("the story", () => {
  const events = [
    told("placed", { seat: 0, square: "f5", way: "card" }, 1),
    told("placed", { seat: 0, square: "d2", way: "relative" }, 2),
    told("placed", { seat: 1, square: "e6", way: "joker" }, 3),
    told("erupted", { seat: 1, hands: [], boxed: [0, 0] }, 4),
    told("lava-placed", { seat: 1, symbol: "coin", square: "d2" }, 5),
    told("died", { square: "d2", figures: [1, 0], cause: "lava" }, 5),
    told("saved", { seat: 0, origin: "f5", square: "g7", gate: "Porta di Stabia", path: ["f6", "f7", "g7"] }, 6),
    told("died", { square: "e6", figures: [0, 1], cause: "left" }, 7),
  ];
  const story = tellStory(events, 2);

  it("follows the figures in the city, the saved and the dead step by step", () => {
    expect(story.course.map(({ step, city, saved, dead }) => [step, city, saved, dead])).toEqual([
      [0, 0, 0, 0], [1, 1, 0, 0], [2, 2, 0, 0], [3, 3, 0, 0], [4, 3, 0, 0], [5, 2, 0, 1], [6, 1, 1, 1], [7, 0, 1, 2],
    ]);
  });

  it("counts what everybody did; who was left behind is nobody's victim", () => {
    expect(story.deeds[0]).toEqual({ placed: 2, relatives: 1, jokers: 0, victims: 0, steps: 3, saved: 1, dead: 1 });
    expect(story.deeds[1]).toEqual({ placed: 1, relatives: 0, jokers: 1, victims: 1, steps: 0, saved: 0, dead: 1 });
  });

  it("knows the eruption, the gate most used and the worst grave", () => {
    expect([story.eruptedAt, story.causer]).toEqual([4, 1]);
    expect(story.gate).toEqual({ name: "Porta di Stabia", count: 1 });
    expect(story.grave).toEqual({ square: "d2", count: 1 });
  });

  it("draws three bands whose top is everybody who ever came", () => {
    const [saved, , dead] = bandsOf(story.course, 320, 110);
    expect(saved?.d.startsWith("M0.0 110.0")).toBe(true);
    expect(dead?.d).toContain("320.0 0.0");
  });
});

describe("the board", () => {
  const choice = (action: string, ...steps: string[]): Choice => ({ action, steps });
  let app: ReturnType<typeof mount> | undefined;

  afterEach(() => {
    if (app) void unmount(app);
    app = undefined;
    document.body.innerHTML = "";
  });

  function show(view: PompeiiView, choices: Choice[], picked: string[] = []) {
    const onpick = vi.fn<(step: string) => void>();
    const props: BoardProps = $state({
      game: "pompeii", view: view as unknown as Record<string, unknown>, told: [], choices, picked, onpick, animate: false, t: words,
      seats: [], nameOf: (seat: number) => `player ${seat}`,
    });
    app = mount(Board, { target: document.body, props });
    flushSync();
    return { onpick, props };
  }

  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const press = (step: string): void => {
    find(`[data-step="${step}"]`).click();
    flushSync();
  };

  it("offers each card once, though one may hold two of a number", () => {
    show(START, [choice("3 c3", "3", "c3"), choice("7 f5", "7", "f5")]);
    expect(document.querySelectorAll(".hand button")).toHaveLength(4);
    expect([...document.querySelectorAll<HTMLElement>(".hand [data-legal]")].map((card) => card.dataset["step"])).toEqual(["3", "7"]);
  });

  it("lights the squares of the chosen card", () => {
    show(START, [choice("3 c3", "3", "c3"), choice("3 d3", "3", "d3"), choice("7 f5", "7", "f5")], ["3"]);
    expect([...document.querySelectorAll<HTMLElement>("[role=gridcell][data-legal]")].map((square) => square.dataset["step"])).toEqual(["c3", "d3"]);
  });

  it("takes the only card for a square that is clicked first", () => {
    const { onpick } = show(START, [choice("3 c3", "3", "c3"), choice("7 f5", "7", "f5")]);
    press("f5");
    expect(onpick.mock.calls).toEqual([["7"], ["f5"]]);
  });

  it("lets the player say which card, when several bring a figure to a square", () => {
    const { onpick } = show(START, [choice("3 b1", "3", "b1"), choice("7 b1", "7", "b1")]);
    press("b1");
    expect(onpick).not.toHaveBeenCalled();
  });

  it("asks for the colour when several may be struck on a square", () => {
    const view = { ...START, stage: "omen", colours: ["red", "black", "yellow"], city: { c3: [0, 1, 1] } };
    const { onpick } = show(view, [choice("omen c3 black", "c3", "black"), choice("omen c3 yellow", "c3", "yellow")], ["c3"]);
    press("yellow");
    expect(onpick.mock.calls).toEqual([["yellow"]]);
  });

  it("keeps the way to stop open while a figure is lifted", () => {
    const { onpick } = show(FLIGHT, [choice("e6-f6", "e6", "f6"), choice("e6-out", "e6", "out"), choice("pass", "pass")], ["e6"]);
    expect(find('[data-step="out"]').textContent).toContain("Porta di Stabia");
    press("pass");
    expect(onpick.mock.calls).toEqual([["pass"]]);
  });

  const JOKERS = { ...START, only_jokers: true, may_call: true, turn: 1, to_act: [1] };

  it("arms the call of whoever holds only jokers, and sends it as soon as it may be made", () => {
    const { onpick, props } = show(JOKERS, []);
    find("[data-testid=call]").click();
    flushSync();
    expect(find("[data-testid=call]").getAttribute("aria-pressed")).toBe("true");
    expect(onpick).not.toHaveBeenCalled();
    props.choices = [choice("erupt", "erupt"), choice("wait", "wait")];
    flushSync();
    expect(onpick.mock.calls).toEqual([["erupt"]]);
  });

  it("keeps still when the call was disarmed again, and asks instead", () => {
    const { onpick, props } = show(JOKERS, []);
    for (let times = 0; times < 2; times++) {
      find("[data-testid=call]").click();
      flushSync();
    }
    props.choices = [choice("erupt", "erupt"), choice("wait", "wait")];
    flushSync();
    expect(onpick).not.toHaveBeenCalled();
    press("wait");
    expect(onpick.mock.calls).toEqual([["wait"]]);
  });

  it("forgets an armed call when the hand is no longer only jokers", () => {
    const { onpick, props } = show(JOKERS, []);
    find("[data-testid=call]").click();
    flushSync();
    props.view = START as unknown as Record<string, unknown>;
    flushSync();
    props.view = JOKERS as unknown as Record<string, unknown>;
    props.choices = [choice("erupt", "erupt"), choice("wait", "wait")];
    flushSync();
    expect(onpick).not.toHaveBeenCalled();
  });

  it("asks whoever may call while another looks for relatives, and shows him nothing of theirs", () => {
    const view = { ...JOKERS, stage: "relatives", causes: "a2", due: 2, to_act: [0, 1] };
    const { onpick } = show(view, [choice("erupt", "erupt"), choice("wait", "wait")]);
    expect(document.querySelector("[data-testid=due]")).toBeNull();
    press("erupt");
    expect(onpick.mock.calls).toEqual([["erupt"]]);
  });

  it("offers no call where the edition has none", () => {
    show({ ...JOKERS, may_call: false }, []);
    expect(document.querySelector("[data-testid=call]")).toBeNull();
  });

  it("hides the call from everybody else", () => {
    show(START, []);
    expect(document.querySelector("[data-testid=call]")).toBeNull();
  });

  it("has one square in the order of the keyboard; on the upright map an arrow down goes east", () => {
    show(START, []);
    expect([...document.querySelectorAll<HTMLElement>('[role=gridcell][tabindex="0"]')].map((square) => square.dataset["step"])).toEqual(["f4"]);
    find('[data-step="f4"]').dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    flushSync();
    expect(find('[role=gridcell][tabindex="0"]').dataset["step"]).toBe("g4");
  });

  it("counts for everybody who waits, lives in the city and died", () => {
    show({ ...START, city: { f5: [2, 1] }, supply: [30, 31], volcano: [0, 4] }, []);
    expect(["supply-0", "city-0", "dead-1"].map((tally) => find(`[data-tally="${tally}"]`).textContent)).toEqual(["30", "2", "4"]);
  });
});
