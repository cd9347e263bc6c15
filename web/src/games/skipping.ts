/** A tap skips what moves on a board; the click that follows it, or follows a drag, means nothing more. */
export class Skipping {
  #isSwallowed = false;

  constructor(private readonly stage: { readonly isPlaying: boolean; skip: () => void }) {}

  tap = (event: Event): void => {
    this.#isSwallowed = this.stage.isPlaying;
    if (!this.stage.isPlaying) return;
    this.stage.skip();
    event.stopPropagation();
  };

  click = (event: Event): void => {
    if (!this.#isSwallowed) return;
    this.#isSwallowed = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** The click that comes now is swallowed. */
  swallow(): void {
    this.#isSwallowed = true;
    setTimeout(() => this.forget(), 0);
  }

  forget(): void {
    this.#isSwallowed = false;
  }
}
