/** What this person likes, kept in this browser. */
import { LANGUAGES } from "./languages";
import { load, save } from "./saved";
import type { Language } from "./types";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";

const CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

export function firstLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = CODES.find((language) => one.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

function oneOf<T extends string>(value: T, allowed: readonly T[], usual: T): T {
  return allowed.includes(value) ? value : usual;
}

class Settings {
  language: Language = $state(oneOf(load("language", firstLanguage(navigator.languages ?? [])), CODES, "en"));
  theme: Theme = $state(oneOf(load<Theme>("theme", "system"), ["system", "light", "dark"], "system"));
  motion: Motion = $state(oneOf(load<Motion>("motion", "system"), ["system", "full", "less"], "system"));
  hasSound: boolean = $state(load<boolean>("sound", false) === true);
  name: string = $state(String(load<string>("name", "")));
  private prefersDark = $state(false);
  private prefersLess = $state(false);

  constructor() {
    watchMedia("(prefers-color-scheme: dark)", (matches) => (this.prefersDark = matches));
    watchMedia("(prefers-reduced-motion: reduce)", (matches) => (this.prefersLess = matches));
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.prefersDark);
  }

  get isStill(): boolean {
    return this.motion === "less" || (this.motion === "system" && this.prefersLess);
  }

  /** Keep a language whose texts are still on their way: a reload meanwhile must not forget it. */
  wish(language: Language): void {
    save("language", language);
  }

  keep(): void {
    save("language", this.language);
    save("theme", this.theme);
    save("motion", this.motion);
    save("sound", this.hasSound);
    save("name", this.name);
  }

  /** The page itself carries them, for CSS and for readers. */
  show(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset["theme"] = this.isDark ? "dark" : "light";
    page.dataset["motion"] = this.isStill ? "less" : "full";
  }
}

function watchMedia(query: string, report: (matches: boolean) => void): void {
  const media = matchMedia(query);
  report(media.matches);
  media.addEventListener("change", (event) => report(event.matches));
}

export const settings = new Settings();
