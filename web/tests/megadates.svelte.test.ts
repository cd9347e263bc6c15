import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../src/games/megadates/Board.svelte";
import { Camera } from "../src/games/megadates/camera.svelte";
import { Carrying } from "../src/games/megadates/carrying.svelte";
import { damagesOf } from "../src/games/megadates/crew.svelte";
import { placedShips } from "../src/games/megadates/crowd";
import { standing } from "../src/games/megadates/index";
import { blocksOf, partsOf, targetShips, withBlock, withCourse, withDeed, withoutUnits } from "../src/games/megadates/order";
import { readShip } from "../src/games/megadates/reading";
import { concerning, deedsOf, turnsOf } from "../src/games/megadates/report";
import { framesOf, hasReveal, lastTurn, wrecksOf } from "../src/games/megadates/reveal";
import {
  afterStep, around, courseOf, distance, inLine, isClear, line, middle, nameOf, pathOf, poseBetween, rexOf,
} from "../src/games/megadates/sea";
import { isSame } from "../src/games/megadates/seals";
import { Stage } from "../src/games/megadates/stage.svelte";
import Umpire from "../src/games/megadates/Umpire.svelte";
import { fleetOf } from "../src/games/megadates/view";
import { strengthsOf, turningPoints } from "../src/games/megadates/strength";
import { pointsText } from "../src/games/megadates/tally";
import { orderWords } from "../src/games/megadates/words";
import type { MegadatesView, ShipView } from "../src/games/megadates/wire";
import type { BoardProps, Choice, SeatInfo, Told, UmpireProps, Words } from "../src/lib/types";
import { both, SEAT } from "./messages";

const R1: ShipView = {
  id: "R1", name: "", type: "quadrireme", side: "rome", home_side: "rome", squadron: "red", role: "navarch", captain: 0,
  status: "afloat", stern: "0505", bow: "0605", facing: "E", speed: 2, fire: 0, loot: 0, hull: 16, most_hull: 16,
  condition: "ok", is_down: false, extra: 3, rowers: 0, chits: {}, box: {},
  units: [
    { id: "R1.M1", kind: "milites", side: "rome", section: "bow", disorder: 0, is_prepared: false, is_engaged: false, order: "idle" },
    { id: "R1.S1", kind: "sagitarii", side: "rome", section: "stern", disorder: 1, is_prepared: true, is_engaged: false, order: "idle" },
  ],
  order: "0", flag: "", flag_to: "", flag_read_by: [], flag_seen_by: [], top_speed: 4, top_turns: 3, off_turns: 0,
};
const P1: ShipView = {
  ...R1, id: "P1", type: "liburnia", side: "pirates", home_side: "pirates", squadron: "black", role: "trierarch", captain: 1,
  stern: "0905", bow: "0905", facing: "W", hull: -1, extra: -1, rowers: -1, units: [], order: "", top_speed: -1, top_turns: -1,
  condition: "",
};
const VIEW: MegadatesView = {
  viewer: 0, to_act: [0, 1], turn: 1, turn_limit: 12, stage: "orders", subphase: 0, scenario: "tirocinium", title: "A duel", offmap_return: 3, cols: 18, rows: 12,
  land: [], prefects: [{ side: "rome", ship: "R1", seat: 0 }], ships: [R1, P1], links: [], stuck: [], die: 0, chit: "", ordering: "R1", ordered: "", locked: [], scores: [], fleets: [0, 0], tallies: [],
  striking: [], messengers: [], reason: "",
};

const words = (id: string, given: Words = {}): string => [id, ...Object.values(given)].join(" ");
const choice = (action: string): Choice => ({ action, steps: action.split(" ") });
const seat = (number: number): SeatInfo => ({
  seat: number, letter: "AB"[number] ?? "", kind: "person", name: `n${number}`, bot: "", is_online: true, is_free: false, is_away: false, is_late: false,
  ...SEAT,
});
const SEATS = [seat(0), seat(1)];

function told(kind: string, data: Record<string, unknown>, step = 1): Told {
  return { kind, data, text: both(kind), rules: [], step };
}

