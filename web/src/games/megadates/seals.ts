/** Whether what came out from under a seal is what the ships of its captain then did. */
import type { Told } from "../../lib/types";
import { STEPS, partsOf } from "./order";

/** The orders of the last reveal, by ship. */
export function revealedOrders(told: readonly Told[]): [ship: string, order: string][] {
  const found = told.find(({ kind }) => kind === "revealed")?.data["orders"];
  return Array.isArray(found) ? (found as [string, string][]) : [];
}

/** Each thing that is ordered, in words that both ways of writing come down to. */
function inActions(actions: readonly string[]): string[] {
  const found: string[] = [];
  for (const action of actions) {
    const last = found.at(-1);
    if (/^[@>]/.test(action) && last !== undefined) found[found.length - 1] = `${last}${last.includes("@") ? action.replace("@", ",") : action.replace(" ", "")}`;
    else if (!STEPS.includes(action)) found.push(action);
  }
  return [actions.filter((action) => STEPS.includes(action)).join(" "), ...found.sort()];
}

function inNotation(ship: string, order: string): string[] {
  const { course, actions } = partsOf(order);
  const found = actions.flatMap((action) => {
    const [, verb = "", units = "", rest = ""] = /^(\w+)(?:\(([^)]*)\))?(.*)$/.exec(action) ?? [];
    if (!units) return [verb.toLowerCase()];
    return units.split(",").map((unit) => `${verb.toLowerCase()} ${unit.includes(".") ? unit : `${ship}.${unit}`}${rest}`);
  });
  return [course.join(" "), ...found.sort()];
}

/** Whether the sealed text gives these ships these orders; its last part is the seal of the flags. */
export function isSame(text: string, orders: readonly [ship: string, order: string][]): boolean {
  const actions = text.split(", ").slice(0, -1);
  const ships: string[][] = [[]];
  for (const action of actions) {
    if (action === "done") ships.push([]);
    else ships.at(-1)?.push(action);
  }
  const written = ships.slice(0, -1).map((one) => inActions(one).join("; "));
  return written.join(" / ") === orders.map(([ship, order]) => inNotation(ship, order).join("; ")).join(" / ");
}
