/** Words for the draws: each browser makes one for each seat it has, seals it, and opens it when the game begins.
 *
 * What was promised before the game is kept, to be compared with what is shown at the end. */
import { api } from "./api";
import { keysHere } from "./keyring";
import { load, save } from "./saved";
import type { TableInfo } from "./types";

/** What this browser saw of a table before any word was opened, and its own words by seat. */
export interface Pledge {
  at: number;
  commitment: string;
  seals: string[];
  /** The seals are those of the moment from which words were opened. */
  isFixed?: boolean;
  words: Record<string, string>;
}

const MOST = 40;
const BYTES = 16;

function all(): Record<string, Pledge> {
  return load<Record<string, Pledge>>("pledges", {});
}

export function pledgeOf(table: string): Pledge | undefined {
  return all()[table];
}

function put(table: string, pledge: Pledge): void {
  const latest = Object.entries({ ...all(), [table]: pledge }).sort(([, a], [, b]) => b.at - a.at);
  save("pledges", Object.fromEntries(latest.slice(0, MOST)));
}

/** Keep what is promised while the table waits: the first commitment, and the seals up to when words are opened. */
export function witness(info: TableInfo, now: number = Date.now()): void {
  if (info.status !== "open") return;
  const old = pledgeOf(info.id);
  const seals = info.seats.map((seat) => seat.seal);
  const isKnown = old?.commitment && old.seals.join() === seals.join() && !info.is_starting;
  if (isKnown || old?.isFixed) return;
  put(info.id, { at: now, words: {}, ...old, commitment: old?.commitment || info.commitment, seals, isFixed: info.is_starting });
}

/** This browser's word for a seat, made once. */
function wordOf(table: string, seat: number): string {
  const old = pledgeOf(table);
  const known = old?.words[seat];
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const word = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const words = { ...old?.words, [seat]: word };
  put(table, { at: Date.now(), commitment: "", seals: [], ...old, words });
  return word;
}

const underWay = new Set<string>();

/** Once at a time for each table, whoever asks. */
async function once(name: string, run: () => Promise<void>): Promise<void> {
  if (underWay.has(name)) return;
  underWay.add(name);
  try {
    await run();
  } finally {
    underWay.delete(name);
  }
}

/** Seal a word for every seat of this browser that has none; a game can be played without. */
export async function sealHere(table: string, info?: TableInfo): Promise<void> {
  await once(`seal ${table}`, async () => {
    const seats = keysHere(table).filter(({ seat }) => !info?.seats[seat]?.seal);
    if (seats.length === 0) return;
    const { sha256Of } = await import("./hashes");
    for (const { seat, token } of seats) witness(await api.seal(table, sha256Of(wordOf(table, seat)), token));
  });
}

/** Open the words of this browser's seats, now that all seals are fixed. */
export async function openHere(table: string): Promise<void> {
  await once(`open ${table}`, async () => {
    const words = pledgeOf(table)?.words ?? {};
    for (const { seat, token } of keysHere(table)) {
      const word = words[seat];
      if (word) await api.word(table, word, token);
    }
  });
}

/** Begin a game with the words of this browser in it. */
export async function beginWithWords(table: string): Promise<void> {
  await sealHere(table);
  witness(await api.start(table));
  await openHere(table);
}
