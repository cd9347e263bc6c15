/** The story of a table, as far as it is known, and looking back into it. */
import { api } from "./api";
import { later } from "./showing.svelte";
import type { ChatLine, Eyes, Snapshot, StoryPage, Told } from "./types";

const PLAY_EVERY = 1100;
const AROUND = 60; // steps after the one looked back at that its part of the story has

/** A part of the story: all that was told from a step on. */
export interface Part {
  told: Told[];
  from: number;
}

const NOTHING: Part = { told: [], from: 0 };
const WELCOMED: Part = { told: [], from: Infinity };

/** The story after a position; at the start and after a take-back the server tells its last part anew. */
export function continueStory({ told, from }: Part, snapshot: Snapshot): Part {
  const anew = snapshot.told_from ?? null;
  if (anew === null) return { told: [...told, ...snapshot.told], from };
  return { told: [...told.filter(({ step }) => step < anew), ...snapshot.told], from: Math.min(from, anew) };
}

/** What looking back needs of its table. */
interface Present {
  readonly id: string;
  readonly lastStep: number;
  readonly isEnded: boolean;
  /** Whose eyes the umpire looks through while it is played. */
  readonly looksAt: number | "all" | null;
  fail: (error: unknown) => void;
  lookNow: (eyes: Eyes) => void;
  /** The board is given a position of the past, or again the one of the moment. */
  onlook: (snapshot: Snapshot | null, animate: boolean) => void;
}

/** What other eyes were told and heard. */
interface Known {
  story: Told[];
  chat: ChatLine[];
}

export class Past {
  review: Snapshot | null = $state.raw(null);
  isPlaying = $state(false);
  private part: Part = $state.raw(NOTHING); // what is known of the story
  /** Around a step of the past that lies before the part of the story that is known. */
  private around: Part | null = $state.raw(null);
  private chosenEyes: Eyes = $state(null);
  private eyesPast: Known | null = $state.raw(null);
  private wanted: number | null = null;
  private isFetching = false; // an older part of the story
  private stopPlay: (() => void) | null = null;

  constructor(private readonly present: Present) {}

  readonly eyes: Eyes = $derived.by(() => (this.present.isEnded ? this.chosenEyes : this.present.looksAt));
  /** What was said to other eyes, when these are looked through. */
  readonly otherChat: ChatLine[] | null = $derived(this.review ? (this.eyesPast?.chat ?? null) : null);
  readonly story: Told[] = $derived(this.part.told);
  /** What these eyes were told, as far as it is known. */
  private readonly wholePart: Part = $derived.by(() => {
    if (!this.review) return this.part;
    if (this.eyesPast) return { told: this.eyesPast.story, from: 0 };
    return this.around && this.review.step < this.part.from ? this.around : this.part;
  });
  readonly wholeStory: Told[] = $derived(this.wholePart.told);
  /** The step from which on the story is known; 0 when it is known whole. */
  readonly storyFrom: number = $derived(this.wholePart.from);

  /** The story as the server tells it to who comes, after what is still known of it. */
  begin(snapshot: Snapshot | null, isSameStory: boolean): void {
    this.part = snapshot ? continueStory(isSameStory ? this.part : WELCOMED, snapshot) : NOTHING;
  }

  goOn(snapshot: Snapshot): void {
    this.part = continueStory(this.part, snapshot);
  }

  hear(line: ChatLine): void {
    if (this.eyesPast) this.eyesPast = { ...this.eyesPast, chat: [...this.eyesPast.chat, line] };
  }

  /** The page of the story before the one that is known. */
  async older(): Promise<void> {
    const part = this.wholePart;
    if (part.from === 0 || this.isFetching) return;
    this.isFetching = true;
    try {
      const page = await api.story(this.present.id, part.from, this.review ? this.eyes : this.present.looksAt);
      if (this.wholePart.from !== part.from) return; // another story meanwhile
      const longer = { told: [...page.told, ...this.wholePart.told], from: page.told_from };
      if (this.wholePart === this.around) this.around = longer;
      else this.part = longer;
    } catch (error) {
      this.present.fail(error);
    } finally {
      this.isFetching = false;
    }
  }

  /** The whole story, page by page, for a game that shows it. */
  async wholeOne(): Promise<void> {
    while (this.part.from > 0 && !this.isFetching) {
      const before = this.part.from;
      await this.older();
      if (this.part.from === before) return; // it can't be had now
    }
  }

  private async storyAround(step: number, eyes: Eyes): Promise<Part | null> {
    const known = this.around;
    const isKnown = known && known.from <= step && step <= (known.told.at(-1)?.step ?? -1);
    if (step >= this.part.from || isKnown) return known;
    const page = await api.story(this.present.id, step + AROUND, eyes);
    return { told: page.told, from: page.told_from };
  }

  async lookThrough(eyes: Eyes): Promise<void> {
    if (!this.present.isEnded) {
      this.present.lookNow(eyes);
      return;
    }
    this.chosenEyes = eyes;
    try {
      const past = eyes === null ? null : await this.pastOf(eyes);
      if (this.chosenEyes === eyes) this.eyesPast = past;
    } catch (error) {
      this.present.fail(error);
    }
    if (this.review) await this.look(this.review.step);
  }

  private async pastOf(eyes: number | "all" | "none"): Promise<Known> {
    const chat = api.chat(this.present.id, eyes);
    const story: Told[] = [];
    for (let before: number | null = null; before !== 0; ) {
      const page: StoryPage = await api.story(this.present.id, before, eyes);
      story.unshift(...page.told);
      before = page.told_from;
    }
    return { story, chat: await chat };
  }

  async look(step: number | null, animate = false): Promise<void> {
    this.wanted = step;
    if (step === null) {
      this.pause();
      if (!this.review) return; // nothing else is given to the board
      this.review = null;
      this.present.onlook(null, false);
      return;
    }
    try {
      const eyes = this.eyes;
      const [snapshot, around] = await Promise.all([api.step(this.present.id, step, eyes), this.storyAround(step, eyes)]);
      if (this.wanted !== step || this.eyes !== eyes) return;
      this.around = around;
      this.present.onlook(snapshot, animate);
      this.review = snapshot;
    } catch (error) {
      if (this.wanted !== step) return;
      this.pause();
      this.present.fail(error);
    }
  }

  /** The view of an earlier step, for a board that shows what happened once more. */
  async past(step: number): Promise<Record<string, unknown> | null> {
    try {
      return (await api.step(this.present.id, step, this.review ? this.eyes : this.present.looksAt)).view;
    } catch (error) {
      this.present.fail(error);
      return null;
    }
  }

  /** Step by step by itself; `go` moves on (the address carries the step). */
  play(go: (step: number) => void): void {
    this.pause();
    this.isPlaying = true;
    const on = (): void => {
      const at = this.review?.step ?? 0;
      if (at >= this.present.lastStep) return this.pause();
      go(at + 1);
      this.stopPlay = later(on, PLAY_EVERY);
    };
    this.stopPlay = later(on, PLAY_EVERY / 3);
  }

  pause(): void {
    this.stopPlay?.();
    this.stopPlay = null;
    this.isPlaying = false;
  }
}
