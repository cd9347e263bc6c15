/** The view of a game that nobody drew, read as counters, lists, tables and groups. */
import type { Translate } from "../lib/types";

export type Part =
  | { kind: "counter"; field: string; label: string; text: string }
  | { kind: "list"; field: string; label: string; items: Item[] }
  | { kind: "table"; field: string; label: string; columns: string[]; rows: Row[] }
  | { kind: "group"; field: string; label: string; parts: Part[] };

export interface Item {
  label: string;
  text: string;
}

export interface Row {
  head: string;
  cells: string[];
}

/** What the view tells seat by seat: a column for each field. */
export interface BySeat {
  columns: { field: string; label: string; cells: string[] }[];
}

export interface Reading {
  bySeat: BySeat;
  parts: Part[];
}

type Scalar = string | number | boolean | null;
type Fields = Record<string, unknown>;

const OF_EVERY_VIEW = new Set(["viewer", "to_act"]);
const NOTHING = "–";

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** A name of the program as people write one: `legal_moves` is `Legal moves`. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of one game for its fields: its own texts where it has them, else names made readable. */
export class FieldWords {
  constructor(private readonly game: string, private readonly t: Translate) {}

  label(field: string): string {
    return this.find(this.id(field)) ?? readable(field);
  }

  /** `<game>-view-<field>-<value>`, or the value itself. */
  value(field: string, value: Scalar): string {
    if (value === null || value === "") return NOTHING;
    if (typeof value === "boolean") return this.find(`${this.id(field)}-${value}`) ?? this.t(value ? "web-yes" : "web-no");
    return this.find(`${this.id(field)}-${dashed(String(value))}`) ?? String(value);
  }

  /** What the n-th entry of a list is called, from 1; a list whose entries have names is not one by seat. */
  item(field: string, n: number): string | null {
    return this.find(`${this.id(field)}.item`, n);
  }

  private id(field: string): string {
    return `${this.game}-view-${dashed(field)}`;
  }

  private find(id: string, n?: number): string | null {
    if (!/^[a-z][\w.-]*$/i.test(id)) return null;
    const text = this.t(id, n === undefined ? {} : { n });
    return text === id ? null : text;
  }
}

const dashed = (name: string): string => name.replaceAll("_", "-").replaceAll(" ", "-");

/** The whole view, for a table of so many seats. */
export function read(view: Fields, seats: number, words: FieldWords): Reading {
  const shown = Object.entries(view).filter(([field, value]) => !OF_EVERY_VIEW.has(field) && !isEmpty(value));
  const columns = shown.filter(([field, value]) => isBySeat(field, value, seats, words));
  const others = shown.filter(([field, value]) => !isBySeat(field, value, seats, words));
  return {
    bySeat: { columns: columns.map(([field, value]) => ({ field, label: words.label(field), cells: (value as unknown[]).map((one) => inline(field, one, words)) })) },
    parts: others.map(([field, value]) => partOf(field, value, words)),
  };
}

const isEmpty = (value: unknown): boolean => value === "" || value === null || (isList(value) && value.length === 0);

function isBySeat(field: string, value: unknown, seats: number, words: FieldWords): boolean {
  return isList(value) && seats > 1 && value.length === seats && value.every((one) => !isFields(one)) && words.item(field, 1) === null;
}

function partOf(field: string, value: unknown, words: FieldWords): Part {
  const label = words.label(field);
  if (isScalar(value)) return { kind: "counter", field, label, text: words.value(field, value) };
  if (isFields(value)) return { kind: "group", field, label, parts: Object.entries(value).map(([name, one]) => partOf(name, one, words)) };
  const all = value as unknown[];
  if (all.length > 0 && all.every(isFields)) return tableOf(field, all as Fields[], words);
  if (all.length > 1 && all.every((one) => isList(one) && one.every(isScalar))) return gridOf(field, all as Scalar[][], words);
  return { kind: "list", field, label, items: all.map((one, at) => ({ label: words.item(field, at + 1) ?? "", text: inline(field, one, words) })) };
}

function tableOf(field: string, all: Fields[], words: FieldWords): Part {
  const names = [...new Set(all.flatMap((one) => Object.keys(one)))];
  const rows = all.map((one, at) => ({
    head: words.item(field, at + 1) ?? String(at + 1),
    cells: names.map((name) => inline(name, one[name] ?? null, words)),
  }));
  return { kind: "table", field, label: words.label(field), columns: names.map((name) => words.label(name)), rows };
}

function gridOf(field: string, all: Scalar[][], words: FieldWords): Part {
  const rows = all.map((row, at) => ({
    head: words.item(field, at + 1) ?? String(at + 1), cells: row.map((one) => words.value(field, one)),
  }));
  return { kind: "table", field, label: words.label(field), columns: [], rows };
}

/** Whatever it is, on one line. */
function inline(field: string, value: unknown, words: FieldWords): string {
  if (isList(value)) return value.map((one) => inline(field, one, words)).join(", ") || NOTHING;
  if (isFields(value)) return Object.entries(value).map(([name, one]) => `${words.label(name)} ${inline(name, one, words)}`).join(", ") || NOTHING;
  return words.value(field, value as Scalar);
}
