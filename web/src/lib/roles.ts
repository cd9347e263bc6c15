/** What a seat is, in words and signs, before anybody sits down; the game tells it. */
import { lookOf } from "../games/fronts";
import { list, say, t } from "./texts.svelte";
import type { Mark } from "./standing";
import type { RoleInfo, SetupInfo } from "./types";

/** The role of a seat, when what is known is about a table of this size. */
export function roleOf(setup: SetupInfo | null, seat: number, count: number): RoleInfo | undefined {
  return setup?.roles.length === count ? setup.roles[seat] : undefined;
}

/** The signs of a seat's pieces: one, or several where it plays several colours. */
export function marksOf(role: RoleInfo | undefined, seat: number, letter: string): Mark[] {
  if (!role) return [{ colour: seat, letter }];
  return role.marks.map((mark, at) => ({ colour: seat * role.marks.length + at, letter: mark }));
}

/** Its name, such as that of a ship; nothing where the seats are alike. */
export function titleOf(role: RoleInfo | undefined): string {
  return role ? say(role.title) : "";
}

/** What it is in short words, the widest first, its name among them; else its colour and shape. */
export function roleWords(game: string, role: RoleInfo | undefined, seat: number): string[] {
  if (!role) return [];
  const title = titleOf(role);
  const facts = role.facts.map((fact) => say(fact));
  if (title || facts.length > 0) return [...facts.slice(0, 1), ...(title ? [title] : []), ...facts.slice(1)];
  return [list(marksOf(role, seat, "").map(({ colour }) => t(`web-look-${lookOf(game, colour)}`)))];
}

/** The same as one line. */
export function roleLine(game: string, role: RoleInfo | undefined, seat: number): string {
  return roleWords(game, role, seat).join(" · ");
}
