/** A turn as pictures one after the other: from what is told to where every ship is, and what strikes the eye. */
import type { Told } from "../../lib/types";
import { berthOf, middle, type Point, poseOf, rexOf, shifted, WIDE } from "./sea";
import { isLong, shipOf } from "./view";
import type { MegadatesView, ShipView } from "./wire";

export type Chapter =
  | "orders" | "stops" | "moves" | "encounters" | "crossing" | "grapples" | "shooting" | "melee" | "damage" | "sinking"
  | "repair" | "sealing" | "over";

/** Something to be drawn over the ships while a frame is shown. */
export type Effect =
  | { kind: "dice"; at: Point; dice: number[]; sides: string[] }
  | { kind: "crash" | "splash" | "flash" | "swords"; at: Point }
  | { kind: "arrows"; from: Point; to: Point; hits: boolean; fire: boolean; die: number }
  | { kind: "rope"; from: Point; to: Point; holds: boolean; die: number }
  | { kind: "note"; at: Point; text: string; tone: "bad" | "good" | "plain" };

export interface Frame {
  chapter: Chapter;
  subphase: number;
  view: MegadatesView;
  told: Told[];
  effects: Effect[];
  /** Ships under oars in this frame. */
  rowing: string[];
}

export interface Wreck {
  ship: string;
  at: Point;
}

type Data = Record<string, unknown>;
const text = (data: Data, name: string): string => String(data[name] ?? "");
const number = (data: Data, name: string): number => Number(data[name] ?? 0);

const CHAPTERS: Record<string, Chapter> = {
  revealed: "orders", late: "orders", flag: "orders", "emergency-stop": "stops", sailed: "moves", "left-map": "moves",
  returned: "moves", met: "encounters", crossed: "crossing", grappled: "grapples", shot: "shooting", fought: "melee",
  captured: "melee", retaken: "melee", struck: "damage", sank: "sinking", mended: "repair", released: "repair", "hull-lost": "sealing",
  "took-effect": "sealing", ended: "over",
};
/** So many things at once can be taken in. */
const MOST_TOGETHER = 4;

/** Which chapter an event belongs to; some go on with what came before. */
function chapterOf({ kind, data }: Told, before: Chapter): Chapter {
  if (kind === "chit-drawn") return before;
  if (kind === "burns") return number(data, "die") ? before : "sealing";
  return CHAPTERS[kind] ?? before;
}

/** Whether an event opens a picture of its own after those that are together in one. */
function opens(told: Told, frame: Frame | undefined, chapter: Chapter): boolean {
  if (!frame || frame.chapter !== chapter || told.kind === "sailed") return true;
  if (!["met", "shot", "fought", "struck", "grappled", "sank"].includes(told.kind)) return false;
  const alike = frame.told.filter(({ kind }) => kind === told.kind);
  return alike.length >= MOST_TOGETHER || alike.some((one) => shipsIn(one).some((ship) => shipsIn(told).includes(ship)));
}

export function shipsIn({ data }: Told): string[] {
  const names = ["ship", "other", "first", "second", "target", "by", "rammer"].map((name) => text(data, name));
  const home = text(data, "unit").split(".")[0] ?? "";
  return [...new Set([...names, home])].filter((name) => /^[RP]\d+$/.test(name));
}

/** Whether a position was reached by a reveal, or by a turn that went on after a captain's answer. */
export function hasReveal(told: readonly Told[]): boolean {
  return told.some(({ kind }) => kind === "revealed" || kind === "sailed" || kind === "met");
}

/** The pictures of a turn; the last one is where it ended. */
export function framesOf(before: MegadatesView, told: readonly Told[], after: MegadatesView): Frame[] {
  const frames: Frame[] = [];
  let view = before;
  for (const one of told) {
    const last = frames.at(-1);
    const chapter = chapterOf(one, last?.chapter ?? "orders");
    if (one.kind === "locked") continue;
    if (opens(one, last, chapter)) {
      const subphase = one.kind === "sailed" ? number(one.data, "subphase") : isMoving(chapter) ? (last?.subphase ?? 0) : 0;
      frames.push({ chapter, subphase, view, told: [], effects: [], rowing: [] });
    }
    const frame = frames.at(-1);
    if (!frame) continue;
    frame.told.push(one);
    frame.effects.push(...effectsOf(one, view));
    view = happened(view, one, after, frame);
    frame.view = view;
  }
  return frames;
}

function isMoving(chapter: Chapter): boolean {
  return ["stops", "moves", "encounters", "crossing", "grapples"].includes(chapter);
}

// What an event changes in the drawing

function changed(view: MegadatesView, id: string, change: (ship: ShipView) => Partial<ShipView>): MegadatesView {
  return { ...view, ships: view.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)) };
}

