import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import {
  fieldAt,
  fieldName,
  fieldNumber,
  planFor,
  sectorFields,
  SECTORS,
  spots,
  stands,
  trackCells,
} from "../src/games/forum/geometry";
import { counts, standing } from "../src/games/forum";
import { lay } from "../src/games/forum/mosaic";
import { readSector } from "../src/games/forum/reading";
import { SIGNS } from "../src/games/forum/signs";
import { Stage } from "../src/games/forum/stage.svelte";
import { tellStory, wayOf } from "../src/games/forum/story";
import { nextSteps } from "../src/games/forum/view";
import type { ForumView } from "../src/games/forum/wire";
import type { SeatInfo, Told } from "../src/lib/types";
import { both } from "./messages";

const CLASSIC = [
  ..."I I I II II II II".split(" "),
  ..."I I I II II II II".split(" "),
  ..."III III IV IV IV V V".split(" "),
  ..."III III IV IV IV V V".split(" "),
  ..."III III IV IV IV V V".split(" "),
  ..."VI VI VI VI VII VII VII".split(" "),
  ..."VI VI VI VI VII VII VII".split(" "),
];

const EMPTY: ForumView = {
  viewer: 0,
  to_act: [0],
  colours: ["A", "B", "C"],
  phase: "placing",
  fields: Array<number>(49).fill(-1),
  hand: [8, 8, 8],
  track: [0, 0, 0],
  track_length: 50,
  coins: SECTORS,
  stalemates: [],
  waiting: [],
  moved: -1,
  moves: 0,
  quiet: 0,
  quiet_limit: 0,
  buildings: CLASSIC,
  scores: [0, 0, 0],
  reason: "",
};

function told(kind: string, data: Record<string, unknown>): Told {
  return { kind, data, text: both(""), rules: [], step: 1 };
}

function makeStage(): Stage {
  const nowhere = () => ({ x: 0, y: 0 });
  return new Stage({ field: nowhere, supply: nowhere, coin: nowhere, senator: nowhere });
}

