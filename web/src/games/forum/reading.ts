/** How a sector stands. */
import { sectorFields } from "./geometry";
import type { ForumView } from "./wire";

export interface Reading {
  sector: string;
  size: number;
  taken: number;
  /** By colour. */
  counts: number[];
  /** The colours with the most Romans; nobody leads where nobody stands. */
  leaders: number[];
  coin: "there" | "tied" | "waiting" | "gone";
}

export function readSector(view: ForumView, sector: string): Reading {
  const fields = sectorFields(sector, view.buildings);
  const counts = view.colours.map((_, colour) => fields.filter((field) => view.fields[field] === colour).length);
  const most = Math.max(1, ...counts);
  return {
    sector,
    size: fields.length,
    taken: counts.reduce((sum, count) => sum + count, 0),
    counts,
    leaders: counts.flatMap((count, colour) => (count === most ? [colour] : [])),
    coin: coinOf(view, sector),
  };
}

function coinOf(view: ForumView, sector: string): Reading["coin"] {
  if (!view.coins.includes(sector)) return "gone";
  if (view.stalemates.includes(sector)) return "tied";
  return view.waiting.includes(sector) ? "waiting" : "there";
}
