/** What the players' panel reads from a view, whatever the game. */

function numbers(value: unknown): number[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === "number") ? (value as number[]) : null;
}

/** By seat: points, when the view tells them. */
export function scoresOf(view: Record<string, unknown>, seats: number): number[] | null {
  const found = numbers(view["scores"]) ?? numbers(view["points"]);
  return found?.length === seats ? found : null;
}

/** The colours a seat plays: its own, or with fewer players several, seat by seat. */
export function coloursOf(view: Record<string, unknown> | undefined, seats: number, seat: number): number[] {
  const colours = view?.["colours"];
  const each = Array.isArray(colours) && seats > 0 ? Math.floor(colours.length / seats) : 1;
  return each <= 1 ? [seat] : Array.from({ length: each }, (_, at) => seat * each + at);
}

/** By seat: pieces or cards in hand; a view by colour is added up for each seat. */
export function handsOf(view: Record<string, unknown>, seats: number): number[] | null {
  const found = numbers(view["hand"]);
  if (!found || found.length === 0 || found.length % seats !== 0) return null;
  const each = found.length / seats;
  return Array.from({ length: seats }, (_, seat) =>
    found.slice(seat * each, seat * each + each).reduce((sum, one) => sum + one, 0));
}

/** Seconds as people read a clock. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
