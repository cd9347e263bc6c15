import { describe, expect, test } from "vitest";
import { mayPass } from "../src/lib/api";
import type { Problem } from "../src/lib/types";
import { both } from "./messages";

const problem = (code: string): Problem => ({ code, message: both(""), rule: null, part: "", prefix: [] });

describe("trying again", () => {
  test.each(["unreachable", "offline", "store", "too-many-requests", "internal", "http-502"])("is offered after %s", (code) => {
    expect(mayPass(problem(code))).toBe(true);
  });

  test.each(["unknown-table", "unreadable", "stopped", "hidden", "setup", "not-found", "http-404"])("is not offered after %s", (code) => {
    expect(mayPass(problem(code))).toBe(false);
  });
});
