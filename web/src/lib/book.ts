/** A rulebook as people read it: chapters, marks of sources apart, words that explain themselves, and what a search finds. */
import { parse, plainText, type Block, type Inline } from "./markdown";

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** Divides a text into plain pieces and words of the game. */
export type Divide = (text: string) => (string | { text: string; word: string })[];

const NO_WORDS: Divide = (text) => [text];

/** The chapters of a rulebook; what stands before the first is a chapter without a title. */
export function readBook(source: string, divide: Divide = NO_WORDS): Chapter[] {
  const marks = new Set([...source.matchAll(/`\[([^\]`]+)\]`/g)].map((found) => found[1] ?? ""));
  const chapters: Chapter[] = [{ id: "chapter-0", title: "", blocks: [] }];
  for (const block of parse(source)) {
    if (block.kind === "heading" && block.level === 2) {
      chapters.push({ id: block.ids[0] ?? `chapter-${chapters.length}`, title: plainText(block.children), blocks: [] });
    } else chapters.at(-1)?.blocks.push(block);
  }
  return chapters.map((chapter) => {
    const seen = new Set<string>(); // a word explains itself once a chapter
    return { ...chapter, blocks: chapter.blocks.map((block) => enriched(block, marks, onceEach(divide, seen))) };
  });
}

/** Of each word only the first explains itself. */
export function onceEach(divide: Divide, seen = new Set<string>()): Divide {
  return (text) =>
    divide(text).map((piece) => {
      if (typeof piece === "string") return piece;
      if (seen.has(piece.word)) return piece.text;
      seen.add(piece.word);
      return piece;
    });
}

function enriched(block: Block, marks: Set<string>, divide: Divide): Block {
  switch (block.kind) {
    case "paragraph": return { ...block, children: inlines(block.children, marks, divide) };
    case "quote": return { ...block, blocks: block.blocks.map((one) => enriched(one, marks, divide)) };
    case "list": return { ...block, items: block.items.map((item) => item.map((one) => enriched(one, marks, divide))) };
    default: return block; // headings, tables and code stay as they are
  }
}

function inlines(nodes: Inline[], marks: Set<string>, divide: Divide): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.kind === "text") return divided(node.text, marks, divide);
    return [node]; // what is strong, a link or code already means something
  });
}

function divided(text: string, marks: Set<string>, divide: Divide): Inline[] {
  return text.split(/\[([^\]]+)\]/).flatMap((piece, at): Inline[] => {
    if (at % 2) return [marks.has(piece) ? { kind: "mark", text: piece } : { kind: "text", text: `[${piece}]` }];
    return divide(piece).map((one) => (typeof one === "string" ? { kind: "text", text: one } : { kind: "term", ...one }));
  });
}

/** The chapters with only the blocks in which every word of a search stands. */
export function search(chapters: Chapter[], wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter((block) => fits(blockText(block))) }))
    .filter((chapter) => chapter.blocks.length > 0);
}

/** All words of a block. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph": return plainText(block.children);
    case "quote": return block.blocks.map(blockText).join(" ");
    case "list": return block.items.map((item) => item.map(blockText).join(" ")).join(" ");
    case "table": return [block.head, ...block.rows].map((row) => row.map(plainText).join(" ")).join(" ");
    case "code": return block.text;
    case "rule": return "";
  }
}
