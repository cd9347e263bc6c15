/** The story of a game in numbers, counted from what was told. */

import type { Told } from "../../lib/types";
import { sum } from "./view";

/** How things stood after a step, all colours together. */
export interface Point {
  step: number;
  city: number;
  saved: number;
  dead: number;
}

/** What one seat did. */
export interface Deeds {
  placed: number;
  relatives: number;
  jokers: number;
  victims: number; // figures of others thrown into the volcano by his Omens and tiles
  steps: number; // squares run in the flight
  saved: number;
  dead: number;
}

export interface Story {
  course: Point[];
  deeds: Deeds[];
  eruptedAt: number | null;
  causer: number;
  /** The gate most used, and how many left by it. */
  gate: { name: string; count: number } | null;
  /** The square where most died at once. */
  grave: { square: string; count: number } | null;
}

const NOTHING: Deeds = { placed: 0, relatives: 0, jokers: 0, victims: 0, steps: 0, saved: 0, dead: 0 };

export function tellStory(told: readonly Told[], seats: number): Story {
  const deeds = Array.from({ length: seats }, () => ({ ...NOTHING }));
  const course: Point[] = [{ step: 0, city: 0, saved: 0, dead: 0 }];
  const gates = new Map<string, number>();
  const story: Story = { course, deeds, eruptedAt: null, causer: -1, gate: null, grave: null };
  let actor = -1;
  for (const { kind, data, step } of told) {
    const seat = Number(data["seat"] ?? -1);
    if (seat >= 0) actor = seat;
    const doer = deeds[seat];
    const now = { ...(course.at(-1) ?? { city: 0, saved: 0, dead: 0 }), step };
    if (kind === "placed" && doer) {
      doer.placed += 1;
      if (data["way"] === "relative") doer.relatives += 1;
      if (data["way"] === "joker") doer.jokers += 1;
      now.city += 1;
    } else if (kind === "erupted") {
      story.eruptedAt = step;
      story.causer = seat;
    } else if ((kind === "moved" || kind === "saved") && doer) {
      doer.steps += lengthOf(data);
      if (kind === "saved") {
        doer.saved += 1;
        now.saved += 1;
        now.city -= 1;
        const name = String(data["gate"]);
        gates.set(name, (gates.get(name) ?? 0) + 1);
      }
    } else if (kind === "died") {
      const figures = (data["figures"] as number[] | undefined) ?? [];
      const count = sum(figures);
      figures.forEach((number, owner) => {
        const [victim, killer] = [deeds[owner], deeds[actor]];
        if (victim) victim.dead += number;
        if (killer && owner !== actor && data["cause"] !== "left") killer.victims += number;
      });
      now.dead += count;
      now.city -= count;
      if (count > (story.grave?.count ?? 0)) story.grave = { square: String(data["square"]), count };
    } else continue;
    if (course.at(-1)?.step === step) course.pop();
    course.push(now);
  }
  for (const [name, count] of gates) if (count > (story.gate?.count ?? 0)) story.gate = { name, count };
  return story;
}

function lengthOf(data: Record<string, unknown>): number {
  const path = (data["path"] as string[] | undefined) ?? [];
  return path[0] === data["origin"] ? path.length - 1 : path.length;
}

export interface Band {
  kind: "saved" | "city" | "dead";
  d: string;
}

/** The course as three bands one on the other, in a box of this size. */
export function bandsOf(course: readonly Point[], width: number, height: number): Band[] {
  const last = Math.max(1, course.at(-1)?.step ?? 1);
  const most = Math.max(1, ...course.map(({ city, saved, dead }) => city + saved + dead));
  const at = (step: number, count: number) =>
    `${((step / last) * width).toFixed(1)} ${(height - (count / most) * height).toFixed(1)}`;
  const levels = course.map(({ step, city, saved, dead }) => ({ step, saved, city: saved + city, dead: saved + city + dead }));
  const line = (level: (one: (typeof levels)[number]) => number) => levels.map((one) => at(one.step, level(one)));
  const floor = [at(0, 0), at(last, 0)];
  const [saved, city, dead] = [line((one) => one.saved), line((one) => one.city), line((one) => one.dead)];
  const band = (upper: string[], lower: string[]) => `M${upper.join("L")}L${[...lower].reverse().join("L")}Z`;
  return [
    { kind: "saved", d: band(saved, floor) },
    { kind: "city", d: band(city, saved) },
    { kind: "dead", d: band(dead, city) },
  ];
}
