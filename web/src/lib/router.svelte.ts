/** Which page: the address bar is the only truth. */
import { pageAt } from "../games/fronts";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; id: string; step: number | null }
  | { page: "projector"; id: string }
  | { page: "sheets"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "own"; path: string } // of a game
  | { page: "about" }
  | { page: "lost" };

export function readRoute(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "").map(decode);
  const [first, second, third] = parts;
  const mark = decode(hash.replace(/^#/, ""));
  if (first === undefined) return { page: "lobby" };
  if (third === undefined && second !== undefined) {
    if (first === "new") return { page: "new", game: second };
    if (first === "learn") return { page: "learn", game: second };
    if (first === "t") return { page: "table", id: second, step: /^\d{1,7}$/.test(mark) ? Number(mark) : null };
    if (first === "rules") return { page: "rules", game: second, rule: mark };
  }
  if (first === "t" && second !== undefined && parts.length === 3 && (third === "projector" || third === "sheets")) return { page: third, id: second };
  if (first === "about" && second === undefined) return { page: "about" };
  if (pageAt(first) && second === undefined) return { page: "own", path: first };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route: Route = $state.raw(readRoute(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Go to a page of ours; `replace` leaves no step to go back to. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const was = this.route;
    this.read();
    if (was.page !== this.route.page || !replace) scrollTo(0, 0);
  }

  /** Links of our own pages don't load the page anew; every other click stays the browser's. */
  follow(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!isPlain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    const isHere = url.pathname === location.pathname;
    if (isHere && url.hash !== "") return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }

  private read(): void {
    this.route = readRoute(location.pathname, location.hash);
  }
}

export const router = new Router();
