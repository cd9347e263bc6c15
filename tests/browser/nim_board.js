/** A board of Nim's own, as a package may bring one: a heap is a row of sticks, and a stick takes those from it on. */
const SHEET = new CSSStyleSheet();
SHEET.replaceSync("button { inline-size: 1.5rem; block-size: 4rem; margin: 0.25rem; background: var(--bronze); border: 0; }");

export default class NimBoard extends HTMLElement {
  #view = { heaps: [] };
  #choices = [];

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [SHEET];
  }

  set view(view) {
    if (this.isBroken) throw new Error("this board breaks");
    this.#view = view;
    this.#draw();
  }

  set choices(choices) {
    this.#choices = choices;
    this.#draw();
  }

  #draw() {
    const rows = this.#view.heaps.map((sticks, heap) => this.#row("abcde"[heap], sticks));
    this.shadowRoot.replaceChildren(...rows);
  }

  #row(heap, sticks) {
    const row = document.createElement("p");
    for (let count = sticks; count > 0; count -= 1) row.append(this.#stick(`${heap} ${count}`));
    return row;
  }

  #stick(action) {
    const stick = document.createElement("button");
    stick.setAttribute("aria-label", action);
    stick.disabled = !this.#choices.some((choice) => choice.action === action);
    stick.onclick = () => this.dispatchEvent(new CustomEvent("ludi-action", { detail: action }));
    return stick;
  }
}