const sailed = (subphase: number, ...ships: [string, string, string, string][]): Told => told("sailed", { subphase, ships });
const REVEALED = told("revealed", { turn: 1, orders: [["R1", "1 1L"], ["P1", "1"]] });
const TURN: Told[] = [
  REVEALED,
  sailed(1, ["R1", "0605", "0705", "E"], ["P1", "0805", "0805", "W"]),
  sailed(2, ["R1", "0705", "0804", "NE"]),
  told("met", { subphase: 2, first: "R1", second: "P1", result: "ram", rammer: "R1", dice: [5, 2] }),
  told("shot", { ship: "P1", unit: "P1.S1", target: "R1", with_fire: true, die: 6, hits: true }),
  told("chit-drawn", { ship: "R1", chit: "LEAK", is_kept: true }),
  told("burns", { ship: "R1", die: 5, counters: 2 }),
  told("struck", { ship: "R1", other: "P1", cause: "collision", die: 0, chits: 1, hull: 3 }),
  told("sank", { ship: "P1" }),
];
const AFTER: MegadatesView = {
  ...VIEW, turn: 2, ships: [{ ...R1, stern: "0705", bow: "0804", facing: "NE", hull: 13, fire: 2 }, { ...P1, status: "sunk", stern: "", bow: "" }],
};

describe("the sea", () => {
  it("has odd rows half a rex to the right", () => {
    expect(middle({ col: 3, row: 5 }).x - middle({ col: 3, row: 4 }).x).toBe(30);
  });

  it("puts the middles of neighbours at equal distances", () => {
    const from = middle({ col: 5, row: 5 });
    for (const { rex } of around({ col: 5, row: 5 }, 1, 18, 12)) {
      const to = middle(rex);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(60, 0);
    }
  });

  it.each([["0000", "0505", 8], ["0402", "0404", 2], ["0505", "0505", 0]])("counts from %s to %s %i rexes", (a, b, far) => {
    expect(distance(rexOf(a), rexOf(b))).toBe(far);
  });

  it("reads names of rexes beyond the map too", () => {
    expect(rexOf("-102")).toEqual({ col: -1, row: 2 });
    expect(nameOf(rexOf("1207"))).toBe("1207");
  });

  it("follows the example course 1 1L 1R E", () => {
    const path = pathOf({ stern: rexOf("0505"), facing: 1 }, ["1", "1L", "1R", "E"]);
    expect(path.map(({ stern }) => nameOf(stern))).toEqual(["0505", "0605", "0705", "0804", "0904"]);
    expect(path.at(-1)?.facing).toBe(1);
  });

  it("goes astern the other way, and turns on the spot about the stern", () => {
    expect(nameOf(afterStep({ stern: rexOf("0505"), facing: 1 }, "-1").stern)).toBe("0405");
    expect(afterStep({ stern: rexOf("0505"), facing: 1 }, "0L")).toEqual({ stern: rexOf("0505"), facing: 0 });
  });

  it("takes the course from an order, and a lone 0 as none", () => {
    expect(courseOf("1 1L E; RAM")).toEqual(["1", "1L", "E"]);
    expect(courseOf("0; REPAIR(M1)")).toEqual([]);
    expect(courseOf("0L 0 0L")).toEqual(["0L", "0", "0L"]);
  });

  it("sees between two rexes unless both lines are blocked", () => {
    const [one, other] = [rexOf("0402"), rexOf("0404")];
    expect(isClear(one, other, new Set(["0303"]))).toBe(true);
    expect(isClear(one, other, new Set(["0403"]))).toBe(true);
    expect(isClear(one, other, new Set(["0303", "0403"]))).toBe(false);
  });

  it("draws lines that leave out their ends", () => {
    expect(line(rexOf("0505"), rexOf("0805"), 1).map(nameOf)).toEqual(["0605", "0705"]);
  });

  it("bars the rexes in line with a ship", () => {
    expect(inLine(rexOf("0605"), 1, 2).map(nameOf)).toEqual(["0705", "0805"]);
  });

  it("goes on before it turns", () => {
    const [from, to] = [{ stern: rexOf("0505"), facing: 1 }, { stern: rexOf("0605"), facing: 0 }];
    expect(poseBetween(from, to, true, 0.4).angle).toBe(0);
    expect(poseBetween(from, to, true, 1).angle).toBe(-60);
    expect(poseBetween({ stern: rexOf("0505"), facing: 0 }, { stern: rexOf("0505"), facing: 5 }, false, 0.5).angle).toBe(-90);
  });
});

describe("ships in one rex", () => {
  it("are drawn side by side, and others where they are", () => {
    const crowd = { ...VIEW, ships: [R1, { ...R1, id: "R2", stern: "0605", bow: "0505", facing: "W" }] };
    expect(placedShips(VIEW, undefined, 1).map(({ pose }) => pose.y)).toEqual([286, 286]);
    const [one, other] = placedShips(crowd, undefined, 1);
    expect(Math.abs((one?.pose.y ?? 0) - (other?.pose.y ?? 0))).toBeGreaterThan(10);
  });

  it("leaves out who is not on the map", () => {
    expect(placedShips(AFTER, undefined, 1).map(({ ship }) => ship.id)).toEqual(["R1"]);
  });
});

