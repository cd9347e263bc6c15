/** The secrets of the seats one has, in this browser only. */
import { load, save } from "./saved";
import type { Keys } from "./types";

export interface KeptKeys extends Keys {
  game: string;
  at: number;
}

const MOST = 40;

type Ring = Record<string, KeptKeys>;

function ring(): Ring {
  const kept = load<Ring>("keys", {});
  return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
}

/** The tables one has keys of, the latest first. */
export function keptTables(): KeptKeys[] {
  return Object.values(ring()).sort((a, b) => b.at - a.at);
}

export function keysOf(table: string): KeptKeys | undefined {
  return ring()[table];
}

/** Keep keys beside those already there: an owner who sits down keeps both. */
export function keep(keys: Keys, game: string, now: number = Date.now()): void {
  const all = ring();
  const old = all[keys.table];
  all[keys.table] = {
    table: keys.table,
    seat: keys.seat ?? old?.seat ?? null,
    seat_token: keys.seat_token ?? old?.seat_token ?? null,
    owner_token: keys.owner_token ?? old?.owner_token ?? null,
    game,
    at: now,
  };
  const latest = Object.values(all).sort((a, b) => b.at - a.at);
  save("keys", Object.fromEntries(latest.slice(0, MOST).map((one) => [one.table, one])));
}

export function forget(table: string): void {
  const all = ring();
  delete all[table];
  save("keys", all);
}

/** The seat was given up; the table itself may still be one's own. */
export function forgetSeat(table: string): void {
  const all = ring();
  const old = all[table];
  if (!old) return;
  if (old.owner_token) all[table] = { ...old, seat: null, seat_token: null };
  else delete all[table];
  save("keys", all);
}