function happened(view: MegadatesView, told: Told, after: MegadatesView, frame: Frame): MegadatesView {
  const { kind, data } = told;
  const ship = text(data, "ship");
  switch (kind) {
    case "sailed": return sailed(view, data, after, frame);
    case "revealed": return ordered(view, data);
    case "left-map": return changed(view, ship, () => ({ status: "off-map", stern: "", bow: "" }));
    case "returned": return returned(view, ship, after);
    case "sank": return unlinked(changed(view, ship, () => ({ status: "sunk", stern: "", bow: "", fire: 0 })), ship);
    case "captured": {
      const side = shipOf(view, text(data, "by"))?.side ?? shipOf(after, ship)?.side;
      return side ? changed(view, ship, () => ({ side })) : view;
    }
    case "retaken": return changed(view, ship, ({ home_side: side }) => ({ side }));
    case "flag": return changed(view, ship, () => ({ flag: text(data, "signal") || "?", flag_to: text(data, "squadron") }));
    case "burns": return changed(view, ship, () => ({ fire: number(data, "counters") }));
    case "struck": return hurt(view, ship, number(data, "hull"));
    case "hull-lost": return hurt(view, ship, number(data, "points"));
    case "grappled": return data["holds"] === true ? linked(view, ship, text(data, "target"), 1) : view;
    case "released": return { ...view, links: view.links.filter(([a, b]) => a !== ship || b !== text(data, "target")) };
    case "crossed": return crossed(view, data);
    case "chit-drawn": return boxed(view, ship, data);
    case "took-effect": return changed(view, ship, ({ chits }) => ({ chits: counted(chits, text(data, "chit")) }));
    default: return view;
  }
}

function sailed(view: MegadatesView, data: Data, after: MegadatesView, frame: Frame): MegadatesView {
  let next = view;
  for (const [id, stern, bow, facing] of (data["ships"] as [string, string, string, string][] | undefined) ?? []) {
    const known = shipOf(next, id);
    if (!known) {
      const seen = shipOf(after, id);
      if (!seen) continue;
      next = { ...next, ships: [...next.ships, seen] };
    }
    frame.rowing.push(id);
    next = changed(next, id, () => ({ stern, bow, facing, status: "afloat" }));
  }
  return next;
}

function ordered(view: MegadatesView, data: Data): MegadatesView {
  const orders = new Map((data["orders"] as [string, string][] | undefined) ?? []);
  return { ...view, ships: view.ships.map((ship) => ({ ...ship, order: orders.get(ship.id) ?? ship.order, flag: "", flag_to: "" })) };
}

function returned(view: MegadatesView, id: string, after: MegadatesView): MegadatesView {
  const seen = shipOf(after, id);
  return seen ? changed(view, id, () => ({ status: "afloat", stern: seen.stern, bow: seen.bow, facing: seen.facing })) : view;
}

function hurt(view: MegadatesView, id: string, points: number): MegadatesView {
  return changed(view, id, ({ hull }) => ({ hull: hull < 0 ? hull : Math.max(0, hull - points) }));
}

function linked(view: MegadatesView, from: string, to: string, more: number): MegadatesView {
  const cards = view.links.find(([a, b]) => a === from && b === to)?.[2] ?? 0;
  const others = view.links.filter(([a, b]) => a !== from || b !== to);
  return { ...view, links: [...others, [from, to, cards + more]] };
}

function unlinked(view: MegadatesView, id: string): MegadatesView {
  const isFree = ([a, b]: readonly [string, string, ...unknown[]]): boolean => a !== id && b !== id;
  return { ...view, links: view.links.filter(isFree), stuck: view.stuck.filter(isFree) };
}

function crossed(view: MegadatesView, data: Data): MegadatesView {
  const [id, ship] = [text(data, "unit"), text(data, "ship")];
  const unit = view.ships.flatMap(({ units }) => units).find((one) => one.id === id);
  if (!unit) return view;
  const moved = { ...unit, section: text(data, "section") as "bow" | "stern" };
  return {
    ...view,
    ships: view.ships.map((one) => {
      const units = one.units.filter((other) => other.id !== id);
      return one.id === ship ? { ...one, units: [...units, moved] } : { ...one, units };
    }),
  };
}

function boxed(view: MegadatesView, id: string, data: Data): MegadatesView {
  const chit = text(data, "chit");
  return chit && data["is_kept"] === true ? changed(view, id, ({ box }) => ({ box: counted(box, chit) })) : view;
}

function counted(counts: Record<string, number>, name: string): Record<string, number> {
  return { ...counts, [name]: (counts[name] ?? 0) + 1 };
}

// What strikes the eye

export function placeOf(view: MegadatesView, id: string): Point | null {
  const ship = shipOf(view, id);
  const berth = ship && berthOf(ship);
  return ship && berth ? poseOf(berth, isLong(ship)) : null;
}

