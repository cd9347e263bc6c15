/** The server's REST side: each call gives its answer or throws a Refused with a sentence for people. */
import { keysOf, tokensHere } from "./keyring";
import type { Brief, ChatLine, Eyes, FairSheet, GameInfo, HouseInfo, Keys, Language, Problem, SeatWish, SetupInfo, Snapshot, StoryPage, TableInfo, TableWish } from "./types";

const NOTHING = { name: "", words: {}, text: "", seat: null, mark: "" };

/** A problem that this page finds itself. */
export function problemHere(code: string): Problem {
  return { code, message: { ...NOTHING, name: `web-problem-${code}` }, rule: null };
}

const UNREACHABLE = problemHere("unreachable");

const FAILURE = 500; // the first status that is the server's own fault
const PASSING = new Set(["unreachable", "offline", "store", "too-many-requests", "internal", "slow"]);

/** Whether the same thing may go well later; what never will is not to be tried again. */
export function mayPass(problem: Problem): boolean {
  return PASSING.has(problem.code) || problem.code.startsWith("http-5");
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** What went wrong, whatever was thrown. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : UNREACHABLE;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "message" in value
    && typeof value.message === "object";
}

async function refusal(response: Response): Promise<Refused> {
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) return new Refused(body);
  const name = response.status >= FAILURE ? "web-problem-failed" : "web-problem-not-taken";
  return new Refused({ code: `http-${response.status}`, message: { ...NOTHING, name, words: { status: String(response.status) } }, rule: null });
}

interface Call {
  method?: string;
  body?: unknown;
  text?: string;
  token?: string | null | undefined;
}

