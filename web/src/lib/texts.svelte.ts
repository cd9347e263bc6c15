/** The texts people read, from the Fluent files that the server and the terminal use too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { labelsOf, LANGUAGES } from "./languages";
import { settings } from "./settings.svelte";
import type { Language, Sentence, Word, Words } from "./types";

/** A seat in a sentence; its mark tells which of a player's colours. */
export interface SeatWord {
  seat: number;
  mark: string;
}

/** Part of a sentence: words, or a seat whose name is to stand there. */
export type Part = string | SeatWord;

const FIRST_LETTER = 65;
const HOUSE = "texts/house"; // what is needed everywhere
const AGAIN = 3000; // milliseconds before texts that did not come are asked for again
/** Around the place of a seat, while Fluent puts a sentence together. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const SEAT = new RegExp(`${OPEN}(\\d+)${CLOSE}`, "u");
const FENCES = new RegExp(`[${OPEN}${CLOSE}]`, "gu");

class Texts {
  private readonly bundles = new Map<Language, FluentBundle>();
  private readonly needed = new Set<string>([HOUSE]);
  private readonly asked = new Map<string, Promise<void>>(); // by what and language
  private readonly whole = new Set<string>(); // what has come, likewise
  private readonly known = new Map<Language, Set<string>>(); // ids of what came from the server
  private loaded = $state(0);

  /** What pages say themselves; before a language is chosen. */
  async prepare(language: Language): Promise<void> {
    if (this.bundles.has(language)) return;
    const labels = await labelsOf(language).catch(() => "");
    const made = new FluentBundle(language, { useIsolating: false });
    made.addResource(new FluentResource(LANGUAGES.find(({ code }) => code === language)?.source ?? ""));
    made.addResource(new FluentResource(labels));
    this.bundles.set(language, made);
    this.loaded += 1;
  }

  /** What this page needs from the server, in a language: the house's own texts, and those of the games it shows. */
  async load(language: Language): Promise<void> {
    await Promise.all([...this.needed].map((path) => this.once(path, language)));
  }

  /** From now on these are needed too, in whatever language. */
  need(path: string): Promise<void> {
    this.needed.add(path);
    return this.load(settings.language);
  }

  private once(path: string, language: Language): Promise<void> {
    const name = `${path}/${language}`;
    const asked = this.asked.get(name) ?? this.fetch(path, language);
    this.asked.set(name, asked);
    return asked;
  }

  private async fetch(path: string, language: Language): Promise<void> {
    try {
      const [source] = await Promise.all([api.texts(path, language), this.prepare(language)]);
      this.whole.add(`${path}/${language}`);
      this.add(language, source);
    } catch {
      this.asked.delete(`${path}/${language}`);
      setTimeout(() => settings.language === language && void this.load(language), AGAIN);
    }
  }

  /** The ids that begin so, in the language of the moment. */
  ids(prefix: string): string[] {
    void this.loaded;
    return [...(this.known.get(settings.language) ?? [])].filter((id) => id.startsWith(prefix));
  }

  private add(language: Language, source: string): void {
    const resource = new FluentResource(source);
    this.bundles.get(language)?.addResource(resource, { allowOverrides: true });
    const known = this.known.get(language) ?? new Set();
    for (const { id } of resource.body) known.add(id);
    this.known.set(language, known);
    this.loaded += 1;
  }

  /** The text with this id, or of its attribute. */
  find(id: string, words: Words = {}): string | undefined {
    void this.loaded;
    const made = this.bundles.get(settings.language);
    const [name = id, attribute] = id.split(".");
    const message = made?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? made?.formatPattern(pattern, words as Record<string, FluentVariable>, []) : undefined;
  }

  /** A sentence whose seats stand between fences, by their place in `seats`. */
  fenced(sentence: Partial<Sentence>, seats: SeatWord[]): string {
    if (sentence.seat !== undefined && sentence.seat !== null) {
      return `${OPEN}${seats.push({ seat: sentence.seat, mark: sentence.mark ?? "" }) - 1}${CLOSE}`;
    }
    const words: Words = {};
    for (const [name, word] of Object.entries(sentence.words ?? {})) words[name] = this.word(word, seats);
    const said = sentence.name ? this.find(sentence.name, words) : undefined;
    if (said !== undefined) return said.replace("?.", "?"); // where what is cited is a question
    const isKnown = [...this.needed].every((path) => this.whole.has(`${path}/${settings.language}`)); // else it may still come
    return sentence.text || (isKnown ? (sentence.name ?? "") : "");
  }

  private word(word: Word, seats: SeatWord[]): string | number {
    if (typeof word === "number") return word;
    if (typeof word === "string") return word.replace(FENCES, "");
    return Array.isArray(word) ? list(word.map((one) => String(this.word(one, seats)))) : this.fenced(word, seats);
  }
}

const texts = new Texts();

/** The text with this id in the language of the moment. */
export function t(id: string, words?: Words): string {
  return texts.find(id, words) ?? id;
}

/** A sentence of the server in the language of the moment, in parts where seats stand between words. */
export function partsOf(sentence: Partial<Sentence>): Part[] {
  const seats: SeatWord[] = [];
  const pieces = texts.fenced(sentence, seats).split(SEAT);
  return pieces.map((piece, at) => (at % 2 ? (seats[Number(piece)] ?? "") : piece)).filter((part) => part !== "");
}

/** A, B, ... of a seat whose table is not at hand. */
export function letterOf(seat: number): string {
  return String.fromCharCode(FIRST_LETTER + seat);
}

/** The same as plain text, for sentences in which no player is named. */
export function say(sentence: Partial<Sentence>): string {
  return partsOf(sentence).map((part) => (typeof part === "string" ? part : part.mark || letterOf(part.seat))).join("");
}

/** What the pages need before they are shown in a language. */
export function prepareTexts(language: Language): Promise<void> {
  return texts.prepare(language);
}

export function loadTexts(language: Language): Promise<void> {
  return texts.load(language);
}

/** What a game says, for a page that shows it. */
export function needGameTexts(game: string): Promise<void> {
  return texts.need(`texts/${game}`);
}

/** What the lesson of a game says, for a page that gives it. */
export function needLessonTexts(game: string): Promise<void> {
  return texts.need(`lessons/${game}`);
}

/** The ids of the texts that begin so. */
export function idsOf(prefix: string): string[] {
  return texts.ids(prefix);
}

/** Names one after the other, as this language joins them. */
export function list(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("language-list", { items: names.slice(0, -1).join(", "), last });
}