function bowOf(view: MegadatesView, id: string): Point | null {
  const ship = shipOf(view, id);
  const berth = ship && berthOf(ship);
  if (!ship || !berth) return null;
  const pose = poseOf(berth, isLong(ship));
  return shifted(pose, pose.angle, isLong(ship) ? WIDE * 0.9 : WIDE * 0.45);
}

function between(a: Point | null, b: Point | null): Point | null {
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : (a ?? b);
}

function sideIn(view: MegadatesView, id: string): string {
  return shipOf(view, id)?.side ?? "";
}

function effectsOf({ kind, data }: Told, view: MegadatesView): Effect[] {
  const ship = text(data, "ship");
  const at = placeOf(view, ship);
  switch (kind) {
    case "met": return meeting(data, view);
    case "struck": return [
      ...put(at, (place) => ({ kind: "crash", at: place })),
      ...diceOf(at, [number(data, "die")], [sideIn(view, ship)]),
      ...(number(data, "hull") ? noteAt(at, `−${number(data, "hull")}`, "bad") : []),
    ];
    case "shot": return shot(data, view);
    case "grappled": return pair(placeOf(view, ship), placeOf(view, text(data, "target")), (from, to) => ({
      kind: "rope", from, to, holds: data["holds"] === true, die: number(data, "die"),
    }));
    case "fought": {
      const [rome = 0, pirates = 0] = (data["dice"] as number[] | undefined) ?? [];
      return [...put(at, (place) => ({ kind: "swords", at: place })), ...diceOf(at, [rome, pirates], ["rome", "pirates"])];
    }
    case "burns": return number(data, "die")
      ? diceOf(at, [number(data, "die")], [""])
      : put(at, (place) => ({ kind: "flash", at: place }));
    case "captured":
    case "retaken": return put(at, (place) => ({ kind: "flash", at: place }));
    case "sank": return put(at, (place) => ({ kind: "splash", at: place }));
    case "hull-lost": return noteAt(at, `−${number(data, "points")}`, "bad");
    case "mended": return diceOf(at, [number(data, "die")], [sideIn(view, ship)]);
    case "emergency-stop": return put(bowOf(view, ship), (place) => ({ kind: "splash", at: place }));
    default: return [];
  }
}

function meeting(data: Data, view: MegadatesView): Effect[] {
  const [first, second] = [text(data, "first"), text(data, "second")];
  const at = between(placeOf(view, first), placeOf(view, second));
  const dice = (data["dice"] as number[] | undefined) ?? [];
  const isHard = text(data, "result") !== "alongside";
  return [
    ...(isHard ? put(at, (place): Effect => ({ kind: "crash", at: place })) : []),
    ...diceOf(at, dice, [sideIn(view, first), sideIn(view, second)]),
  ];
}

function shot(data: Data, view: MegadatesView): Effect[] {
  return pair(placeOf(view, text(data, "ship")), placeOf(view, text(data, "target")), (from, to) => ({
    kind: "arrows", from, to, hits: data["hits"] === true, fire: data["with_fire"] === true, die: number(data, "die"),
  }));
}

function put(at: Point | null, make: (at: Point) => Effect): Effect[] {
  return at ? [make(at)] : [];
}

function pair(from: Point | null, to: Point | null, make: (from: Point, to: Point) => Effect): Effect[] {
  return from && to ? [make(from, to)] : [];
}

function diceOf(at: Point | null, dice: number[], sides: string[]): Effect[] {
  const thrown = dice.filter((die) => die > 0);
  return thrown.length ? put(at, (place) => ({ kind: "dice", at: place, dice: thrown, sides })) : [];
}

function noteAt(at: Point | null, words: string, tone: "bad" | "good" | "plain"): Effect[] {
  return put(at, (place) => ({ kind: "note", at: place, text: words, tone }));
}

// What the whole story leaves on the water

/** Where ships went down, as far as their last move was told. */
export function wrecksOf(story: readonly Told[]): Wreck[] {
  const last = new Map<string, Point>();
  const wrecks = new Map<string, Wreck>();
  for (const { kind, data } of story) {
    if (kind === "sailed") {
      for (const [id, stern] of (data["ships"] as [string, string][] | undefined) ?? []) last.set(id, middle(rexOf(stern)));
    } else if (kind === "sank") {
      const ship = text(data, "ship");
      const at = last.get(ship);
      if (at) wrecks.set(ship, { ship, at });
    }
  }
  return [...wrecks.values()];
}

/** What was told in the last turn that was played out, the lines of the reveal first. */
export function lastTurn(story: readonly Told[]): Told[] {
  const from = story.findLastIndex(({ kind }) => kind === "revealed");
  return from < 0 ? [] : story.slice(from).filter(({ kind }) => kind !== "locked");
}
