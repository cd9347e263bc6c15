/** A square in words, for those who hear the board and for whoever points at it. */

import type { Translate } from "../../lib/types";
import { buildingAt, gateAt, spotsAt, STARTS } from "./city";
import { lavaOf, sum } from "./view";
import type { PompeiiView } from "./wire";

/** As in “f5, building 7, 2 of 3 spots: 1 red, 1 black; 4 points from freedom”. */
export function readSquare(view: PompeiiView, square: string, t: Translate): string {
  const lava = lavaOf(view).get(square);
  const place = [square, ...placeWords(view, square, t)];
  if (lava) return [...place, t("pompeii-square-lava", { symbol: t(`pompeii-symbol-${lava}`) })].join(", ");
  const figures = view.city[square] ?? [];
  const who = figuresWords(view, figures, t);
  const spots = spotsAt(square);
  const isSettling = view.phase === "first" || view.phase === "deal";
  if (spots && isSettling) place.push(t("web-pompeii-spots", { taken: sum(figures), spots }));
  const cost = sum(figures) ? view.exits[square] : undefined;
  const way = cost === undefined ? "" : `; ${t("pompeii-exit-cost", { count: cost })}`;
  return `${place.join(", ")}: ${who}${way}`;
}

function placeWords(view: PompeiiView, square: string, t: Translate): string[] {
  const words: string[] = [];
  const building = buildingAt(square);
  if (building) {
    const number = building.number;
    words.push(number === null ? t("pompeii-neutral") : t("pompeii-building", { number }));
    if (number !== null) words.push(t(`pompeii-hue-${building.colour}`));
  }
  const start = STARTS[square];
  if (start) words.push(t("pompeii-square-start", { symbol: t(`pompeii-symbol-${start}`) }));
  const gate = gateAt(square);
  const isOpen = view.gates.includes(square);
  if (gate) words.push(t(isOpen ? "pompeii-square-gate" : "pompeii-square-gate-closed", { gate: gate.name }));
  return words;
}

function figuresWords(view: PompeiiView, figures: readonly number[], t: Translate): string {
  const groups = figures.flatMap((count, seat) =>
    count ? [t("web-pompeii-of-colour", { count, colour: t(`pompeii-colour-${view.colours[seat] ?? "red"}`) })] : []);
  return groups.length ? groups.join(", ") : t("pompeii-square-empty");
}
