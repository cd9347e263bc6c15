/** The story of a game in numbers: how many workers were without work, and what changed it, counted from what was told. */
import type { Told } from "../../lib/types";

/** What makes the number of a player's workers go up and down. */
export const CAUSES = ["deployed", "returned", "lacked", "drawn", "overbuilt"] as const;
export type Cause = (typeof CAUSES)[number];
export type Sums = Record<Cause, number>;

/** How it stood with everybody after a step. */
export interface Point {
  step: number;
  workers: number[];
}

export interface YearOf {
  year: number;
  /** The step at which it ended; of the last one, the end of the game. */
  until: number;
  /** By seat. */
  sums: Sums[];
  left: number[];
  held: boolean[];
}

export interface Story {
  start: number[];
  course: Point[];
  years: YearOf[];
  bestTurn: { player: number; count: number; year: number } | null;
  worstEnd: { player: number; count: number; year: number } | null;
  /** From when on the winner had the fewest. */
  lead: { player: number; year: number; season: number } | null;
}

const nothing = (): Sums => ({ deployed: 0, returned: 0, lacked: 0, drawn: 0, overbuilt: 0 });

/** Reads the story line by line. */
class Teller {
  readonly workers: number[];
  readonly start: number[];
  readonly course: Point[] = [];
  readonly years: YearOf[] = [];
  bestTurn: Story["bestTurn"] = null;
  worstEnd: Story["worstEnd"] = null;
  lead: Story["lead"] = null;
  private isBegun = false;
  private season = 1;
  private readonly inTurn: number[];
  private readonly owed: number[]; // workers still to be drawn for lack

  constructor(private readonly seats: number) {
    this.workers = Array.from({ length: seats }, () => 0);
    this.start = [...this.workers];
    this.inTurn = [...this.workers];
    this.owed = [...this.workers];
  }

  tell({ kind, data, step }: Told, winner: number): void {
    const player = Number(data["player"] ?? -1);
    switch (kind) {
      case "board-chosen":
      case "rolled": this.begin(kind, data, step); break;
      case "workers-drawn": this.draw(player); break;
      case "filled": this.change(player, "deployed", -Number(data["workers"])); this.inTurn[player] = (this.inTurn[player] ?? 0) + Number(data["workers"]); break;
      case "returned": this.change(player, "returned", -String(data["workers"] ?? "").length); break;
      case "overbuilt": this.change(player, "overbuilt", Number(data["workers"])); break;
      case "attacked": this.now().held[player] = data["is_defended"] === true; break;
      case "lacked": this.lack(player, Number(data["lack"])); break;
      case "turn-ended": this.endTurn(player); break;
      case "new-year": this.now().until = step; break;
    }
    this.mark(step, winner);
  }

  private begin(kind: string, data: Record<string, unknown>, step: number): void {
    if (!this.isBegun) {
      this.workers.forEach((count, seat) => (this.start[seat] = count));
      this.isBegun = true;
      if (this.years.length === 0) this.open(1, step);
    }
    if (kind !== "rolled") return;
    this.season = Number(data["season"]);
    if (Number(data["year"]) > this.now().year) this.open(Number(data["year"]), step);
  }

  private open(year: number, until: number): void {
    const each = <T>(make: () => T): T[] => Array.from({ length: this.seats }, make);
    this.years.push({ year, until, sums: each(nothing), left: [...this.workers], held: each(() => false) });
  }

  private now(): YearOf {
    if (this.years.length === 0) this.open(1, 0);
    return this.years.at(-1) as YearOf;
  }

  private draw(player: number): void {
    if (!this.isBegun) {
      this.workers[player] = (this.workers[player] ?? 0) + 1;
      return;
    }
    const isOwed = (this.owed[player] ?? 0) > 0;
    if (isOwed) this.owed[player] = (this.owed[player] ?? 0) - 1;
    this.change(player, isOwed ? "lacked" : "drawn", 1);
  }

  private change(player: number, cause: Cause, by: number): void {
    const sums = this.now().sums[player];
    if (sums) sums[cause] += by;
    this.workers[player] = (this.workers[player] ?? 0) + by;
  }

  private lack(player: number, count: number): void {
    this.owed[player] = Math.max(0, count);
    if (count > (this.worstEnd?.count ?? 0)) this.worstEnd = { player, count, year: this.now().year };
  }

  private endTurn(player: number): void {
    const count = this.inTurn[player] ?? 0;
    if (count > (this.bestTurn?.count ?? 0)) this.bestTurn = { player, count, year: this.now().year };
    this.inTurn.fill(0);
  }

  private mark(step: number, winner: number): void {
    if (!this.isBegun) return;
    const year = this.now();
    year.left = [...this.workers];
    if (this.course.at(-1)?.step === step) this.course.pop();
    this.course.push({ step, workers: [...this.workers] });
    const isAhead = this.workers.every((count, seat) => seat === winner || (this.workers[winner] ?? 0) < count);
    if (!isAhead) this.lead = null;
    else this.lead ??= { player: winner, year: year.year, season: this.season };
  }
}

export function tellStory(told: readonly Told[], seats: number, winner: number): Story {
  const teller = new Teller(seats);
  for (const one of told) teller.tell(one, winner);
  const { start, course, years, bestTurn, worstEnd, lead } = teller;
  return { start, course, years, bestTurn, worstEnd, lead: seats > 1 ? lead : null };
}

/** The course of one seat as a line of steps, in a box of this size. */
export function lineOf(course: readonly Point[], seat: number, most: number, width: number, height: number): string {
  const [first, last] = [course[0]?.step ?? 0, course.at(-1)?.step ?? 1];
  const x = (step: number): string => (((step - first) / Math.max(1, last - first)) * width).toFixed(1);
  const y = (count: number): string => (height - (count / Math.max(1, most)) * height).toFixed(1);
  return course.map(({ step, workers }, n) => `${n === 0 ? "M" : "H"}${n === 0 ? `${x(step)} ` : `${x(step)}V`}${y(workers[seat] ?? 0)}`).join("");
}
