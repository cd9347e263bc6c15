/** The ships in words, for those who hear the chart instead of seeing it. */
import type { Translate } from "../../lib/types";
import { fullName, isLong, type ShipType, type Side } from "./view";
import type { MegadatesView, ShipView } from "./wire";

/** Where it is and how it heads, or that it is gone. */
export function placeWords(ship: ShipView, t: Translate): string {
  const [type, side] = [t(`megadates-type-${ship.type}`), t(`megadates-side-${ship.side}`)];
  if (ship.status !== "afloat") return `${fullName(ship)}, ${type}, ${side}, ${t(`megadates-status-${ship.status}`)}`;
  const words = { ship: fullName(ship), type, side, stern: ship.stern, bow: ship.bow, facing: t(`megadates-facing-${ship.facing}`) };
  return t(isLong(ship) ? "megadates-ship-at" : "megadates-ship-small-at", words);
}

/** How it is, as far as one knows. */
export function conditionWords(ship: ShipView, view: MegadatesView, t: Translate): string[] {
  const links = view.links.filter(([from, to]) => from === ship.id || to === ship.id);
  const others = [...new Set(links.map(([from, to]) => (from === ship.id ? to : from)))];
  return [
    ...(ship.hull >= 0 && ship.status !== "sunk" ? [t("web-megadates-hull-of", { hull: ship.hull, most: ship.most_hull })] : []),
    ...(ship.hull < 0 && ship.condition ? [t(`megadates-condition-${ship.condition}`)] : []),
    ...(ship.is_down ? [t("megadates-condition-down")] : []),
    ...(ship.fire > 0 ? [t("megadates-fire-counters", { count: ship.fire })] : []),
    ...(ship.side !== ship.home_side ? [t("megadates-word-captured")] : []),
    ...(others.length ? [`${t("megadates-word-grapple")} ${others.join(", ")}`] : []),
    ...(ship.loot > 0 ? [t("megadates-loot-tokens", { count: ship.loot })] : []),
    ...(ship.flag ? [flagWords(ship, t)] : []),
    ...(ship.status === "off-map" && ship.off_turns >= 0 ? [t("megadates-status-off-map")] : []),
  ];
}

export function flagWords(ship: ShipView, t: Translate): string {
  if (ship.flag === "?") return t("megadates-word-flag-unread");
  const to = ship.flag_to ? t(`megadates-squadron-${ship.flag_to}`) : t("megadates-word-to-all");
  return `${t("megadates-word-flag")}: ${t(`megadates-signal-${ship.flag}`)} (${to})`;
}

const TYPES: ShipType[] = ["deceres", "quadrireme", "liburnia"];

/** What a fleet set out with: 2 × quadrireme, 1 × liburnia. */
export function fleetWords(view: MegadatesView, side: Side, t: Translate): string {
  const ships = view.ships.filter((ship) => ship.home_side === side);
  return TYPES.flatMap((type) => {
    const count = ships.filter((ship) => ship.type === type).length;
    return count ? [`${count} × ${t(`megadates-type-${type}`)}`] : [];
  }).join(", ");
}

/** The name of the scenario: ours in the reader's language, anybody else's as it was written. */
export function scenarioName(view: MegadatesView, t: Translate): string {
  const id = `megadates-scenario-${view.scenario}`;
  return t(id) === id ? view.title : t(id);
}

/** Everything about a ship in one line. */
export function readShip(ship: ShipView, view: MegadatesView, t: Translate): string {
  const squadron = t("web-megadates-squadron", { squadron: t(`megadates-squadron-${ship.squadron}`) });
  const speed = ship.status === "afloat" ? [t("web-megadates-speed", { speed: ship.speed })] : [];
  return [placeWords(ship, t), squadron, ...speed, ...conditionWords(ship, view, t)].join(", ");
}
