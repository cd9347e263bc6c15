/** Orders as blocks to tap: what the choices of the server offer, sorted by what it is. */
import type { Choice } from "../../lib/types";

export const AHEAD = ["1L", "1", "1R"];
export const EXTRA = ["EL", "E", "ER"];
export const ASTERN = ["-1L", "-1", "-1R"];
export const PIVOT = ["0L", "0", "0R"];
export const STEPS = [...AHEAD, ...EXTRA, ...ASTERN, ...PIVOT, "0!"];
export const VERBS = ["shoot", "prep", "grapple", "ungrapple", "repair", "move"];
export const SIGNALS = ["follow", "attack", "withdraw", "left", "right"];

/** The text that says what a block does. */
export const WORDS: Record<string, string> = {
  "1": "ahead", "1L": "ahead-left", "1R": "ahead-right", E: "extra", EL: "extra-left", ER: "extra-right", "-1": "astern",
  "-1L": "astern-left", "-1R": "astern-right", "0!": "stop", "0L": "pivot-left", "0R": "pivot-right", "0": "lie",
  ram: "ram", seal: "seal", return: "return", done: "done",
};

export interface Blocks {
  /** Every action that may come next. */
  legal: Set<string>;
  /** By unit, what it may be ordered to do. */
  units: Map<string, string[]>;
  /** Targets for the last order of a unit: @P1, @near, @fire; or > bow. */
  targets: string[];
  flags: { signal: string; squadron: string; action: string }[];
}

export function blocksOf(choices: readonly Choice[]): Blocks {
  const blocks: Blocks = { legal: new Set(), units: new Map(), targets: [], flags: [] };
  for (const { action } of choices) {
    blocks.legal.add(action);
    const [first = "", second = "", third = ""] = action.split(" ");
    if (VERBS.includes(first)) blocks.units.set(second, [...(blocks.units.get(second) ?? []), first]);
    else if (first === "flag") blocks.flags.push({ signal: second, squadron: third, action });
    else if (action.startsWith("@") || action.startsWith(">")) blocks.targets.push(action);
  }
  return blocks;
}

/** The ships that may be tapped as targets, with the action of each. */
export function targetShips(targets: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const action of targets) {
    const ship = /^@([RP]\d+)$/.exec(action)?.[1];
    if (ship) found.set(ship, action);
  }
  return found;
}

/** The parts of an order as it stands: the course step by step, then what is to be done. */
export function partsOf(order: string): { course: string[]; actions: string[] } {
  const [course = "", ...actions] = order.split(";").map((part) => part.trim());
  const steps = course.split(/\s+/).filter(Boolean);
  return { course: steps.length === 1 && steps[0] === "0" ? [] : steps, actions: actions.filter(Boolean) };
}

/** The course with a block put before a place, taken from where it was; no place takes it out. */
export function withBlock(course: readonly string[], step: string, from: number | null, to: number | null): string[] {
  const rest = course.filter((_, n) => n !== from);
  if (to === null) return rest;
  const at = from !== null && from < to ? to - 1 : to;
  return [...rest.slice(0, at), step, ...rest.slice(at)];
}

/** The line of notation with another course. */
export function withCourse(order: string, course: readonly string[]): string {
  return [course.join(" ") || "0", ...partsOf(order).actions].join("; ");
}

// What units are ordered to do

/** One order for one unit or several: who does what, to whom or where. */
export interface Deed {
  verb: string;
  /** As the notation writes them: S1, or R1.S1 on another ship. */
  units: string[];
  targets: string[];
  isPlain: boolean;
}

const DEED = /^([A-Z]+)\(([^)]*)\)(?:[@>]([\w.,]+))?( plain)?$/;

/** The order of units that a part of the line is; null for one of the ship or a flag. */
export function deedOf(action: string): Deed | null {
  const [whole, verb = "", units = "", targets = "", plain] = DEED.exec(action) ?? [];
  if (whole === undefined) return null;
  return { verb: verb.toLowerCase(), units: units.split(","), targets: targets.split(",").filter(Boolean), isPlain: plain !== undefined };
}

function deedText({ verb, units, targets, isPlain }: Deed): string {
  const aim = targets.length ? `${verb === "move" ? ">" : "@"}${targets.join(",")}` : "";
  return `${verb.toUpperCase()}(${units.join(",")})${aim}${isPlain ? " plain" : ""}`;
}

/** The line without what these units were to do. */
export function withoutUnits(order: string, gone: readonly string[]): string {
  const { course, actions } = partsOf(order);
  const kept = actions.flatMap((action) => {
    const deed = deedOf(action);
    if (!deed) return [action];
    const units = deed.units.filter((unit) => !gone.includes(unit));
    return units.length ? [deedText({ ...deed, units })] : [];
  });
  return [course.join(" ") || "0", ...kept].join("; ");
}

/** The line with these units doing this, whatever they were to do before. */
export function withDeed(order: string, deed: Deed): string {
  return `${withoutUnits(order, deed.units)}; ${deedText(deed)}`;
}

/** The line without one of its parts after the course. */
export function withoutAction(order: string, place: number): string {
  const { course, actions } = partsOf(order);
  return [course.join(" ") || "0", ...actions.filter((_, n) => n !== place)].join("; ");
}

/** What these units are to do together, as it stands in the line. */
export function deedIn(order: string, verb: string, lead: string): Deed | null {
  const deeds = partsOf(order).actions.map(deedOf);
  return deeds.find((deed) => deed?.verb === verb && deed.units.includes(lead)) ?? null;
}
