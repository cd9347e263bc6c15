/** The solo campaign of Discordia, kept in this browser: which cities were won, and where it ended (D-172 to D-174). */
import { load, save } from "../../lib/saved";

interface Kept {
  won: string[]; // boards, in the order in which they were played
  lost: string; // the board on which it ended
  table: string; // of the game that is being played
  tables: string[]; // of all its games
}

const NONE: Kept = { won: [], lost: "", table: "", tables: [] };

function read(): Kept {
  const kept = load<Partial<Kept> | null>("discordia-campaign", null);
  const isKept = kept !== null && typeof kept === "object" && Array.isArray(kept.won) && Array.isArray(kept.tables);
  return isKept ? { ...NONE, ...kept } : NONE;
}

class Campaign {
  private kept: Kept = $state.raw(read());

  get won(): string[] {
    return this.kept.won;
  }

  get lost(): string {
    return this.kept.lost;
  }

  get table(): string {
    return this.kept.table;
  }

  /** Whether a table is one of its games. */
  has(table: string): boolean {
    return table !== "" && this.kept.tables.includes(table);
  }

  begin(table: string): void {
    this.keep({ ...this.kept, table, tables: [...this.kept.tables, table] });
  }

  /** The game of the moment is over. */
  record(board: string, isWon: boolean): void {
    const won = isWon ? [...this.kept.won, board] : this.kept.won;
    this.keep({ ...this.kept, won, lost: isWon ? "" : board, table: "" });
  }

  /** The game of the moment was given up: it can be begun once more. */
  drop(): void {
    this.keep({ ...this.kept, table: "" });
  }

  again(): void {
    this.keep(NONE);
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    save("discordia-campaign", kept);
  }
}

export const campaign = new Campaign();