describe("the reveal", () => {
  const frames = framesOf(VIEW, TURN, AFTER);

  it("goes from the orders over the subphases to the damage", () => {
    expect(frames.map(({ chapter }) => chapter)).toEqual([
      "orders", "moves", "moves", "encounters", "shooting", "damage", "sinking",
    ]);
    expect(frames.map(({ subphase }) => subphase)).toEqual([0, 1, 2, 2, 0, 0, 0]);
  });

  it("moves all ships of a subphase at once", () => {
    expect(frames[1]?.rowing).toEqual(["R1", "P1"]);
    expect(frames[1]?.view.ships.map(({ stern }) => stern)).toEqual(["0605", "0805"]);
  });

  it("shows the dice of an encounter and of the fire", () => {
    const dice = frames.flatMap(({ effects }) => effects).filter(({ kind }) => kind === "dice");
    expect(dice.map((effect) => (effect.kind === "dice" ? effect.dice : []))).toEqual([[5, 2], [5]]);
  });

  it("gives a ship that is retaken its own colours again", () => {
    const prize = { ...VIEW, ships: [{ ...R1, side: "pirates" as const }, P1] };
    const [frame] = framesOf(prize, [told("retaken", { ship: "R1", by: "R2" })], VIEW);
    expect([frame?.chapter, frame?.view.ships[0]?.side]).toEqual(["melee", "rome"]);
  });

  it("keeps a chit with the shot that caused it", () => {
    expect(frames[4]?.told.map(({ kind }) => kind)).toEqual(["shot", "chit-drawn", "burns"]);
    expect(frames[4]?.view.ships[0]?.box).toEqual({ LEAK: 1 });
  });

  it("takes hull points and puts fire as they happen", () => {
    expect(frames.at(-1)?.view.ships[0]).toMatchObject({ hull: 13, fire: 2 });
    expect(frames.at(-1)?.view.ships[1]?.status).toBe("sunk");
  });

  it("does not let ships act that nobody sees", () => {
    const [frame] = framesOf({ ...VIEW, ships: [R1] }, [sailed(1, ["P9", "0101", "0101", "E"])], { ...AFTER, ships: [R1] });
    expect(frame?.view.ships.map(({ id }) => id)).toEqual(["R1"]);
  });

  it("shows shots of one ship one after the other, and of several together", () => {
    const shot = (ship: string, target: string): Told => told("shot", { ship, unit: `${ship}.S1`, target, die: 1, hits: false });
    const many = { ...VIEW, ships: [...VIEW.ships, { ...R1, id: "R2" }, { ...P1, id: "P2" }] };
    expect(framesOf(many, [shot("R1", "P1"), shot("R1", "P1")], many)).toHaveLength(2);
    expect(framesOf(many, [shot("R1", "P1"), shot("R2", "P2")], many)).toHaveLength(1);
  });

  it("remembers where a ship went down", () => {
    expect(wrecksOf(TURN)).toEqual([{ ship: "P1", at: middle(rexOf("0805")) }]);
  });

  it("finds the last turn in the story", () => {
    expect(lastTurn([...TURN, told("locked", { seat: 1 })])).toHaveLength(TURN.length);
    expect(lastTurn([told("locked", { seat: 1 })])).toEqual([]);
  });
});

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function revealed(animate: boolean): Stage {
    const stage = new Stage();
    stage.show(VIEW, [], false);
    stage.show(AFTER, TURN, animate);
    return stage;
  }

  it("plays a turn to its end", () => {
    const stage = revealed(true);
    expect(stage.isShowing).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(stage.isShowing).toBe(false);
    expect(stage.shown).toBe(AFTER);
  });

  it("plays the rest of a turn after a captain has answered", () => {
    const stage = new Stage();
    const asked: MegadatesView = { ...VIEW, stage: "encounters", ordering: "", striking: ["R1", "P1"] };
    stage.show(VIEW, [], false);
    stage.show(asked, TURN.slice(0, 3), true);
    stage.show(AFTER, TURN.slice(3), hasReveal(TURN.slice(3)));
    expect(stage.isShowing).toBe(true);
    expect(stage.frames.map(({ chapter }) => chapter)).toEqual(["encounters", "shooting", "damage", "sinking"]);
    vi.advanceTimersByTime(60_000);
    expect(stage.shown).toBe(AFTER);
  });

  it("shows the end at once without motion, and the pictures by hand", () => {
    const stage = revealed(false);
    expect(stage.shown).toBe(AFTER);
    stage.step(-1);
    expect(stage.frame?.chapter).toBe("sinking");
    stage.step(-1);
    expect(stage.frame?.chapter).toBe("damage");
    stage.step(1);
    stage.step(1);
    expect(stage.isShowing).toBe(false);
  });

  it("stops at the first picture and goes on from a pause", () => {
    const stage = revealed(true);
    stage.pause();
    for (let n = 0; n < 20; n += 1) stage.step(-1);
    expect(stage.shown).toBe(VIEW);
    vi.advanceTimersByTime(10_000);
    expect(stage.at).toBe(-1);
    stage.play();
    expect(stage.at).toBe(0);
  });

  it("goes on being shown while others lock their orders", () => {
    const stage = revealed(true);
    stage.show({ ...AFTER, locked: [1] }, [told("locked", { seat: 1 })], false);
    expect(stage.isShowing).toBe(true);
    stage.skip();
    expect(stage.shown?.locked).toEqual([1]);
  });

  it("forgets a turn that another viewer saw", () => {
    const stage = revealed(true);
    stage.show({ ...AFTER, viewer: 1 }, [], false);
    expect(stage.frames).toEqual([]);
    expect(stage.shown?.viewer).toBe(1);
  });
});

