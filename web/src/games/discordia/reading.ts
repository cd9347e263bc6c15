/** What a screen reader says of the things on the board; the same words show as titles. */
import type { Translate } from "../../lib/types";
import type { Printed } from "./printed.svelte";
import { LETTERS, ROWS, type Row } from "./view";
import type { CityView, TileView } from "./wire";

export function bonuses(codes: readonly string[] | undefined, t: Translate): string {
  return (codes ?? []).map((code) => t(`discordia-bonus-${code}`)).join(", ");
}

/** A tile of the display or of a city: what it is, what it asks, what it gives, how full it is. */
export function readTile(printed: Printed, tile: TileView | { tile: string }, t: Translate): string {
  const isStall = "is_stall" in tile && tile.is_stall;
  const face = printed.face(tile.tile, isStall);
  if (!face) return tile.tile;
  const parts = [
    t("discordia-tile-at", {
      tile: isStall ? `${tile.tile}*` : tile.tile,
      kind: t(`discordia-kind-${face.kind}`),
      hue: t(`discordia-hue-${face.die_color}`),
      value: face.die,
      sizes: face.slots.join(" + "),
    }),
  ];
  if (face.strength) parts.push(`${t("discordia-word-strength")} ${face.strength}`);
  if (face.bonus?.length) parts.push(`${t("discordia-word-placement-bonus")}: ${bonuses(face.bonus, t)}`);
  if (face.complete_bonus?.length) {
    parts.push(`${t("discordia-word-completion-bonus")}: ${bonuses(face.complete_bonus, t)}`);
  }
  if ("filled" in tile) {
    parts.push(tile.filled === face.slots.length
      ? t("discordia-word-full")
      : t("discordia-word-slots-of", { filled: tile.filled, slots: face.slots.length }));
  }
  return parts.join("; ");
}

/** A space of a city. */
export function readSpace(printed: Printed, city: CityView, row: Row, at: number, t: Translate): string {
  const board = printed.boards.get(city.board);
  const lengths = ROWS.map((one) => board?.rows[one].length ?? 0);
  const start = lengths.slice(0, ROWS.indexOf(row)).reduce((all, one) => all + one, 0);
  const tile = city.spaces[start + at];
  const name = `${t(`discordia-row-${row}`)} ${at + 1}`;
  const parts = [name];
  if (tile) parts.push(readTile(printed, tile, t));
  else if (at < (city.open[ROWS.indexOf(row)] ?? 0)) parts.push(`${t("discordia-word-foundation")}, ${t("discordia-word-empty")}`);
  else {
    parts.push(t("discordia-word-river"));
    const codes = board?.rows[row][at]?.bonus;
    if (codes?.length) parts.push(bonuses(codes, t));
  }
  if (board?.privilege_thresholds[row] === at + 1) parts.push(t("discordia-word-requirement"));
  const tower = row === "harbor" ? city.towers[at] : "";
  if (tower) parts.push(t(`discordia-tower-${tower}`));
  return parts.join(": ");
}

/** A supply in words. */
export function readSupply(supply: readonly number[], t: Translate): string {
  return LETTERS.map((letter, n) => t(`discordia-workers-${letter}`, { count: supply[n] ?? 0 })).join(", ");
}
