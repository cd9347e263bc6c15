/** The story of a game in numbers, counted from what was told. */
import type { Told } from "../../lib/types";
import type { ForumView, Scored } from "./wire";
import { seatOf } from "./view";

export const KINDS = ["building", "row", "column", "diagonal"] as const;
export type Kind = (typeof KINDS)[number];

/** What kind of sector it is. */
export function kindOf(sector: string): Kind {
  if (sector.startsWith("row")) return "row";
  if (sector.startsWith("column")) return "column";
  return sector.startsWith("D") ? "diagonal" : "building";
}

/** How the seats stood after a step. */
export interface Point {
  step: number;
  scores: number[];
}

/** What one scoring did to one seat. */
export interface Swing {
  step: number;
  seat: number;
  sector: string;
  points: number;
}

export interface Story {
  course: Point[];
  /** Points by seat, from each kind of sector. */
  kinds: Record<Kind, number[]>;
  /** Sectors in which a seat gained. */
  won: number[];
  best: Swing | null;
  worst: Swing | null;
  /** Who took the lead at last, and kept it. */
  lead: { seat: number; step: number } | null;
}

export function tellStory(told: readonly Told[], view: ForumView): Story {
  const none = (): number[] => view.scores.map(() => 0);
  const story: Story = {
    course: [{ step: 0, scores: none() }],
    kinds: { building: none(), row: none(), column: none(), diagonal: none() },
    won: none(), best: null, worst: null, lead: null,
  };
  for (const { kind, data, step } of told) {
    if (kind === "scored") score(story, data as unknown as Scored, step, view);
  }
  return story;
}

function score(story: Story, scoring: Scored, step: number, view: ForumView): void {
  const points = view.scores.map(() => 0);
  for (const [colour, change] of scoring.steps.entries()) points[seatOf(view, colour)] = (points[seatOf(view, colour)] ?? 0) + change;
  const before = story.course.at(-1)?.scores ?? [];
  const scores = before.map((one, seat) => one + (points[seat] ?? 0));
  story.course.push({ step, scores });
  for (const [seat, change] of points.entries()) {
    const row = story.kinds[kindOf(scoring.sector)];
    row[seat] = (row[seat] ?? 0) + change;
    if (change > 0) story.won[seat] = (story.won[seat] ?? 0) + 1;
    const swing = { step, seat, sector: scoring.sector, points: change };
    if (change > (story.best?.points ?? 0)) story.best = swing;
    if (change < (story.worst?.points ?? 0)) story.worst = swing;
  }
  const leader = leaderOf(scores);
  if (leader === null) story.lead = null;
  else if (story.lead?.seat !== leader) story.lead = { seat: leader, step };
}

/** Who leads alone. */
function leaderOf(scores: number[]): number | null {
  const most = Math.max(...scores);
  const leaders = scores.flatMap((one, seat) => (one === most ? [seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

/** The way of a seat's score over the game, as steps in a box. */
export function wayOf(course: Point[], seat: number, width: number, height: number): string {
  const all = course.flatMap(({ scores }) => scores);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = Math.max(1, course.at(-1)?.step ?? 1);
  const x = (step: number): number => Math.round((step / last) * width * 10) / 10;
  const y = (points: number): number => Math.round((1 - (points - least) / (most - least)) * height * 10) / 10;
  return course.map(({ step, scores }, n) => `${n ? `H${x(step)}V` : `M${x(step)} `}${y(scores[seat] ?? 0)}`).join("");
}