describe("the camera", () => {
  function camera(): Camera {
    const made = new Camera();
    made.width = 500;
    made.height = 250;
    made.whole = { x: 0, y: 0, width: 2000, height: 1000 };
    made.fit();
    return made;
  }

  it("shows all at first and comes nearer about a point", () => {
    const made = camera();
    expect(made.isWhole).toBe(true);
    const held = made.placeAt({ x: 100, y: 100 });
    made.zoom(2, { x: 100, y: 100 });
    expect(made.placeAt({ x: 100, y: 100 }).x).toBeCloseTo(held.x);
    expect(made.span).toBe(1000);
  });

  it("never leaves the chart", () => {
    const made = camera();
    made.zoom(4);
    made.pan(5000, 5000);
    expect(made.box.x).toBeGreaterThanOrEqual(0);
    expect(made.box.y).toBeGreaterThanOrEqual(0);
  });

  it("tells a drag from a tap, and zooms with two fingers", () => {
    const made = camera();
    made.zoom(2);
    made.down(1, { x: 100, y: 100 });
    expect(made.up(1)).toBe(false);
    made.down(1, { x: 100, y: 100 });
    made.down(2, { x: 200, y: 100 });
    const span = made.span;
    made.move(2, { x: 300, y: 100 });
    expect(made.span).toBeLessThan(span);
    expect(made.up(2)).toBe(true);
  });
});

describe("orders", () => {
  const CHOICES = ["1", "1L", "ram", "shoot R1.S1", "repair R1.S1", "@P1", "@near", "> bow", "flag attack red", "done"].map(choice);

  it("are sorted into blocks", () => {
    const blocks = blocksOf(CHOICES);
    expect(blocks.units.get("R1.S1")).toEqual(["shoot", "repair"]);
    expect(blocks.targets).toEqual(["@P1", "@near", "> bow"]);
    expect(blocks.flags).toEqual([{ signal: "attack", squadron: "red", action: "flag attack red" }]);
    expect([...targetShips(blocks.targets)]).toEqual([["P1", "@P1"]]);
  });

  it("are told in words", () => {
    expect(orderWords("1 1L; RAM; SHOOT(S1,S2)@P1,near; FLAG ATTACK red", words)).toBe(
      "megadates-action-ahead; megadates-action-ahead-left; megadates-action-ram; " +
        "web-megadates-say-shoot-at S1, S2 2 P1, megadates-word-nearest; " +
        "web-megadates-say-flag megadates-signal-attack megadates-squadron-red",
    );
  });

  it("are taken from a unit and given to several", () => {
    expect(withoutUnits("1; SHOOT(S1,S2)@near; RAM", ["S1"])).toBe("1; SHOOT(S2)@near; RAM");
    expect(withDeed("0; MOVE(M1)", { verb: "move", units: ["M1", "M2"], targets: ["P1.bow"], isPlain: false })).toBe("0; MOVE(M1,M2)>P1.bow");
  });

  it("offer to repair only what is damaged", () => {
    expect(damagesOf(R1, false)).toEqual([]);
    expect(damagesOf({ ...R1, fire: 1, chits: { OARS: 1, LEAK: 2 } }, true)).toEqual(["fire", "stuck", "oars"]);
  });

  it("are cut into course and actions", () => {
    expect(partsOf("0")).toEqual({ course: [], actions: [] });
    expect(partsOf("1 1L; RAM; SHOOT(S1)@near")).toEqual({ course: ["1", "1L"], actions: ["RAM", "SHOOT(S1)@near"] });
  });
});

