/** From clicks to an action: which steps come next, and what one more click means. */
import type { Choice } from "./types";

export type Pick =
  | { kind: "picked"; picked: string[] } // one more step is needed, or one was taken back
  | { kind: "action"; action: string } // the choice is made
  | { kind: "refused"; action: string }; // no choice has this step: the server will say why

const startsWith = (steps: string[], start: string[]): boolean =>
  start.length <= steps.length && start.every((step, at) => steps[at] === step);

/** The choices still possible after these steps. */
export function open(choices: Choice[], picked: string[]): Choice[] {
  return choices.filter((choice) => startsWith(choice.steps, picked));
}

/** The choice that these steps make, if they make one. */
export function complete(choices: Choice[], picked: string[]): Choice | undefined {
  return choices.find((choice) => choice.steps.length === picked.length && startsWith(choice.steps, picked));
}

/** The steps that may come now, each once. */
export function nextSteps(choices: Choice[], picked: string[]): string[] {
  const steps = open(choices, picked).map((choice) => choice.steps[picked.length]);
  return [...new Set(steps.filter((step) => step !== undefined))];
}

/** The steps that come without a choice: every possible choice goes on with them. */
export function forcedSteps(choices: Choice[], picked: string[]): string[] {
  const forced: string[] = [];
  for (;;) {
    const so = [...picked, ...forced];
    const next = nextSteps(choices, so);
    const possible = open(choices, so);
    if (next.length !== 1 || possible.length < 2 || complete(choices, so)) return forced;
    forced.push(...next);
  }
}

/** A click on a chosen step takes it back; a click on another first step begins anew. */
export function pick(choices: Choice[], picked: string[], step: string): Pick {
  const longer = [...picked, step];
  if (open(choices, longer).length > 0) return settle(choices, longer);
  if (picked.at(-1) === step) return { kind: "picked", picked: picked.slice(0, -1) };
  for (let kept = picked.length - 1; kept >= 0; kept -= 1) {
    const anew = [...picked.slice(0, kept), step];
    if (open(choices, anew).length > 0) return settle(choices, anew);
  }
  return { kind: "refused", action: asAction(choices, longer) };
}

/** Steps of no choice, written as a choice is written, so that the server can say what is wrong with them. */
function asAction(choices: Choice[], steps: string[]): string {
  const last = steps.length - 1;
  const possible = open(choices, steps.slice(0, -1));
  const like = possible.find((choice) => shapeOf(choice.steps[last]) === shapeOf(steps[last])) ?? possible[0];
  const action = like ? rewritten(like, steps) : "";
  // Never a choice that was not meant.
  return action && !choices.some((choice) => choice.action === action) ? action : steps.join(" ");
}

/** What a step looks like: d4 is a letter and a number, whichever. */
function shapeOf(step = ""): string {
  return step.replaceAll(/[a-z]/g, "a").replaceAll(/\d+/g, "1");
}

/** The text of a choice with these steps in the place of its own. */
function rewritten(choice: Choice, steps: string[]): string {
  let [text, from] = [choice.action, 0];
  choice.steps.forEach((step, at) => {
    const found = text.indexOf(step, from);
    const wanted = steps[at] ?? step;
    if (found < 0) return;
    text = text.slice(0, found) + wanted + text.slice(found + step.length);
    from = found + wanted.length;
  });
  return text;
}

/** Steps that make one choice and begin no other are that choice; else the player confirms. */
function settle(choices: Choice[], picked: string[]): Pick {
  const made = complete(choices, picked);
  const isOnly = open(choices, picked).every((choice) => choice.steps.length === picked.length);
  return made && isOnly ? { kind: "action", action: made.action } : { kind: "picked", picked };
}
