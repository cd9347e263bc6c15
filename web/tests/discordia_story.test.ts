import { describe, expect, it } from "vitest";
import { runsOf } from "../src/lib/runs";
import { lineOf, tellStory } from "../src/games/discordia/story";
import { callingIn } from "../src/games/discordia/calling";
import type { Choice, Told } from "../src/lib/types";
import type { DiscordiaView } from "../src/games/discordia/wire";

let steps = 0;
const told = (kind: string, data: Record<string, unknown> = {}): Told => ({ kind, data, step: ++steps, text: {}, rules: [] }) as unknown as Told;
const drawn = (player: number, count: number): Told[] => Array.from({ length: count }, () => told("workers-drawn", { player, colour: "B" }));

const GAME = [
  ...drawn(0, 4), ...drawn(1, 4),
  told("rolled", { year: 1, season: 1, player: 0, dice: [1, 2, 3] }),
  told("filled", { player: 0, workers: 2 }), told("turn-ended", { player: 0 }),
  told("attacked", { player: 0, is_defended: true }), told("attacked", { player: 1, is_defended: false }),
  ...drawn(1, 1),
  told("lacked", { player: 0, lack: 1 }), told("lacked", { player: 1, lack: 3 }),
  ...drawn(0, 1), ...drawn(1, 3), told("new-year", { year: 2 }),
  told("rolled", { year: 2, season: 1, player: 0, dice: [1, 2, 3] }),
  told("returned", { player: 0, workers: "BBB" }), told("won", { player: 0, reason: "empty supply" }),
];

describe("the story of a game of Discordia", () => {
  const tale = tellStory(GAME, 2, 0);

  it("adds up from the start to the end, year by year and by cause", () => {
    expect(tale.start).toEqual([4, 4]);
    expect(tale.years.map(({ left }) => left)).toEqual([[3, 8], [0, 8]]);
    expect(tale.years[0]?.sums).toEqual([
      { deployed: -2, returned: 0, lacked: 1, drawn: 0, overbuilt: 0 },
      { deployed: 0, returned: 0, lacked: 3, drawn: 1, overbuilt: 0 },
    ]);
    expect(tale.years[1]?.sums[0]).toEqual({ deployed: 0, returned: -3, lacked: 0, drawn: 0, overbuilt: 0 });
  });

  it("names the best turn, the worst year's end, who held, and since when the winner was ahead", () => {
    expect(tale.bestTurn).toEqual({ player: 0, count: 2, year: 1 });
    expect(tale.worstEnd).toEqual({ player: 1, count: 3, year: 1 });
    expect(tale.years[0]?.held).toEqual([true, false]);
    expect(tale.lead).toEqual({ player: 0, year: 1, season: 1 });
  });

  it("draws a line from the start to the end", () => {
    const line = lineOf(tale.course, 0, 8, 100, 80);
    expect(line.startsWith("M0.0 40.0")).toBe(true);
    expect(line.endsWith("H100.0V80.0")).toBe(true);
  });
});

describe("runs of the log", () => {
  const keyOf = ({ kind, data }: Told): string => (kind === "workers-drawn" ? String(data["player"]) : "");

  it("are folded from three lines on, and end where another begins", () => {
    const runs = runsOf([...drawn(0, 3), ...drawn(1, 2), told("won"), told("won")], keyOf);
    expect(runs.map(({ at, told: lines, isFolded }) => [at, lines.length, isFolded])).toEqual([
      [0, 3, true], [3, 1, false], [4, 1, false], [5, 1, false], [6, 1, false],
    ]);
  });

  it("are single lines where the game says nothing of them", () => {
    expect(runsOf(drawn(0, 5)).every(({ isFolded }) => !isFolded)).toBe(true);
  });
});

describe("the parts of the table", () => {
  const view = { cities: [{ spaces: [{ tile: "S01" }, null] }], row: [{ tile: "M07" }] } as unknown as DiscordiaView;
  const choices = ["1.2", "1.3", "S01 deploy", "M07 deploy", "expand fort", "DEC01", "end"].map((action) => ({ action, steps: action.split(" ") })) as Choice[];

  it("know how many things can be chosen in them", () => {
    expect(callingIn(view, 0, choices, [])).toEqual({ rhine: 3, city: 2, cities: 0, general: 1 });
  });
});
