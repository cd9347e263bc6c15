/** The secrets of the seats one has, in this browser only. */
import { house } from "./house.svelte";
import { load, save } from "./saved";
import type { DeskInfo, DeskLink, Keys } from "./types";

interface SeatKey {
  seat: number;
  token: string;
}

export interface KeptKeys extends Keys {
  game: string;
  at: number;
  /** The seats of others who play at this screen too. */
  beside?: SeatKey[];
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
  const old = ring()[keys.table];
  const seat = keys.seat ?? old?.seat ?? null;
  put({
    table: keys.table,
    seat,
    seat_token: keys.seat_token ?? old?.seat_token ?? null,
    owner_token: keys.owner_token ?? old?.owner_token ?? null,
    umpire_token: keys.umpire_token ?? old?.umpire_token ?? null,
    desk_tokens: { ...old?.desk_tokens, ...keys.desk_tokens },
    game: game || (old?.game ?? ""),
    at: now,
    beside: (old?.beside ?? []).filter((one) => one.seat !== seat),
  });
}

/** Keep the key of somebody else who plays at this screen. */
export function keepBeside(keys: Keys): void {
  const old = ring()[keys.table];
  const { seat, seat_token: token } = keys;
  if (!old || old.seat_token == null || seat == null || token == null) return keep(keys, old?.game ?? "");
  if (seat === old.seat) return put({ ...old, seat_token: token });
  put({ ...old, beside: [...(old.beside ?? []).filter((one) => one.seat !== seat), { seat, token }] });
}

export function keysHere(table: string): SeatKey[] {
  const kept = ring()[table];
  if (!kept || kept.seat == null || kept.seat_token == null) return [];
  return [{ seat: kept.seat, token: kept.seat_token }, ...(kept.beside ?? [])];
}

/** The seats that are played at this screen, the one of the moment first. */
export function seatsHere(table: string): number[] {
  return keysHere(table).map((one) => one.seat);
}

/** The keys of these seats. */
export function tokensHere(table: string): string[] {
  return keysHere(table).map((one) => one.token);
}

/** From now on this seat's player is before the screen. */
export function turnTo(table: string, seat: number): void {
  const old = ring()[table];
  const here = keysHere(table);
  const chosen = here.find((one) => one.seat === seat);
  if (!old || !chosen) return;
  put({ ...old, seat, seat_token: chosen.token, beside: here.filter((one) => one !== chosen) });
}

function put(keys: KeptKeys): void {
  const latest = Object.values({ ...ring(), [keys.table]: keys }).sort((a, b) => b.at - a.at);
  save("keys", Object.fromEntries(latest.slice(0, MOST).map((one) => [one.table, one])));
}

export function forget(table: string): void {
  const all = ring();
  delete all[table];
  save("keys", all);
}

/** The seats were given up; the table itself may still be one's own. */
export function forgetSeat(table: string): void {
  const old = ring()[table];
  if (!old?.owner_token && !old?.umpire_token) return forget(table);
  put({ ...old, seat: null, seat_token: null, beside: [] });
}

/** A seat that an umpire gave to somebody: its key is in the part of the link that no server sees. */
export function linkOf(table: string, seat: number, token: string): string {
  return `${house.origin}/t/${table}#seat-${seat}-${token}`;
}

/** One's own seat is handed over by a link whose key opens it once. */
export function passLinkOf(table: string, seat: number, token: string): string {
  return `${house.origin}/t/${table}#pass-${seat}-${token}`;
}

/** The key in such a link. */
export function passIn(hash: string): string | null {
  return /^#pass-\d{1,2}-([\w-]{20,60})$/.exec(hash)?.[1] ?? null;
}

/** The keys of links for seats that this browser gave away, by table and seat: a sheet that is printed again has the same. */
export function givenLinks(table: string): Record<string, string> {
  return load<Record<string, Record<string, string>>>("given", {})[table] ?? {};
}

export function keepGiven(table: string, seat: number, token: string): void {
  const all = load<Record<string, Record<string, string>>>("given", {});
  all[table] = { ...all[table], [seat]: token };
  save("given", Object.fromEntries(Object.entries(all).slice(-MOST)));
}

/** The organiser moved this browser's person to another seat; where several play here, their keys tell. */
export function moveTo(table: string, seat: number): void {
  const old = ring()[table];
  if (old && old.seat_token != null && old.seat !== seat && !old.beside?.length) put({ ...old, seat });
}

/** The seat one has asked for, and the key that opens it once when all have agreed. */
export function askedOf(table: string): SeatKey | undefined {
  return load<Record<string, SeatKey>>("asked", {})[table];
}

export function keepAsked(table: string, asked: SeatKey | null): void {
  const all = load<Record<string, SeatKey>>("asked", {});
  if (asked) all[table] = asked;
  else delete all[table];
  save("asked", Object.fromEntries(Object.entries(all).slice(-MOST)));
}

/** The umpire's desk is handed over by such a link too. */
export function umpireLinkOf(table: string, token: string): string {
  return `${house.origin}/t/${table}#umpire-${token}`;
}

/** The links of the desks whose keys are here: one's own, and for who made the table those of other umpires. */
export function deskLinksOf(table: string, desks: DeskInfo[], words: { own: string; of: (desk: DeskInfo) => string }): DeskLink[] {
  const kept = ring()[table];
  const own = kept?.umpire_token ? [{ label: words.own, link: umpireLinkOf(table, kept.umpire_token) }] : [];
  const others = desks.flatMap((desk) => {
    const token = kept?.desk_tokens?.[desk.id];
    return token ? [{ label: words.of(desk), link: umpireLinkOf(table, token) }] : [];
  });
  return [...own, ...others];
}

/** Keep the key of such a link; whether it is one. */
export function takeKeyOf(table: string, hash: string): boolean {
  const umpire = /^#umpire-([\w-]{20,60})$/.exec(hash)?.[1];
  if (umpire) {
    keep({ table, seat: null, seat_token: null, owner_token: null, umpire_token: umpire }, "");
    return true;
  }
  const found = /^#seat-(\d{1,2})-([\w-]{20,60})$/.exec(hash);
  if (!found?.[1] || !found[2]) return false;
  keep({ table, seat: Number(found[1]), seat_token: found[2], owner_token: null }, "");
  return true;
}
