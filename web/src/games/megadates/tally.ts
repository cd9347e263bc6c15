/** What made the points at the end, in sums that add up. */
import type { MegadatesView, TallyView } from "./wire";

export const DEEDS = ["prizes", "sunk", "killed", "prisoners", "loot", "honour"] as const;
const WHOLE = 60;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function greatest(a: number, b: number): number {
  return b ? greatest(b, a % b) : a;
}

/** Sixtieths of a point as one reads them: 12, 12 1/2, -2/3. */
export function pointsText(sixtieths: number): string {
  const [sign, size] = [sixtieths < 0 ? "−" : "", Math.abs(sixtieths)];
  const [whole, rest] = [Math.floor(size / WHOLE), size % WHOLE];
  if (!rest) return `${sign}${whole}`;
  const by = greatest(rest, WHOLE);
  const part = `${rest / by}⁄${WHOLE / by}`;
  return whole ? `${sign}${whole} ${part}` : `${sign}${part}`;
}

/** Of a ship, by the scale of its trierarch. */
export function ownPoints({ own }: TallyView): number {
  return sum(own);
}

/** Deed by deed what made the points of a fleet, by the scale of a fleet. */
export function fleetDeeds(view: MegadatesView, side: string): number[] {
  const ids = view.ships.filter(({ home_side: home }) => home === side).map(({ id }) => id);
  const own = view.tallies.filter(({ ship }) => ids.includes(ship));
  return DEEDS.slice(0, 5).map((_, n) => sum(own.map(({ fleet }) => fleet[n] ?? 0)));
}

export interface SeatSum {
  seat: number;
  own: number;
  /** Of those whom he leads; half of his own points count then. */
  command: number;
  score: number;
}

/** By seat, how its score is made. */
export function seatSums(view: MegadatesView): SeatSum[] {
  return view.scores.map((score, seat) => {
    const mine = view.tallies.filter(({ captain }) => captain === seat);
    return { seat, own: sum(mine.map(ownPoints)), command: sum(mine.map(({ command }) => command)), score };
  });
}