describe("the board's places", () => {
  it("leaves a finger forty pixels a field from 340 pixels on", () => {
    for (const width of [340, 360, 390, 420, 700, 1400]) {
      expect((width / planFor(width).total) * 100).toBeGreaterThanOrEqual(40);
    }
  });

  it("names fields as the rules do: columns a to g, rows 1 to 7 from the top", () => {
    expect([0, 6, 24, 48].map(fieldName)).toEqual(["a1", "g1", "d4", "g7"]);
    expect(["a1", "g1", "d4", "g7", "2"].map(fieldNumber)).toEqual([0, 6, 24, 48, -1]);
  });

  it("gives each sector its fields", () => {
    const sizes = SECTORS.map((sector) => sectorFields(sector, CLASSIC).length);
    expect(sizes).toEqual([6, 8, 6, 9, 6, 8, 6, ...Array<number>(16).fill(7)]);
    expect(sectorFields("DA", CLASSIC).map(fieldName)).toEqual(["g1", "f2", "e3", "d4", "c5", "b6", "a7"]);
  });

  it("has a coin's place of its own for every sector, outside the square", () => {
    const plan = planFor(340);
    const places = spots(plan);
    expect(new Set(places.map(({ coin }) => `${coin.x} ${coin.y}`)).size).toBe(23);
    for (const { coin } of places) {
      const isOutside = [coin.x, coin.y].some((at) => at < plan.margin || at > plan.total - plan.margin);
      expect(isOutside).toBe(true);
    }
  });

  it.each([10, 11, 13, 50, 1000])("runs a track of %i fields round the board without a gap", (length) => {
    const cells = trackCells(planFor(900), length);
    expect(cells).toHaveLength(length);
    cells.forEach((cell, n) => {
      const next = cells[(n + 1) % length]!;
      const apart = (a: number, aSize: number, b: number, bSize: number) =>
        Math.max(a, b) - Math.min(a + aSize, b + bSize);
      expect(apart(cell.x, cell.w, next.x, next.w)).toBeLessThan(0.001);
      expect(apart(cell.y, cell.h, next.y, next.h)).toBeLessThan(0.001);
    });
  });

  it("keeps six senators on the start field apart and on the board", () => {
    const plan = planFor(340);
    const standing = stands(trackCells(plan, 50)[0]!, 6, plan);
    expect(new Set(standing.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    for (const { x, y, scale } of standing) {
      expect(x - 22 * scale).toBeGreaterThanOrEqual(0);
      expect(y - 36 * scale).toBeGreaterThanOrEqual(0);
    }
  });

  it("lays the same floor every time, every stone of it", () => {
    const stones = lay(CLASSIC);
    expect(stones).toEqual(lay(CLASSIC));
    expect(stones.reduce((sum, { d }) => sum + d.split("Z").length - 1, 0)).toBe(4900);
  });

  it("has a sign for every line of public life", () => {
    const lines = SECTORS.filter((sector) => !CLASSIC.includes(sector));
    expect(Object.keys(SIGNS).sort()).toEqual([...lines].sort());
  });

  it("puts the middle of d4 in the middle of the board", () => {
    const plan = planFor(900);
    expect(fieldAt(plan, 24)).toEqual({ x: plan.total / 2, y: plan.total / 2 });
  });
});

describe("what may be picked next", () => {
  const choices = [
    { action: "d4", steps: ["d4"] },
    { action: "2 d4", steps: ["2", "d4"] },
    { action: "2 a1", steps: ["2", "a1"] },
  ];

  it("is the first step of every choice when nothing is picked", () => {
    expect([...nextSteps(choices, [])]).toEqual(["d4", "2"]);
  });

  it("is the second step of the choices that begin with what is picked", () => {
    expect([...nextSteps(choices, ["2"])]).toEqual(["d4", "a1"]);
  });
});

describe("the stage", () => {
  const after: ForumView = { ...EMPTY, fields: EMPTY.fields.with(24, 0), hand: [7, 8, 8] };
  const placed = told("placed", { colour: "A", field: "d4" });

  it("shows a position at once without animation, and marks the last move", () => {
    const stage = makeStage();
    stage.show(after, [placed], false);
    expect(stage.shown).toBe(after);
    expect(stage.isPlaying).toBe(false);
    expect(stage.traces).toEqual([{ colour: 0, from: null, to: 24 }]);
  });

  it("plays a move in, and a skip goes straight to its end", () => {
    const stage = makeStage();
    stage.show(EMPTY, [], true);
    stage.show(after, [placed], true);
    flushSync();
    expect(stage.isPlaying).toBe(true);
    expect(stage.flyer).toEqual({ kind: "roman", colour: 0 });
    expect(stage.shown?.fields[24]).toBe(-1);
    stage.skip();
    expect(stage.isPlaying).toBe(false);
    expect(stage.flyer).toBeNull();
    expect(stage.shown).toBe(after);
  });

  it("gives way when the next position comes while one is played in", () => {
    const stage = makeStage();
    stage.show(EMPTY, [], true);
    stage.show(after, [placed], true);
    const later: ForumView = { ...after, fields: after.fields.with(0, 1), hand: [7, 7, 8] };
    stage.show(later, [told("placed", { colour: "B", field: "a1" })], true);
    expect(stage.shown?.fields[24]).toBe(0);
    stage.skip();
    expect(stage.shown).toBe(later);
  });
});

describe("a sector read out", () => {
  const fields = EMPTY.fields.with(0, 0).with(1, 0).with(2, 1);

  it("has its Romans counted, and who leads", () => {
    const read = readSector({ ...EMPTY, fields }, "row-1");
    expect(read).toMatchObject({ counts: [2, 1, 0], taken: 3, size: 7, leaders: [0], coin: "there" });
  });

  it("has several leaders in a tie, and none when nobody stands there", () => {
    expect(readSector({ ...EMPTY, fields: fields.with(3, 1) }, "row-1").leaders).toEqual([0, 1]);
    expect(readSector(EMPTY, "row-1").leaders).toEqual([]);
  });

  it("tells what became of its coin", () => {
    const view = { ...EMPTY, coins: ["I", "II", "III"], stalemates: ["II"], waiting: ["III"] };
    const coins = ["I", "II", "III", "IV"].map((sector) => readSector(view, sector).coin);
    expect(coins).toEqual(["there", "tied", "waiting", "gone"]);
  });
});

describe("at the table", () => {
  it("a seat of a game for two has two colours and the Romans of both in hand", () => {
    const seats = [{ seat: 0, letter: "A" }, { seat: 1, letter: "B" }] as SeatInfo[];
    const view = { ...EMPTY, colours: ["A1", "A2", "B1", "B2"], hand: [3, 2, 3, 3], scores: [7, 1] };
    const [, second] = standing(view as unknown as Record<string, unknown>, seats, (id, words) => `${id} ${words?.["count"]}`);
    expect(second?.marks).toEqual([{ colour: 2, letter: "B1" }, { colour: 3, letter: "B2" }]);
    expect(second).toMatchObject({ score: 1, notes: ["web-in-hand 6"] });
  });

  it("a scoring is counted colour by colour in the log, and a move is not", () => {
    const scored = told("scored", { colours: ["A", "B"], counts: [4, 1], steps: [7, -2] });
    expect(counts(scored)).toEqual([{ who: "A", count: 4, change: 7 }, { who: "B", count: 1, change: -2 }]);
    expect(counts(told("placed", { colour: "A", field: "d4" }))).toEqual([]);
  });
});

describe("the story at the end", () => {
  const scored = (step: number, sector: string, steps: number[]): Told => ({ ...told("scored", { sector, colours: [], counts: [], steps, at_end: false, coins_left: 0 }), step });
  const view = { ...EMPTY, colours: ["A", "B"], scores: [0, 0] };
  const tale = tellStory([scored(3, "row-1", [4, -2]), scored(5, "IV", [-1, 7]), scored(9, "DM", [2, -3])], view);

  it("adds up the points by kind of sector", () => {
    expect(tale.kinds).toEqual({ building: [-1, 7], row: [4, -2], column: [0, 0], diagonal: [2, -3] });
    expect(tale.course.at(-1)?.scores).toEqual([5, 2]);
  });

  it("finds where it turned", () => {
    expect(tale.lead).toEqual({ seat: 0, step: 9 });
    expect(tale.best).toEqual({ seat: 1, step: 5, sector: "IV", points: 7 });
    expect(tale.worst).toEqual({ seat: 1, step: 9, sector: "DM", points: -3 });
    expect(tale.won).toEqual([2, 1]);
  });

  it("draws the way of a score as steps", () => {
    expect(wayOf([{ step: 0, scores: [0] }, { step: 10, scores: [4] }], 0, 100, 40)).toBe("M0 40H100V0");
  });
});
