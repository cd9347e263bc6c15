import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { firstLanguage } from "../src/lib/settings.svelte";
import { list, t } from "../src/lib/texts.svelte";

const GAMES = "../src/ludi/games";

/** The texts of the pages, and of the boards beside each game's own. */
function sourceOf(language: string): string {
  const folders = readdirSync(GAMES).map((game) => `${GAMES}/${game}`);
  const files = ["../src/ludi/server", ...folders].map((folder) => `${folder}/web.${language}.ftl`);
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8")).join("\n");
}

function idsOf(language: string): string[] {
  return new FluentResource(sourceOf(language)).body.flatMap((entry) => [
    entry.id, ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`),
  ]).sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
}

test("both languages have the same texts", () => {
  expect(idsOf("nl")).toEqual(idsOf("en"));
});

test("every text that a page names is there", () => {
  const known = new Set(idsOf("en"));
  const used = sources("src").flatMap((source) => [...source.matchAll(/\bt\(\s*"(web-[a-z0-9.-]+)"/g)].map((match) => match[1] ?? ""));
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter((id) => !known.has(id))).toEqual([]);
});

test("every text there is, is used", () => {
  const code = sources("src").join("\n");
  const starts = [...code.matchAll(/`(web-[a-z-]*)\$\{/g)].map((match) => match[1] ?? "");
  const isUsed = (id: string): boolean => code.includes(`"${id}"`) || starts.some((start) => id.startsWith(start));
  expect(idsOf("en").filter((id) => id.startsWith("web-") && !id.includes(".") && !isUsed(id))).toEqual([]);
});

test("the language changes at once", () => {
  settings.language = "en";
  expect(t("web-stand-up")).toBe("Leave my seat");
  settings.language = "nl";
  expect(t("web-stand-up")).toBe("Mijn plek vrijgeven");
  expect(list(["A", "B", "C"])).toBe("A, B en C");
});

test("numbers choose their words", () => {
  settings.language = "en";
  expect(t("web-waiting", { count: 1 })).toBe("Waiting for one more player.");
  expect(t("web-waiting", { count: 3 })).toBe("Waiting for 3 more players.");
});

test("a text that is missing shows its id rather than nothing", () => {
  expect(t("forum-nowhere")).toBe("forum-nowhere");
});

test("the browser's languages are asked in their order", () => {
  expect(firstLanguage(["fr-FR", "nl-BE", "en"])).toBe("nl");
  expect(firstLanguage(["fr"])).toBe("en");
});
