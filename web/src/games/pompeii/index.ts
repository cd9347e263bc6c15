/** Pompeii at the table. */
import type { Standing } from "../../lib/standing";
import type { SeatInfo, Translate } from "../../lib/types";
import { inCity } from "./view";
import type { PompeiiView } from "./wire";

export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";

/** By seat: the saved, and those who are still in the city. */
export function standing(data: Record<string, unknown>, seats: SeatInfo[], t: Translate): Standing[] {
  const view = data as unknown as PompeiiView;
  return seats.map(({ seat, letter }) => {
    const living = inCity(view, seat);
    return {
      score: view.saved[seat] ?? 0,
      marks: [{ colour: seat, letter }],
      notes: living ? [t("web-pompeii-in-city", { count: living })] : [],
    };
  });
}
