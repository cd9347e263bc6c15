/** What is printed on tiles and boards, as the server has it: no number of it stands in the client. */
import { api, problemOf } from "../../lib/api";
import type { Problem } from "../../lib/types";
import type { Kind, Row } from "./view";
import type { TileView } from "./wire";

/** One side of a city tile. */
export interface Face {
  kind: Kind;
  die_color: string;
  die: number;
  slots: number[];
  bonus?: string[];
  complete_bonus?: string[];
  strength?: number;
}

interface PrintedTile extends Face {
  id: string;
  back?: Face;
}

export interface Space {
  start?: boolean;
  bonus?: string[];
}

export interface Mark {
  w: number;
  bonus: string[];
}

/** A city board. */
export interface Board {
  short: string;
  /** The colour of the banner that tells it apart; none on the standard board. */
  banner: string;
  /** How much more a decree asks of this city. */
  decree_modifiers: Record<string, number>;
  rows: Record<Row, Space[]>;
  development: Mark[];
  development_ext: Mark[];
  expedition: Mark[];
  expedition_ext: Mark[];
  aqueduct: { supply: number; bonus: string[] }[];
  decree_fields: Mark[];
  privilege_thresholds: Record<Row, number>;
}

export interface German {
  id: string;
  year: number;
  strength: number;
  reward: string[];
  penalty: string[];
}

interface File {
  setup: Record<string, { tile_rows: number }>;
  city_tiles: PrintedTile[];
  action_tiles: Record<string, string[]>;
  season_bonus: Record<string, string[]>;
  german_tiles: German[];
  decrees: { id: string; needs: Record<string, number> }[];
  magna_tiles: { id: string; effect: string; amount: number }[];
  janus_tiles: { id: string; die: string }[];
  boards: Record<string, Board>;
  solo_campaign: { game: number; stars: number; workers: number }[];
}

export class Printed {
  readonly tiles: Map<string, PrintedTile>;
  readonly boards: Map<string, Board>;
  readonly germans: Map<string, German>;
  readonly decrees: Map<string, Record<string, number>>;
  readonly magnas: Map<string, { effect: string; amount: number }>;

  constructor(readonly file: File) {
    this.tiles = new Map(file.city_tiles.map((tile) => [tile.id, tile]));
    this.boards = new Map(Object.values(file.boards).map((board) => [board.short, board]));
    this.decrees = new Map(file.decrees.map(({ id, needs }) => [id, needs]));
    this.germans = new Map(file.german_tiles.map((tile) => [tile.id, tile]));
    this.magnas = new Map(file.magna_tiles.map((tile) => [tile.id, tile]));
  }

  /** The side of a tile that lies up. */
  face(tile: string, isStall = false): Face | undefined {
    const found = this.tiles.get(tile);
    return isStall ? (found?.back ?? found) : found;
  }

  faceOf(tile: TileView): Face | undefined {
    return this.face(tile.tile, tile.is_stall);
  }

  /** How many rows the display has. */
  rowsFor(seats: number): number {
    return this.file.setup[String(seats)]?.tile_rows ?? 0;
  }
}

class Store {
  all: Printed | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);

  async load(): Promise<void> {
    if (this.all) return;
    this.problem = null;
    try {
      this.all = new Printed(await api.printed<File>("discordia"));
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

export const printed = new Store();