async function call(path: string, { method = "GET", body, text, token }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "text/plain; charset=utf-8";
  const sent = text ?? (body === undefined ? null : JSON.stringify(body));
  const response = await fetch(`/api${path}`, { method, headers, body: sent }).catch(() => {
    throw new Refused(UNREACHABLE);
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/** For calls whose answer is that it was done; it is read to its end, so that the browser can let go of it. */
async function done(path: string, how: Call): Promise<void> {
  await (await call(path, how)).text();
}

async function json<T>(path: string, how?: Call): Promise<T> {
  return (await (await call(path, how)).json()) as T;
}

/** One call after the other, for the first may make what the others need. */
async function inTurn<A, T>(all: A[], run: (one: A) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const one of all) answers.push(await run(one));
  return answers;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const seatToken = (id: string): string | null | undefined => keysOf(id)?.seat_token;
const ownerToken = (id: string): string | null | undefined => keysOf(id)?.owner_token;
const anyToken = (id: string): string | null | undefined => seatToken(id) ?? ownerToken(id);

const eyesToken = (id: string, eyes: Eyes): string | null | undefined =>
  eyes === null ? seatToken(id) : (keysOf(id)?.umpire_token ?? seatToken(id));

/** The question of an address, without what is not asked. */
function asked(words: Record<string, string | number | null>): string {
  const given = Object.entries(words).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

export const api = {
  house: () => json<HouseInfo>("/house"),
  games: () => json<GameInfo[]>("/games"),
  publicTables: () => json<TableInfo[]>("/tables"),
  table: (id: string) => json<TableInfo>(table(id), { token: anyToken(id) }),
  setup: (game: string, options: Record<string, unknown>, count: number | null = null) =>
    json<SetupInfo>("/setup", { method: "POST", body: { game, options, count } }),
  /** A table for the lesson of a game. */
  teach: (game: string, name: string) => json<Keys>("/lessons", { method: "POST", body: { game, name } }),
  make: (wish: TableWish) => json<Keys>("/tables", { method: "POST", body: wish }),
  /** With a seat of one's own, for somebody else at this screen; everyone sees that. */
  sit: (id: string, seat: number | null, name: string) =>
    json<Keys>(`${table(id)}/sit`, { method: "POST", body: { seat, name }, token: anyToken(id) }),
  /** Whoever plays at this screen stands up. */
  leave: async (id: string) => {
    for (const token of tokensHere(id)) await done(`${table(id)}/leave`, { method: "POST", token });
  },
  start: (id: string) => json<TableInfo>(`${table(id)}/start`, { method: "POST", token: anyToken(id) }),
  abandon: (id: string) => done(`${table(id)}/abandon`, { method: "POST", token: ownerToken(id) }),
  /** Delete the table for good, for everyone. */
  remove: (id: string) => done(table(id), { method: "DELETE", token: ownerToken(id) }),
  /** The next game, for everybody who plays at this screen. */
  rematch: (id: string) => {
    const tokens = tokensHere(id);
    const all = tokens.length > 0 ? tokens : [ownerToken(id)];
    return inTurn(all, (token) => json<Keys>(`${table(id)}/rematch`, { method: "POST", token }));
  },
  changeSeat: (id: string, seat: number, wish: SeatWish) =>
    json<Keys>(`${table(id)}/seats/${seat}`, { method: "POST", body: wish, token: ownerToken(id) ?? seatToken(id) }),
  /** A link for who is to take over one's own seat, or none any more. */
  makePass: (id: string, seat: number, isOn: boolean) =>
    json<Keys>(`${table(id)}/seats/${seat}/pass`, { method: "POST", body: { is_on: isOn }, token: seatToken(id) }),
  /** A link that claims any seat once: by who made the table before the start, by an umpire in the game. */
  makeSeatLink: (id: string, seat: number, isOpen: boolean) =>
    json<Keys>(`${table(id)}/seats/${seat}/pass`, {
      method: "POST", body: { is_on: true }, token: isOpen ? ownerToken(id) : keysOf(id)?.umpire_token,
    }),
  /** Before the start two seats change who sits on them. */
  swap: (id: string, seat: number, other: number) =>
    done(`${table(id)}/seats/${seat}/swap`, { method: "POST", body: { other }, token: ownerToken(id) }),
  take: (id: string, pass: string, name: string) =>
    json<Keys>(`${table(id)}/take`, { method: "POST", body: { pass_token: pass, name }, token: seatToken(id) }),
  askForSeat: (id: string, seat: number, name: string) =>
    json<Keys>(`${table(id)}/seats/${seat}/ask`, { method: "POST", body: { name }, token: anyToken(id) }),
  /** Whoever plays at this screen agrees, or refuses; without a seat the owner does. */
  consent: async (id: string, seat: number, agrees: boolean) => {
    const tokens = tokensHere(id);
    const all = agrees && tokens.length > 0 ? tokens : [anyToken(id)];
    await inTurn(all, (token) => done(`${table(id)}/seats/${seat}/consent`, { method: "POST", body: { agrees }, token }));
  },
  seal: (id: string, seal: string, token: string) => json<TableInfo>(`${table(id)}/seal`, { method: "POST", body: { seal }, token }),
  word: (id: string, word: string, token: string) => done(`${table(id)}/word`, { method: "POST", body: { word }, token }),
  draws: (id: string) => json<FairSheet>(`${table(id)}/draws`),
  /** A position of the past. */
  step: (id: string, step: number, eyes: Eyes = null) =>
    json<Snapshot>(`${table(id)}/steps/${step}${asked({ seat: eyes })}`, { token: eyesToken(id, eyes) }),
  /** What was told before a step, or the last of it: one page. */
  story: (id: string, before: number | null, eyes: Eyes = null) =>
    json<StoryPage>(`${table(id)}/story${asked({ before, seat: eyes })}`, { token: eyesToken(id, eyes) }),
  /** What was said that these eyes could know. */
  chat: (id: string, eyes: number | "all" | "none") => json<ChatLine[]>(`${table(id)}/chat?seat=${eyes}`, { token: seatToken(id) }),
  fork: (id: string, step: number) =>
    json<Keys>(`${table(id)}/fork`, { method: "POST", body: { step }, token: anyToken(id) }),
  record: async (id: string) => (await call(`${table(id)}/record`, { token: anyToken(id) })).text(),
  openRecord: (text: string) => json<Keys>("/records", { method: "POST", text }),
  printed: <T>(game: string) => json<T>(`/games/${encodeURIComponent(game)}/printed`),
  brief: (game: string) => json<Brief>(`/games/${encodeURIComponent(game)}/brief`),
  /** A rulebook, and the language that it is in. */
  rules: async (game: string, language: Language) => {
    const answer = await call(`/rules/${game}/${language}`);
    return { text: await answer.text(), language: answer.headers.get("Content-Language") ?? language };
  },
  texts: async (path: string, language: Language) => (await call(`/${path}/${language}`)).text(),
};
