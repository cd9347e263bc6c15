/** Boards that packages bring: each an ES module whose default export is a class of custom elements. */

/** The element, with the properties that the table gives it; it answers with the event `ludi-action`. */
export type BoardElement = HTMLElement & Record<string, unknown>;

type Made = new () => HTMLElement;

function isElementClass(value: unknown): value is Made {
  return typeof value === "function" && value.prototype instanceof HTMLElement;
}

/** A new element of a game's board, whose module is loaded once. */
export async function boardElement(
  game: string, address: string, load: (address: string) => Promise<{ default?: unknown }> = (from) => import(/* @vite-ignore */ from),
): Promise<BoardElement> {
  const name = `ludi-board-${game.replaceAll("_", "-").toLowerCase()}`;
  let made = customElements.get(name);
  if (!made) {
    const found = (await load(address)).default;
    if (!isElementClass(found)) throw new TypeError(`${address} has no class of elements as its default export`);
    made = customElements.get(name) ?? found;
    if (!customElements.get(name)) customElements.define(name, found);
  }
  return new made() as BoardElement;
}
