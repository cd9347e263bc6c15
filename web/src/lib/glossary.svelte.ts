/** Words of the trade: each game's texts `<game>-term-…` explain them, and `.forms` says how they are written. */
import type { Divide } from "./book";
import { idsOf, t } from "./texts.svelte";

interface Entry {
  word: string; // the id of its text
  form: string;
}

/** The word that is explained at the moment, and where on the screen it stands. */
export interface Explained {
  word: string;
  box: DOMRect;
}

class Glossary {
  explained: Explained | null = $state.raw(null);

  private entries(game: string): Entry[] {
    return idsOf(`${game}-term-`).flatMap((word) =>
      t(`${word}.forms`).split(",").map((form) => ({ word, form: form.trim() })).filter(({ form }) => form !== ""),
    );
  }

  /** Finds the words of a game in a text, in the language of the moment; the longer ones first. */
  divider(game: string): Divide {
    const entries = this.entries(game).sort((a, b) => b.form.length - a.form.length);
    if (entries.length === 0) return (text) => [text];
    const byForm = new Map(entries.map(({ word, form }) => [form.toLowerCase(), word]));
    const escaped = entries.map(({ form }) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${escaped})(?![\\p{L}\\p{N}])`, "giu");
    return (text) =>
      text.split(pattern).map((piece, at) => {
        const word = at % 2 ? byForm.get(piece.toLowerCase()) : undefined;
        return word === undefined ? piece : { text: piece, word };
      });
  }
}

export const glossary = new Glossary();
