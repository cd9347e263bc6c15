import { describe, expect, test } from "vitest";
import { complete, forcedSteps, nextSteps, pick } from "../src/lib/picks";

const choice = (...steps: string[]): { action: string; steps: string[] } => ({ action: steps.join("-"), steps });
const JUMPS = [choice("a1", "b2"), choice("a1", "c3"), choice("d4", "b2")];

describe("picking", () => {
  test("one step makes a choice of one step", () => {
    expect(pick([choice("a1")], [], "a1")).toEqual({ kind: "action", action: "a1" });
  });

  test("the first of two steps is kept", () => {
    expect(pick(JUMPS, [], "a1")).toEqual({ kind: "picked", picked: ["a1"] });
  });

  test("the second of two steps makes the choice", () => {
    expect(pick(JUMPS, ["a1"], "c3")).toEqual({ kind: "action", action: "a1-c3" });
  });

  test("the same step again takes it back", () => {
    expect(pick(JUMPS, ["a1"], "a1")).toEqual({ kind: "picked", picked: [] });
  });

  test("another first step begins anew", () => {
    expect(pick(JUMPS, ["a1"], "d4")).toEqual({ kind: "picked", picked: ["d4"] });
  });

  test("a step of no choice goes to the server, which says why not", () => {
    expect(pick(JUMPS, ["a1"], "g7")).toEqual({ kind: "refused", action: "a1-g7" });
  });

  test("a first step of no choice is made as long as a choice, so that the reason is about that step", () => {
    expect(pick(JUMPS, [], "g7")).toEqual({ kind: "refused", action: "g7-b2" });
  });

  test("steps of no choice are written as this game writes its actions", () => {
    const cards = [{ action: "done", steps: ["done"] }, { action: "+ d2", steps: ["d2"] }];
    expect(pick(cards, [], "g7")).toEqual({ kind: "refused", action: "+ g7" });
    const omen = [{ action: "omen c3 red", steps: ["c3", "red"] }];
    expect(pick(omen, [], "g7")).toEqual({ kind: "refused", action: "omen g7 red" });
  });

  test("a step of no choice never becomes a choice that was not meant", () => {
    const bare = [{ action: "7 -", steps: ["7", "discard"] }];
    expect(pick(bare, ["7"], "f5")).toEqual({ kind: "refused", action: "7 f5" });
  });

  test("steps that are a choice and begin a longer one wait for a yes", () => {
    const choices = [choice("a1"), choice("a1", "b2")];
    expect(pick(choices, [], "a1")).toEqual({ kind: "picked", picked: ["a1"] });
    expect(complete(choices, ["a1"])?.action).toBe("a1");
  });

  test("a step that every choice begins with needs no click of its own", () => {
    expect(forcedSteps([choice("show", "1"), choice("show", "2")], [])).toEqual(["show"]);
    expect(forcedSteps(JUMPS, [])).toEqual([]);
    expect(forcedSteps([choice("a1", "b2")], [])).toEqual([]);
  });

  test("each next step is listed once", () => {
    expect(nextSteps(JUMPS, [])).toEqual(["a1", "d4"]);
    expect(nextSteps(JUMPS, ["a1"])).toEqual(["b2", "c3"]);
  });
});
