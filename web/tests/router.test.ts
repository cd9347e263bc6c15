import { expect, test } from "vitest";
import { readRoute, router } from "../src/lib/router.svelte";

test.each([
  ["/", "", { page: "lobby" }],
  ["/new/forum", "", { page: "new", game: "forum" }],
  ["/t/abc_-9", "", { page: "table", id: "abc_-9", step: null }],
  ["/t/abc/", "#42", { page: "table", id: "abc", step: 42 }],
  ["/t/abc", "#rule-F-27", { page: "table", id: "abc", step: null }],
  ["/rules/forum", "#F-27", { page: "rules", game: "forum", rule: "F-27" }],
  ["/campaign", "", { page: "own", path: "campaign" }],
  ["/about", "", { page: "about" }],
  ["/t", "", { page: "lost" }],
  ["/t/a/b", "", { page: "lost" }],
  ["/caesar", "", { page: "lost" }],
  ["/t/%E0%A4%A", "", { page: "table", id: "%E0%A4%A", step: null }],
])("%s%s is its page", (path, hash, route) => {
  expect(readRoute(path, hash)).toEqual(route);
});

function click(html: string, more: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more });
  document.body.addEventListener("click", (one) => router.follow(one as MouseEvent), { once: true });
  document.querySelector("a")?.dispatchEvent(event);
  return event;
}

test("a link to a page of ours is followed without loading", () => {
  expect(click('<a href="/about">x</a>').defaultPrevented).toBe(true);
  expect(router.route).toEqual({ page: "about" });
});

test("a click that opens a new tab is the browser's", () => {
  expect(click('<a href="/">x</a>', { ctrlKey: true }).defaultPrevented).toBe(false);
});

test("a link to another site is the browser's", () => {
  expect(click('<a href="https://example.org/">x</a>').defaultPrevented).toBe(false);
});

test("a download is the browser's", () => {
  expect(click('<a href="/" download>x</a>').defaultPrevented).toBe(false);
});
