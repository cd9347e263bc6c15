/** Draws that come in rows are one line of the log. */
import { t } from "../../lib/texts.svelte";
import type { Folds, Told } from "../../lib/types";
import { LETTERS } from "./view";

const LAID_OUT = ["action", "decree", "privilege", "board"];

function keyOf({ kind, data }: Told): string {
  if (kind === "workers-drawn") return `workers ${String(data["player"])}`;
  if (kind === "tile-dealt") return "tiles";
  if (kind === "fed") return "fed";
  return kind === "dealt" && LAID_OUT.includes(String(data["what"])) ? "dealt" : "";
}

/** Workers by their colours: 4 blue, 3 red. */
function coloursOf(run: Told[]): string {
  return LETTERS.map((letter) => [letter, run.filter(({ data }) => data["colour"] === letter).length] as const)
    .filter(([, count]) => count > 0)
    .map(([letter, count]) => t(`discordia-workers-${letter}`, { count }))
    .join(", ");
}

export const folds: Folds = {
  keyOf,
  say(run, nameOf) {
    const [first] = run;
    const count = run.length;
    switch (first ? keyOf(first).split(" ")[0] : "") {
      case "workers": return t("web-discordia-run-workers", { name: nameOf(Number(first?.data["player"])), count, colours: coloursOf(run) });
      case "tiles": return t("web-discordia-run-tiles", { count });
      case "fed": return t("web-discordia-run-fed", { count });
    }
    return t("web-discordia-run-dealt", { count });
  },
};
