/** From one position to the next: what happened is played, then the new position is shown; a tap skips it. */
export abstract class Playing<View> {
  shown = $state.raw<View>();
  isPlaying = $state(false);
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
    this.isPlaying = false;
  }

  /** Nothing moves any more. */
  protected abstract rest(): void;

  /** Show a new position, by way of `play` if that is given. */
  protected go(view: View, play: ((run: number) => Promise<void>) | null): void {
    this.#target = view;
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
