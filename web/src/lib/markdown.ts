/** The rulebooks' Markdown as a tree of plain nodes: no HTML passes, so nothing of a text can become markup. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; children: Inline[] }
  | { kind: "em"; children: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "mark"; text: string } // where a rule comes from, such as `our choice`
  | { kind: "term"; text: string; word: string } // a word of the game that explains itself
  | { kind: "link"; href: string; children: Inline[] };

export type Block =
  | { kind: "heading"; level: number; children: Inline[]; ids: string[] }
  | { kind: "paragraph"; children: Inline[]; ids: string[] }
  | { kind: "quote"; blocks: Block[]; ids: string[] }
  | { kind: "list"; isOrdered: boolean; start: number; items: Block[][]; ids: string[] }
  | { kind: "code"; text: string; ids: string[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; ids: string[] }
  | { kind: "rule"; ids: string[] };

const ANCHOR = /^<a id="([A-Za-z0-9_-]+)"><\/a>\s*$/;
const ITEM = /^( {0,3})([-*+]|\d{1,4}[.)])\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const FENCE = /^(```|~~~)/;
const DIVIDER = /^ {0,3}([-*_])(\s*\1){2,}\s*$/;
const TABLE_LINE = /^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/;

export function parse(source: string): Block[] {
  return blocksOf(source.replace(/\r\n?/g, "\n").split("\n"));
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let ids: string[] = [];
  let at = 0;
  const add = (block: Block): void => {
    blocks.push(block);
    ids = [];
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const anchor = ANCHOR.exec(line);
    const heading = HEADING.exec(line);
    if (line.trim() === "") at += 1;
    else if (anchor) {
      ids.push(anchor[1] ?? "");
      at += 1;
    } else if (heading) {
      add({ kind: "heading", level: (heading[1] ?? "#").length, children: inline(heading[2] ?? ""), ids });
      at += 1;
    } else if (FENCE.test(line)) {
      const end = findEnd(lines, at + 1, (one) => FENCE.test(one));
      add({ kind: "code", text: lines.slice(at + 1, end).join("\n"), ids });
      at = end + 1;
    } else if (DIVIDER.test(line)) {
      add({ kind: "rule", ids });
      at += 1;
    } else if (/^ {0,3}>/.test(line)) {
      const end = findEnd(lines, at, (one) => !/^ {0,3}>/.test(one));
      add({ kind: "quote", blocks: blocksOf(lines.slice(at, end).map((one) => one.replace(/^ {0,3}> ?/, ""))), ids });
      at = end;
    } else if (line.includes("|") && TABLE_LINE.test(lines[at + 1] ?? "")) {
      const end = findEnd(lines, at + 2, (one) => !one.includes("|"));
      const rows = lines.slice(at + 2, end).map((one) => cells(one));
      add({ kind: "table", head: cells(line), rows, ids });
      at = end;
    } else if (ITEM.test(line)) {
      const [list, end] = readList(lines, at);
      add({ ...list, ids });
      at = end;
    } else {
      const end = findEnd(lines, at + 1, beginsBlock);
      add({ kind: "paragraph", children: inline(lines.slice(at, end).map((one) => one.trim()).join(" ")), ids });
      at = end;
    }
  }
  return blocks;
}

function beginsBlock(line: string): boolean {
  return line.trim() === "" || ANCHOR.test(line) || HEADING.test(line) || FENCE.test(line) || ITEM.test(line)
    || /^ {0,3}>/.test(line);
}

function findEnd(lines: string[], from: number, isEnd: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !isEnd(lines[at] ?? "")) at += 1;
  return at;
}

function readList(lines: string[], from: number): [Extract<Block, { kind: "list" }>, number] {
  const first = ITEM.exec(lines[from] ?? "");
  const isOrdered = /\d/.test(first?.[2] ?? "");
  const items: Block[][] = [];
  let at = from;
  while (at < lines.length) {
    const item = ITEM.exec(lines[at] ?? "");
    if (!item || /\d/.test(item[2] ?? "") !== isOrdered) break;
    const indent = (lines[at] ?? "").length - (item[3] ?? "").length;
    const own = [item[3] ?? ""];
    at += 1;
    while (at < lines.length) {
      const line = lines[at] ?? "";
      const isIndented = line.startsWith(" ".repeat(Math.min(indent, 2)));
      const isLoose = line.trim() === "" && (lines[at + 1] ?? "").startsWith(" ".repeat(indent));
      const isLazy = line.trim() !== "" && !beginsBlock(line);
      if (!isLoose && !isLazy && !(isIndented && line.trim() !== "")) break;
      own.push(line.startsWith(" ".repeat(indent)) ? line.slice(indent) : line.trimStart());
      at += 1;
    }
    items.push(blocksOf(own));
  }
  const start = isOrdered ? Number.parseInt(first?.[2] ?? "1", 10) : 1;
  return [{ kind: "list", isOrdered, start, items, ids: [] }, at];
}

function cells(line: string): Inline[][] {
  const trimmed = line.trim().replace(/^\|/, "").replace(/(?<!\\)\|$/, "");
  return trimmed.split(/(?<!\\)\|/).map((cell) => inline(cell.replaceAll("\\|", "|").trim()));
}

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|(?<![\p{L}\p{N}*])\*(?!\s)([^*]+?)\*|(?<![\p{L}\p{N}_])_(?!\s)([^_]+?)_(?![\p{L}\p{N}])|\[([^\]]*)\]\(([^()\s]*)\)|\\([\\`*_[\]()#|<>~!-])/gu;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  const plain = (piece: string): void => {
    if (piece !== "") found.push({ kind: "text", text: piece });
  };
  for (const match of text.matchAll(INLINE)) {
    plain(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [whole, code, strong, star, under, label, href, escaped] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", children: inline(strong) });
    else if (star !== undefined || under !== undefined) found.push({ kind: "em", children: inline(star ?? under ?? "") });
    else if (escaped !== undefined) plain(escaped);
    else if (label !== undefined && isSafe(href ?? "")) found.push({ kind: "link", href: href ?? "", children: inline(label) });
    else plain(label ?? whole);
  }
  plain(text.slice(from));
  return found;
}

/** Only places on the page, on this site and on the web: no script can hide in a link. */
export function isSafe(href: string): boolean {
  return /^(https?:\/\/|#|\/(?!\/))/.test(href);
}

/** A tree's words alone. */
export function plainText(nodes: Inline[]): string {
  return nodes.map((node) => ("text" in node ? node.text : plainText(node.children))).join("");
}
