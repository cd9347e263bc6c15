/** The ends of years, read from the story: which step of the year each event belongs to. */
import type { Told } from "../../lib/types";

export const PHASES = ["E0", "E1", "E2", "E3", "E4", "E5"] as const;
export type Phase = (typeof PHASES)[number];

/** One thing shown at a time: the beginning of a step, or what happens to one player in it. */
export interface Beat {
  phase: Phase;
  player: number; // -1 for all
  told: Told[];
}

export interface Report {
  year: number;
  /** Of the last action before it: there the sums can be looked up. */
  before: number;
  beats: Beat[];
  isDone: boolean;
}

/** Every end of a year so far, the last one perhaps not yet done. */
export function reportsOf(story: Told[], seats: number): Report[] {
  const reports: Report[] = [];
  let [year, turns, isWinter] = [1, 0, false];
  let open: Report | null = null;
  for (const told of story) {
    if (open) {
      add(open, told, seats);
      if (open.isDone) open = null;
    }
    if (told.kind === "rolled") {
      year = Number(told.data["year"]);
      isWinter = told.data["season"] === 5;
      turns = 0;
    } else if (told.kind === "turn-ended" && isWinter && ++turns === seats) {
      open = { year, before: told.step, beats: [], isDone: false };
      reports.push(open);
      isWinter = false;
    }
  }
  return reports.filter(({ beats }) => beats.length > 0);
}

function add(report: Report, told: Told, seats: number): void {
  if (told.kind === "janus-played") return;
  const phase = phaseOf(report, told, seats);
  const player = phase === "E2" || phase === "E5" ? -1 : Number(told.data["player"] ?? -1);
  const same = report.beats.find((beat) => beat.phase === phase && beat.player === player);
  if (same) same.told.push(told);
  else report.beats.push({ phase, player, told: [told] });
  report.isDone = phase === "E5";
}

function phaseOf(report: Report, { kind, data }: Told, seats: number): Phase {
  const last = report.beats.at(-1)?.phase ?? "E0";
  if (kind === "new-year" || kind === "won") return "E5";
  if (kind === "attacked") return "E1";
  if (kind === "cleared") return "E2";
  if (kind === "lacked") return "E3";
  return last === "E3" && isExtra(report, kind, Number(data["player"]), seats) ? "E4" : last;
}

/** After the sums of all, what is returned beyond a surplus comes from a privilege. */
function isExtra(report: Report, kind: string, player: number, seats: number): boolean {
  const sums = report.beats.filter(({ phase }) => phase === "E3");
  if (sums.length < seats || !["returned", "refused", "lapsed"].includes(kind)) return false;
  const own = sums.find((beat) => beat.player === player)?.told ?? [];
  const isOwed = own.some(({ kind: one, data }) => one === "lacked" && Number(data["lack"]) < 0);
  return !isOwed || own.some(({ kind: one }) => one === "returned") || kind !== "returned";
}

/** What a year's end was for one player. */
export interface YearOutcome {
  player: number;
  isDefended: boolean;
  lack: number;
}

/** By seat, whether the Germans were held and how many workers came (or went, below 0). */
export function outcomesOf(report: Report, seats: number): YearOutcome[] {
  const told = report.beats.flatMap((beat) => beat.told);
  return Array.from({ length: seats }, (_, player) => {
    const find = (kind: string): Told | undefined => told.find((one) => one.kind === kind && one.data["player"] === player);
    return { player, isDefended: find("attacked")?.data["is_defended"] === true, lack: Number(find("lacked")?.data["lack"] ?? 0) };
  });
}