describe("blocks that are carried", () => {
  it("are put in, moved on and back, and taken out", () => {
    expect(withBlock(["1", "1L"], "E", null, 1)).toEqual(["1", "E", "1L"]);
    expect(withBlock(["1", "1L", "1R"], "1", 0, 3)).toEqual(["1L", "1R", "1"]);
    expect(withBlock(["1", "1L", "1R"], "1R", 2, 0)).toEqual(["1R", "1", "1L"]);
    expect(withBlock(["1", "1L"], "1", 0, null)).toEqual(["1L"]);
  });

  it("leave the actions of the order as they are", () => {
    expect(withCourse("1 1L; RAM; SHOOT(S1)@near", ["1L"])).toBe("1L; RAM; SHOOT(S1)@near");
    expect(withCourse("1; RAM", [])).toBe("0; RAM");
  });

  const pointer = (x: number, y = 0, type = "mouse"): PointerEvent => ({ button: 0, clientX: x, clientY: y, pointerType: type }) as PointerEvent;
  function row(...blocks: number[]): HTMLElement {
    const place = document.createElement("ol");
    place.getBoundingClientRect = () => new DOMRect(0, 0, 200, 30);
    for (const left of blocks) {
      const block = document.createElement("button");
      block.dataset["place"] = String(left);
      block.getBoundingClientRect = () => new DOMRect(left, 0, 40, 30);
      place.append(block);
    }
    return place;
  }

  it("go where the pointer lets them go, and out of a row that it has left", () => {
    const drops: unknown[] = [];
    const carrying = new Carrying((...drop) => void drops.push(drop));
    carrying.row = row(0, 50, 100);
    for (const to of [pointer(75), pointer(300), pointer(10, 200)]) {
      carrying.down(pointer(110), "1R", 2);
      carrying.move(to);
      carrying.up();
    }
    expect(drops).toEqual([["1R", 2, 2], ["1R", 2, null], ["1R", 2, null]]);
  });

  it("are pressed, not carried, by a pointer that stays", () => {
    const drops: unknown[] = [];
    const carrying = new Carrying((...drop) => void drops.push(drop));
    carrying.down(pointer(10), "1", null);
    carrying.move(pointer(12));
    carrying.up();
    expect(drops).toEqual([]);
  });

  it("are lifted by a finger that rests, and scroll with one that moves on", () => {
    vi.useFakeTimers();
    const drops: unknown[] = [];
    const carrying = new Carrying((...drop) => void drops.push(drop));
    carrying.row = row(0);
    carrying.down(pointer(10, 90, "touch"), "1", null);
    carrying.move(pointer(10, 60, "touch"));
    carrying.up();
    carrying.down(pointer(10, 90, "touch"), "1", null);
    vi.advanceTimersByTime(300);
    carrying.move(pointer(10, 20, "touch"));
    carrying.up();
    expect(drops).toEqual([["1", null, 0]]);
    vi.useRealTimers();
  });
});

describe("seals", () => {
  const orders: [string, string][] = [["R1", "1 1L; RAM; SHOOT(S1,S2)@near,P1; MOVE(M1)>bow"], ["R2", "0; SEAL"]];
  const text = "1, 1L, ram, shoot R1.S2, @near, @P1, shoot R1.S1, @near, @P1, move R1.M1, > bow, done, seal, done, abcdef";

  it("are made of what the ships then do", () => {
    expect(isSame(text, orders)).toBe(true);
    expect(isSame(text.replace("1L", "1R"), orders)).toBe(false);
    expect(isSame(text.replace("@P1", "@P2"), orders)).toBe(false);
    expect(isSame(text.replace("ram, ", ""), orders)).toBe(false);
  });
});

