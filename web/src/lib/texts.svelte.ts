/** The texts people read, from the Fluent files that the server and the terminal use too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishLabels from "../../../src/ludi/server/web.en.ftl?raw";
import dutchLabels from "../../../src/ludi/server/web.nl.ftl?raw";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Language, Sentence, Words } from "./types";

function bundle(language: Language, labels: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(labels));
  return made;
}

class Texts {
  private readonly bundles = { en: bundle("en", englishLabels), nl: bundle("nl", dutchLabels) };
  private readonly asked = new Map<Language, Promise<void>>();
  private loaded = $state(0);

  /** The games' texts come from the server, once a language. */
  load(language: Language): Promise<void> {
    const asked = this.asked.get(language) ?? this.fetch(language);
    this.asked.set(language, asked);
    return asked;
  }

  private async fetch(language: Language): Promise<void> {
    try {
      const source = await api.texts(language);
      this.bundles[language].addResource(new FluentResource(source), { allowOverrides: true });
      this.loaded += 1;
    } catch {
      this.asked.delete(language);
    }
  }

  find(id: string, words: Words = {}): string {
    void this.loaded;
    const made = this.bundles[settings.language];
    const [name = id, attribute] = id.split(".");
    const message = made.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? made.formatPattern(pattern, words as Record<string, FluentVariable>, []) : id;
  }
}

const texts = new Texts();

/** The text with this id in the language of the moment. */
export function t(id: string, words?: Words): string {
  return texts.find(id, words);
}

/** A sentence of the server in the language of the moment. */
export function say(sentence: Sentence): string {
  return sentence[settings.language];
}

export function loadTexts(language: Language): Promise<void> {
  return texts.load(language);
}

/** Names one after the other, as this language joins them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}
