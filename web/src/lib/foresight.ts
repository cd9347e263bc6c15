/** What a move would bring, in one line: the sentences of the log, and the change of everyone's points. */
import { nameAmong, sayWithNames } from "./seats";
import { t } from "./texts.svelte";
import type { Foresight, SeatInfo } from "./types";

/** `+7 you, −4 Cassia`; nothing where no points change. */
export function changeText(change: number[], seats: SeatInfo[], own: number | null): string {
  const parts = change.flatMap((points, seat) => (points === 0 ? [] : [[seat, points > 0 ? `+${points}` : `−${-points}`] as const]));
  parts.sort(([one], [other]) => Number(other === own) - Number(one === own));
  return parts.map(([seat, points]) => (seat === own ? t("web-points-you", { points }) : t("web-points-of", { points, name: nameAmong(seats, seat) }))).join(", ");
}

export function foresightText(found: Foresight, seats: SeatInfo[], own: number | null): string {
  const does = found.does.map((sentence) => sayWithNames(sentence, seats)).join(" ");
  const change = changeText(found.change, seats, own);
  return [does || found.actions.join(" "), change && `(${change})`].filter(Boolean).join(" ");
}