describe("the report", () => {
  it("cuts the story into turns", () => {
    const second = told("revealed", { turn: 2, orders: [] });
    expect(turnsOf([...TURN, told("locked", { seat: 0 }), second]).map(({ turn, told: all }) => [turn, all.length])).toEqual([
      [1, TURN.length - 1], [2, 0],
    ]);
  });

  it("tells a captain of his own ships only", () => {
    const kinds = concerning(TURN, ["P1"]).map(({ kind }) => kind);
    expect(kinds).toEqual(["met", "shot", "struck", "sank"]);
  });

  it("leaves a prize's deeds with who did them", () => {
    const hit = (ship: string, unit: string): Told => told("shot", { ship, unit, target: "R2", hits: true });
    const deeds = deedsOf([
      hit("P1", "P1.S1"), told("captured", { ship: "P1", by: "R1" }), hit("P1", "R1.S1"), told("met", { result: "ram", rammer: "P1" }),
    ]);
    expect([deeds.get("P1")?.hits, deeds.get("R1")?.hits, deeds.get("R1")?.rams, deeds.get("R1")?.captures]).toEqual([1, 1, 1, 1]);
  });

  it("finds the turns that decided it", () => {
    const story = [REVEALED, told("struck", { ship: "P1", hull: 5 }), told("revealed", { turn: 2, orders: [] }), told("captured", { ship: "P1", by: "R1" })];
    const strengths = strengthsOf(VIEW, story);
    expect(strengths.map(({ rome, pirates }) => [rome, pirates])).toEqual([[16, 16], [16, 11], [27, 0]]);
    expect(turningPoints(strengths, story, 1)).toMatchObject([{ turn: 2, swing: 22, told: [{ kind: "captured" }] }]);
  });

  it("writes points in parts of sixty", () => {
    expect([60, 90, 20, -300, 8].map(pointsText)).toEqual(["1", "1 1⁄2", "1⁄3", "−5", "2⁄15"]);
  });

  it("counts what ships did and suffered", () => {
    expect(deedsOf(TURN).get("R1")).toEqual({ rams: 1, hits: 0, captures: 0, hull: 3, chits: 1 });
    expect(deedsOf(TURN).get("P1")?.hits).toBe(1);
  });
});

describe("words", () => {
  it("say where a ship is and how, with nothing that one can't know", () => {
    expect(readShip(R1, VIEW, words)).toContain("web-megadates-hull-of 16 16");
    expect(readShip(P1, VIEW, words)).not.toContain("hull");
    expect(readShip({ ...P1, flag: "?" }, VIEW, words)).toContain("megadates-word-flag-unread");
  });

  it("give the players' list ships and who is ready", () => {
    const found = standing({ ...VIEW, locked: [1] } as unknown as Record<string, unknown>, SEATS, words);
    expect(found.map(({ notes }) => notes)).toEqual([["R1", "megadates-role-prefect"], ["P1", "megadates-word-locked"]]);
    expect(fleetOf(VIEW, null)).toEqual([]);
  });
});

