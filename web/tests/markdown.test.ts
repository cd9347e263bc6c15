import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { inline, parse, plainText } from "../src/lib/markdown";
import Blocks from "../src/parts/Blocks.svelte";

function draw(source: string): HTMLElement {
  const target = document.createElement("div");
  const made = mount(Blocks, { target, props: { blocks: parse(source) } });
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(made);
  return copy;
}

describe("Markdown", () => {
  test("a heading, a paragraph over two lines and a list", () => {
    expect(parse("# One\n\ntwo\nthree\n\n- four\n- five").map((block) => block.kind)).toEqual(["heading", "paragraph", "list"]);
    expect(draw("two\nthree").querySelector("p")?.textContent).toBe("two three");
    expect(draw("- four\n- five").querySelectorAll("li")).toHaveLength(2);
  });

  test("an anchor gives its id to the next paragraph, and is not shown", () => {
    const page = draw('<a id="F-27"></a>\n**F-27** A jump must end on another field.');
    expect(page.querySelector("p")?.id).toBe("F-27");
    expect(page.querySelector("strong")?.textContent).toBe("F-27");
    expect(page.textContent).not.toContain("<a");
  });

  test("a table has a head and rows", () => {
    const page = draw("| a | b |\n|---|---|\n| 1 | `x \\| y` |");
    expect([...page.querySelectorAll("th")].map((cell) => cell.textContent)).toEqual(["a", "b"]);
    expect(page.querySelector("code")?.textContent).toBe("x | y");
  });

  test("an item may go on below, also with a list of its own", () => {
    const page = draw("1. one\n   goes on\n   - inner\n2. two");
    expect(page.querySelectorAll("ol > li")).toHaveLength(2);
    expect(page.querySelector("ol ul li")?.textContent).toBe("inner");
  });

  test("stars within a word and lone underscores stay as they are", () => {
    expect(plainText(inline("stalemate_break and no_score_rounds, 2*3*4"))).toBe("stalemate_break and no_score_rounds, 2*3*4");
    expect(inline("2*3*4")).toEqual([{ kind: "text", text: "2*3*4" }]);
  });

  test("HTML of a text stays text", () => {
    const page = draw('<img src=x onerror="alert(1)"> <script>alert(1)</script> **<b>bold</b>**');
    expect(page.querySelectorAll("img, script, b")).toHaveLength(0);
    expect(page.textContent).toContain("<script>");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "vbscript:x"])("a link to %s is no link", (href) => {
    expect(draw(`[click](${href})`).querySelectorAll("a")).toHaveLength(0);
  });

  test("a code block keeps its lines", () => {
    expect(draw("```text\na *b*\n c\n```").querySelector("pre")?.textContent).toBe("a *b*\n c");
  });

  test.each(["en", "nl"])("every rule of Forum Romanum can be opened (%s)", (language) => {
    const source = readFileSync(`../src/ludi/games/forum/rules.${language}.md`, "utf8");
    const page = draw(source);
    const ids = [...source.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => page.querySelector(`[id="${id}"]`) === null)).toEqual([]);
  });
});
