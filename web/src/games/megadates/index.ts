/** Pompeius Magnus versus Megadates at the table. */
import type { Standing } from "../../lib/standing";
import type { SeatInfo, Translate } from "../../lib/types";
import { fleetOf, fullName } from "./view";
import type { MegadatesView } from "./wire";

export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Panel } from "./Report.svelte";
export { default as Umpire } from "./Umpire.svelte";

/** The chart wants all the width there is. */
export const isWide = true;
export const needsStory = true;

/** By seat: its points when they are counted, its ships, and whether its orders are in. */
export function standing(data: Record<string, unknown>, seats: SeatInfo[], t: Translate): Standing[] {
  const view = data as unknown as MegadatesView;
  return seats.map(({ seat, letter }) => {
    const own = fleetOf(view, seat);
    const ships = own.length === 1 ? own.map(fullName) : own.map(({ id }) => id);
    const leads = view.prefects.some((prefect) => prefect.seat === seat);
    const isLocked = view.stage === "orders" && view.locked.includes(seat);
    return {
      score: view.scores[seat] ?? null,
      marks: [{ colour: seat, letter }],
      notes: [...(ships.length ? [ships.join(" ")] : []), ...(leads ? [t("megadates-role-prefect")] : []), ...(isLocked ? [t("megadates-word-locked")] : [])],
    };
  });
}