describe("the board", () => {
  let page: Record<string, unknown> | undefined;
  afterEach(() => {
    if (page) void unmount(page);
    page = undefined;
    document.body.innerHTML = "";
  });

  function open(more: Partial<BoardProps> = {}): { props: BoardProps; acts: string[] } {
    const acts: string[] = [];
    const props: BoardProps = $state({
      game: "megadates", view: VIEW as unknown as Record<string, unknown>, told: [], choices: [], picked: [], animate: false, t: words, seats: SEATS,
      nameOf: (number: number) => `n${number}`, onpick: () => {}, onact: (action: string) => void acts.push(action), ...more,
    });
    page = mount(Board, { target: document.body, props });
    flushSync();
    return { props, acts };
  }

  const press = (selector: string): void => {
    const found = document.querySelector(selector);
    expect(found, selector).not.toBeNull();
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };

  it("puts a step into the course after other orders by writing the line anew", () => {
    const orders: [string, boolean | undefined][] = [];
    const late = { ...VIEW, ships: [{ ...R1, order: "1 1R; RAM; SHOOT(S1)@near" }, P1] };
    const { acts } = open({
      view: late as unknown as Record<string, unknown>, choices: [choice("done"), choice("grapple R1.M1")],
      onorder: (order, isDraft) => void orders.push([order, isDraft]),
    });
    expect(document.querySelector('[data-step="1L"]')?.getAttribute("aria-disabled")).toBe("false");
    press('[data-step="1L"]');
    expect(orders).toEqual([["R1: 1 1R 1L; RAM; SHOOT(S1)@near", true]]);
    expect(acts).toEqual([]);
  });

  it("plays a block as an action, and asks the server about one that is not legal", () => {
    const { acts } = open({ choices: [choice("1"), choice("done")] });
    press("[data-step='1']");
    press("[data-step='1L']");
    expect(acts).toEqual(["1", "1L"]);
    expect(document.querySelector("[data-step='1L']")?.getAttribute("aria-disabled")).toBe("true");
  });

  it("asks the higher roller whether he rams", () => {
    const asked = { ...VIEW, stage: "encounters", ordering: "", to_act: [0], striking: ["R1", "P1"] } as unknown as Record<string, unknown>;
    const { acts } = open({ view: asked, choices: [choice("ram"), choice("spare")] });
    expect(document.querySelector("[data-testid='strike']")?.textContent).toContain("megadates-prompt-ram R1 P1");
    press("[data-testid='strike'] [data-step='spare']");
    press("[data-testid='strike'] [data-step='ram']");
    expect(acts).toEqual(["spare", "ram"]);
  });

  it("asks nobody else, and nobody while he writes that he means to ram", () => {
    open({ view: { ...VIEW, stage: "encounters", ordering: "", to_act: [1], striking: ["P1", "R1"] } as unknown as Record<string, unknown> });
    expect(document.querySelector("[data-testid='strike']")).toBeNull();
    open({ choices: [choice("ram"), choice("done")] });
    expect(document.querySelector("[data-testid='strike']")).toBeNull();
  });

  it("gives an order to a unit that was chosen on the deck", () => {
    const { acts } = open({ choices: [choice("grapple R1.M1"), choice("done")] });
    expect(document.querySelector("button[data-unit='R1.S1']")?.getAttribute("aria-disabled")).toBe("true");
    press("button[data-unit='R1.M1']");
    press("[data-step='grapple R1.M1']");
    expect(acts).toEqual(["grapple R1.M1"]);
  });

  it("takes a tap on a ship as a target when it may be one, else looks at it", () => {
    const shoots = { ...VIEW, ordered: "R1.S1", ships: [{ ...R1, order: "1; SHOOT(S1)" }, P1] } as unknown as Record<string, unknown>;
    const { acts } = open({ view: shoots, choices: [choice("@P1"), choice("done")] });
    press("[data-ship='P1']");
    expect(acts).toEqual(["@P1"]);
    press("[data-ship='R1']");
    expect(document.querySelector("[data-card]")?.getAttribute("data-card")).toBe("R1");
  });

  it("gives one order to all of a kind: the first asks at whom, then all do it", () => {
    const units = ["M1", "M2", "M3"].map((name) => ({ ...R1.units[0], id: `R1.${name}` })) as ShipView["units"];
    const view = (order: string, ordered = ""): Record<string, unknown> =>
      ({ ...VIEW, ordered, ships: [{ ...R1, units, order }, P1] }) as unknown as Record<string, unknown>;
    const orders: string[] = [];
    const { props, acts } = open({
      view: view("1"), choices: units.map(({ id }) => choice(`move ${id}`)), onorder: (order) => void orders.push(order),
    });
    press("[data-kind='milites']");
    press("[data-verb='move']");
    expect(acts).toEqual(["move R1.M1"]);
    Object.assign(props, { view: view("1; MOVE(M1)", "R1.M1"), choices: ["> stern", "> P1.stern"].map(choice) });
    flushSync();
    press("[data-step='> P1.stern']");
    expect(orders).toEqual(["R1: 1; MOVE(M1,M2,M3)>P1.stern"]);
  });

  it("draws the course that is written as a ghost", () => {
    open({ view: { ...VIEW, ships: [{ ...R1, order: "1 1L" }, P1] } as unknown as Record<string, unknown> });
    expect(document.querySelectorAll(".path .number")).toHaveLength(2);
  });

  it("shades what is in range, out of sight and barred", () => {
    open({ choices: [choice("done")] });
    document.querySelectorAll<HTMLElement>(".aids button")[1]?.click();
    flushSync();
    expect(document.querySelectorAll(".shade.barred").length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".shade.free").length).toBeGreaterThan(20);
  });

  it("sends a typed order whole, and clears what is written with an empty draft", () => {
    const orders: unknown[] = [];
    const written = { ...VIEW, ships: [{ ...R1, order: "1" }, P1] };
    open({
      view: written as unknown as Record<string, unknown>, choices: [choice("done")], mayUndo: true,
      onorder: (order, isDraft) => void orders.push([order, isDraft]),
    });
    const typing = [...document.querySelectorAll<HTMLElement>(".orders button")].find((one) => one.textContent === "web-megadates-type");
    typing?.click();
    flushSync();
    const line = document.querySelector<HTMLInputElement>("#order-line");
    if (line) line.value = "1 1R; RAM";
    line?.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector("form.typed")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    flushSync();
    [...document.querySelectorAll<HTMLElement>(".orders button")].find((one) => one.textContent === "megadates-action-clear")?.click();
    expect(orders).toEqual([["R1: 1 1R; RAM", true], ["R1: 0", true]]);
  });

  it("moves a block of the course by keys", () => {
    const orders: unknown[] = [];
    const written = { ...VIEW, ships: [{ ...R1, order: "1 1L; RAM" }, P1] };
    open({ view: written as unknown as Record<string, unknown>, choices: [choice("done")], onorder: (order) => void orders.push(order) });
    const second = document.querySelector("[data-place='1']");
    second?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true }));
    second?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true }));
    second?.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
    expect(orders).toEqual(["R1: 1L 1; RAM", "R1: 1; RAM"]);
  });

  it("shows seals that wait, then that they were right, and warns when one was not", () => {
    const { props } = open({ seals: { "1": "ab".repeat(32) } });
    expect(document.querySelector("[data-seal='1'] code")?.textContent).toBe("ab".repeat(8));
    props.seals = {};
    props.sealChecks = [{ seat: 1, seal: "ab".repeat(32), text: "", isRight: true }];
    flushSync();
    expect(document.querySelector("[data-testid='seals'] summary")?.textContent).toContain("web-megadates-sealed-right 1");
    props.sealChecks = [{ seat: 1, seal: "ab".repeat(32), text: "", isRight: false }];
    flushSync();
    expect(document.querySelector("[data-testid='seals'] summary")?.textContent).toContain("web-megadates-sealed-wrong");
  });

  it("tells who sees all which ships could read a flag", () => {
    const flown = { ...R1, flag: "attack", flag_read_by: ["R1"], flag_seen_by: [] };
    open({ view: { ...VIEW, viewer: -2, ships: [flown, P1] } as unknown as Record<string, unknown> });
    expect([...document.querySelectorAll("[data-testid='signals'] dd")].map((one) => one.textContent)).toEqual([
      "R1", "web-megadates-signals-nobody", "P1",
    ]);
  });

  it("says that the orders are locked and lets one take them back", () => {
    const undone: number[] = [];
    open({
      view: { ...VIEW, ordering: "", locked: [0] } as unknown as Record<string, unknown>, mayUndo: true,
      onundo: () => void undone.push(1),
    });
    press("[data-testid='unlock']");
    expect(undone).toHaveLength(1);
  });
});

