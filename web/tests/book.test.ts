import { describe, expect, test } from "vitest";
import { blockText, readBook, search, type Divide } from "../src/lib/book";

const SOURCE = "# Title\n\n| mark | meaning |\n|---|---|\n| `[rules]` | printed |\n\n## 1. Board\n\n<a id=\"F-01\"></a>\n**F-01** A rex is [big]. [rules]\n\n## 2. Turns\n\nEach rex has a turn. Every rex.";
const divide: Divide = (text) => text.split(/\b(rex)\b/).map((piece, at) => (at % 2 ? { text: piece, word: "w" } : piece));

describe("A rulebook", () => {
  test("has a chapter for each heading, and what comes before them", () => {
    expect(readBook(SOURCE).map(({ title }) => title)).toEqual(["", "1. Board", "2. Turns"]);
  });

  test("sets marks apart that its table names, and no other brackets", () => {
    const [, board] = readBook(SOURCE);
    const [block] = board?.blocks ?? [];
    const kinds = block?.kind === "paragraph" ? block.children.map(({ kind }) => kind) : [];
    expect(kinds.filter((kind) => kind === "mark")).toHaveLength(1);
    expect(block && blockText(block)).toContain("[big]");
  });

  test("explains a word once in each chapter", () => {
    const count = (chapter: ReturnType<typeof readBook>[number] | undefined): number =>
      (chapter?.blocks ?? []).flatMap((block) => (block.kind === "paragraph" ? block.children : [])).filter(({ kind }) => kind === "term").length;
    const [, board, turns] = readBook(SOURCE, divide);
    expect([count(board), count(turns)]).toEqual([1, 1]);
  });

  test("is searched for passages that have every word, in any case", () => {
    expect(search(readBook(SOURCE), "turn REX").map(({ id }) => id)).toEqual(["chapter-2"]);
    expect(search(readBook(SOURCE), "nowhere")).toEqual([]);
  });
});
