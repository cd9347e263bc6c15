/** Orders in words: what a line of the notation says. */
import type { Translate } from "../../lib/types";
import { deedOf, partsOf, WORDS, type Deed } from "./order";

/** A target as one reads it: a ship, the nearest, what is to be repaired, or a place. */
export function targetWords(target: string, verb: string, t: Translate): string {
  if (target === "near") return t("megadates-word-nearest");
  if (verb === "move") {
    const [ship, section = ""] = target.includes(".") ? target.split(".") : ["", target];
    const words = { ship: ship ?? "", section: t(`megadates-section-${section}`) };
    return ship ? t("web-megadates-board", words) : t("web-megadates-go", words);
  }
  return /^[RP]\d+$/i.test(target) ? target.toUpperCase() : t(`web-megadates-kind-${target}`);
}

function deedWords({ verb, units, targets, isPlain }: Deed, t: Translate): string {
  const words = { units: units.join(", "), count: units.length, targets: targets.map((one) => targetWords(one, verb, t)).join(", ") };
  const said = t(targets.length ? `web-megadates-say-${verb}-at` : `web-megadates-say-${verb}`, words);
  return isPlain ? `${said} (${t("web-megadates-say-plain")})` : said;
}

/** One part of a line after the course. */
export function actionWords(action: string, t: Translate): string {
  const deed = deedOf(action);
  if (deed) return deedWords(deed, t);
  const [first = "", signal = "", squadron = ""] = action.toLowerCase().split(" ");
  if (first !== "flag") return t(`megadates-action-${first}`);
  const to = squadron ? t(`megadates-squadron-${squadron}`) : t("megadates-word-to-all");
  return t("web-megadates-say-flag", { signal: t(`megadates-signal-${signal}`), to });
}

/** The words of a step. */
export function stepWords(step: string, t: Translate): string {
  return t(`megadates-action-${WORDS[step] ?? "ahead"}`);
}

/** A whole order, for who hears it. */
export function orderWords(order: string, t: Translate): string {
  const { course, actions } = partsOf(order);
  return [...course.map((step) => stepWords(step, t)), ...actions.map((action) => actionWords(action, t))].join("; ");
}
