import { describe, expect, test } from "vitest";
import { hmacOf, sha256Of } from "../src/lib/hashes";
import { checkSeals } from "../src/lib/seals";

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

describe("seals", () => {
  test("SHA-256 is the one of the standard", () => {
    expect(sha256Of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256Of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  test.each([54, 55, 56, 63, 64, 65, 200])("SHA-256 and HMAC of %i signs are what the browser finds", async (length) => {
    const text = "é".padEnd(length, "1, ");
    const key = "0f".repeat(32);
    expect(sha256Of(text)).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))));
    const raw = Uint8Array.from({ length: 32 }, () => 0x0f);
    const own = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    expect(hmacOf(key, text)).toBe(hex(new Uint8Array(await crypto.subtle.sign("HMAC", own, new TextEncoder().encode(text)))));
  });

  test("are right when made of the text that came out, and wrong when of another or of nothing", () => {
    const salt = "ab".repeat(32);
    const seal = hmacOf(salt, "1, 1, done");
    const opened = [
      { seat: 0, salt, text: "1, 1, done" },
      { seat: 1, salt, text: "1, 1L, done" },
    ];
    const checks = checkSeals({ "0": seal, "1": seal, "2": seal }, opened);
    expect(checks.map(({ seat, isRight }) => [seat, isRight])).toEqual([[0, true], [1, false], [2, false]]);
  });
});