describe("the umpire's desk", () => {
  it("sends looks, pauses and corrections with a reason", () => {
    const wishes: unknown[] = [];
    const props: UmpireProps = {
      view: VIEW as unknown as Record<string, unknown>, t: words, seats: SEATS, nameOf: (number) => `n${number}`, looksAt: null,
      isPaused: false, isRunning: true, secondsLeft: 65, desk: null, seatLink: "", deskLinks: [], onwish: (wish) => void wishes.push(wish),
    };
    const desk = mount(Umpire, { target: document.body, props });
    flushSync();
    const eyes = document.querySelector<HTMLSelectElement>("[data-testid='umpire'] select");
    if (eyes) eyes.value = "all";
    eyes?.dispatchEvent(new Event("change", { bubbles: true }));
    document.querySelector<HTMLElement>("[data-testid='umpire'] button")?.click();
    const forms = document.querySelectorAll("details form");
    forms[1]?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    flushSync();
    expect(wishes).toEqual([{ type: "look", seat: "all" }, { type: "pause", on: true }]);
    expect(document.querySelector(".clock")?.textContent).toBe("1:05");
    void unmount(desk);
    document.body.innerHTML = "";
  });

  it("has for the umpire of a squadron only its captains and ships, and no clock", () => {
    const wishes: unknown[] = [];
    const label = both("the black squadron");
    const props: UmpireProps = {
      view: VIEW as unknown as Record<string, unknown>, t: words, seats: SEATS, nameOf: (number) => `n${number}`, looksAt: null,
      isPaused: false, isRunning: true, secondsLeft: 65, desk: { id: "black", label, seats: [1] }, seatLink: "", deskLinks: [],
      onwish: (wish) => void wishes.push(wish),
    };
    const desk = mount(Umpire, { target: document.body, props });
    flushSync();
    const options = [...document.querySelectorAll<HTMLOptionElement>("[data-testid='umpire'] label.line option")];
    expect(options.map(({ value }) => value)).toEqual(["", "1"]);
    expect(document.querySelector(".clock")).toBeNull();
    expect([...document.querySelectorAll(".ready li span")].map((one) => one.textContent)).toEqual(["n1 P1"]);
    document.querySelector("details form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(wishes).toEqual([{ type: "substitute", seat: 1, kind: "bot", bot: "medium", name: "", reason: "" }]);
    expect(document.querySelectorAll("details")[1]?.textContent).toContain("hull P1 0");
    void unmount(desk);
    document.body.innerHTML = "";
  });
});
