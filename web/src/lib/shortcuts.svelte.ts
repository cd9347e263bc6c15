/** Keys that only what is on the page knows, for the list of shortcuts. */
class Shortcuts {
  /** Keys as they are written, and the id of the text that says what they do. */
  more: [keys: string, text: string][] = $state.raw([]);

  /** Add these while something is on the page; gives what takes them away again. */
  add(keys: [keys: string, text: string][]): () => void {
    this.more = [...this.more, ...keys];
    return () => (this.more = this.more.filter((one) => !keys.includes(one)));
  }
}

export const shortcuts = new Shortcuts();
