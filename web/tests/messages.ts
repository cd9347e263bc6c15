/** Messages of the server for tests, with what a test doesn't care about filled in. */
import type { Snapshot, Sentence, TableInfo, Told, Welcome } from "../src/lib/types";

/** A sentence that reads the same in each language. */
export const both = (text: string): Sentence => ({ name: "", words: {}, text, seat: null, mark: "" });

/** A seat as a word of a sentence. */
export const seatWord = (seat: number, mark = ""): Sentence => ({ ...both(""), seat, mark });

export function told(step: number, text = `step ${step}`): Told {
  return { kind: "placed", data: {}, text: both(text), rules: [], step };
}

export function snapshot(step: number, more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot", step, view: {}, prompt: both("Choose."), version: step, choices: [], may_undo: false, may_offer: [],
    offers: {}, told: [told(step)], told_from: null, seals: {}, opened: [], channels: {}, may_message: [], is_undo: false, result: null, lesson: null, ...more,
  };
}

/** What a seat has that few tests care about. */
export const SEAT = { seconds_left: null, is_kept: false, is_absent: false, beside: null, seal: "", has_opened: false, has_link: false };

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abc", game: "forum", title: "Forum Romanum", options: {}, seats: [], status: "playing", is_public: false, created: 0,
    step: 0, to_act: [0], winners: [], commitment: "", next_table: null, clock: { per_move: 0, per_game: 0, per_turn: 0 },
    turn_seconds_left: null, has_umpire: false, desks: [], closed_talk: null, is_paused: false, absence: 180, requests: [], undo: null, is_starting: false, notice: null, is_lesson: false, ...more,
  };
}

export function welcome(at: Snapshot | null, more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome", table: table(), seat: 0, is_owner: true, is_umpire: false, desk: null, looks_at: null, chat: [], snapshot: at, ...more,
  };
}
