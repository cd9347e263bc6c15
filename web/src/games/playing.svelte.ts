import type { Told } from "../lib/types";

/** From one position to the next: what happened is played, then the new position is shown; a tap skips it. */
export abstract class Playing<View> {
  shown = $state.raw<View>();
  isPlaying = $state(false);
  /** How many of the events that were told are still to be shown. */
  left = $state(0);
  #run = 0;
  #target: View | null = null;
  #wake: (() => void) | null = null;

  /** At once to the position that is coming. */
  skip(): void {
    this.#run++;
    this.#wake?.();
    this.#wake = null;
    if (this.#target) this.shown = this.#target;
    this.rest();
    this.left = 0;
    this.isPlaying = false;
  }

  /** Nothing moves any more. */
  protected abstract rest(): void;

  /** Show a new position, by way of `play` if that is given, which shows so many events. */
  protected go(view: View, play: ((run: number) => Promise<void>) | null, events: number): void {
    this.#target = view;
    this.left = play ? events : 0;
    if (!play) {
      this.shown = view;
      return;
    }
    const run = ++this.#run;
    this.isPlaying = true;
    void play(run).then(() => {
      if (this.isOn(run)) this.skip();
    });
  }

  /** Whether this run was not skipped. */
  protected isOn(run: number): boolean {
    return run === this.#run;
  }

  /** Event by event; each is left behind when it was shown, or when `happen` says that it landed. */
  protected async each(told: Told[], run: number, happen: (one: Told, landed: () => void) => Promise<void>): Promise<void> {
    for (const [at, one] of told.entries()) {
      if (!this.isOn(run) || !this.shown) return;
      const landed = (): void => {
        if (this.isOn(run)) this.left = told.length - at - 1;
      };
      await happen(one, landed);
      landed();
    }
  }

  /** Milliseconds, unless the run is skipped. */
  protected pause(duration: number, run: number): Promise<void> {
    if (!this.isOn(run)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
