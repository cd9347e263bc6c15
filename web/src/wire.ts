/** Made by `python -m ludi.browser.wire` from ludi.table.messages; not to be edited. */

/** The first answer on a socket. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null; // None: a spectator
  is_owner: boolean;
  is_umpire: boolean;
  desk: string | null; // of an umpire who has only this one
  looks_at: number | "all" | null; // whose view the umpire has: a seat's, all, or his own
  chat: ChatLine[];
  snapshot: Snapshot | null;
}

/** A table as everyone sees it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  status: "abandoned" | "open" | "over" | "playing";
  is_public: boolean;
  created: number;
  step: number; // actions so far that everyone noticed, those of chance included
  to_act: number[]; // the seats that are publicly deciding; a secret question is shown only to its seat
  winners: number[];
  commitment: string; // SHA-256 of the secret behind the draws
  next_table: string | null; // the rematch
  clock: ClockWish;
  turn_seconds_left: number | null; // until the deadline of all; it stands while the table is paused
  has_umpire: boolean;
  desks: DeskInfo[]; // that have an umpire of their own
  is_paused: boolean;
  closed_talk: Problem | null; // why seats don't talk to the whole table now; others do apart
  absence: number; // seconds away before a bot may stand in and one may ask for the seat; 0: never
  requests: SeatRequest[];
  undo: UndoRequest | null; // an open request to take back an action
  is_starting: boolean; // words for the draws are being opened
  notice: Sentence | null; // what everyone should know: that its rules are of another version
  is_lesson: boolean;
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  seat: number;
  letter: string;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  is_online: boolean;
  is_free: boolean; // anyone with the link may sit down here; a free seat of kind person is kept for its name
  is_away: boolean; // a bot plays for this person until they return
  is_late: boolean; // the time of this person is up, and a bot makes this one move
  seconds_left: number | null; // until its clock falls, if it is to act or were
  is_kept: boolean; // kept for its player of the previous game
  is_absent: boolean; // its person has been away for as long as the table set
  beside: number | null; // the seat at whose screen this one is played too, said before the start
  seal: string; // of its word for the draws
  has_opened: boolean; // that word
  has_link: boolean; // somebody has a one-time link to it
}

/** Seconds to think; 0 means no limit.
 *
 * When the time of a connected person is up, a bot makes this one move; for a person who is not connected it
 * plays on until they act, send `back` or connect again. After that a person without time for the game has
 * 30 seconds for each move. When the time of a turn is up, seats without orders go without. */
export interface ClockWish {
  per_move: number;
  per_game: number;
  per_turn: number;
}

/** A part of the table that may have an umpire of its own, such as a squadron. */
export interface DeskInfo {
  id: string;
  label: Sentence;
  seats: number[];
}

/** A sentence as data: the name of a text (of `/api/texts`; `name.attribute` too) and the words in it.
 *
 * A word may be a sentence itself, or a seat: its number in `seat`, and a `mark` where a player has two.
 * `text` is how it reads in English, for a name that the texts of a language don't have. */
export interface Sentence {
  name: string;
  words: Record<string, string | number | Sentence | (string | number | Sentence)[]>;
  text: string;
  seat: number | null;
  mark: string;
}

/** Why something was refused: a stable code, a sentence, and the rule when a rule forbids it.
 *
 * Of a whole order that was refused `part` is what is wrong with it, `prefix` what may stand before that. */
export interface Problem {
  code: string;
  message: Sentence;
  rule: string | null;
  part: string;
  prefix: string[];
}

/** Somebody who has no seat here would like this one. */
export interface SeatRequest {
  seat: number;
  name: string;
  agreed: number[];
  needed: number[]; // all other people; when there are none the owner decides
}

/** A request to take back the last action; it is carried out when all who are needed have agreed. */
export interface UndoRequest {
  seat: number;
  needed: number[];
  agreed: number[];
}

/** Something said at a table, or done by its umpire.
 *
 * Channels are `table`, those of the game, `message` for a word by messenger, `spectators` and `umpires` for
 * these among themselves while the talk is closed, `umpire` and `seats`: on the last two `said` is the
 * sentence that tells what the umpire did, or how a seat changed hands, and `text` is the umpire's reason or
 * his note. Who speaks without a seat is told by his part. */
export interface ChatLine {
  type: "chat";
  seat: number | null;
  part: "owner" | "seat" | "spectator" | "umpire";
  name: string;
  text: string;
  at: number;
  channel: string;
  to: number | null; // whom a message is for
  said: Sentence | null;
  step: number; // how many there were when it was said
}

/** The game as one viewer may know it. */
export interface Snapshot {
  type: "snapshot";
  step: number;
  view: Record<string, unknown>; // the game's own view, see /api/games/{game}/view-schema
  prompt: Sentence;
  version: number; // of this viewer's decision; an action carries it back
  choices: Choice[];
  may_undo: boolean;
  may_offer: string[]; // acts of the whole table, such as `end`
  offers: Record<string, number[]>; // the seats that agree to each
  told: Told[]; // since the last snapshot; where `told_from` is a step, the story from there on
  told_from: number | null; // in a welcome, at the start and after a take-back; older pages on demand
  seals: Record<string, string>; // by seat: what is shown of orders that wait unseen
  opened: Opened[]; // at a reveal: what was under the seals that were shown before it
  channels: Record<string, number[]>; // beside the table's: whom this viewer may talk to, himself included
  may_message: number[]; // the seats to which a messenger may bring one word now
  is_undo: boolean;
  result: Result | null;
  lesson: LessonPage | null;
}

/** A legal action and the ids to click for it, one after the other. */
export interface Choice {
  action: string;
  steps: string[];
}

/** An event: its data for the drawing, and the sentence for the log. */
export interface Told {
  kind: string;
  data: Record<string, unknown>;
  text: Sentence;
  rules: string[];
  step: number; // the position to look at
}

/** What it takes to make a seal again: HMAC-SHA256 of the text, under the salt in hexadecimal. */
export interface Opened {
  seat: number;
  salt: string;
  text: string;
}

/** How it ended. */
export interface Result {
  reason: Sentence;
  scores: number[];
  ranks: number[];
}

/** What a lesson says at this point; its texts come from `/api/lessons/{game}/{language}`. */
export interface LessonPage {
  chapter: number;
  step: number; // of the chapter
  number: number; // of the step, from the first of the lesson on
  count: number;
  text: Sentence;
  is_task: boolean; // the learner is to do something; else he reads and goes on
  is_busy: boolean; // others are still to play
  is_over: boolean;
  lights: string[]; // steps of the drawing that it speaks of
  shown: string[]; // the steps to click, shown on request
  rule: string;
  chapters: LessonChapter[];
}

/** A chapter of a lesson. */
export interface LessonChapter {
  title: Sentence;
  steps: number;
}

/** The table changed: its seats, who is connected, or its status. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The table was deleted; no more messages about it follow. */
export interface Gone {
  type: "gone";
  table: string;
}

/** The answer to a request of this client; with a problem it was refused, and nothing was done. */
export interface Answer {
  type: "answer";
  request: number;
  problem: Problem | null;
  hint: Hinted | null;
  foresight: Foresight | null;
  keys: Keys | null; // of a seat that the umpire gives to another person
}

/** What a bot would do and what that leads to, and the best alternative. */
export interface Hinted {
  best: Foresight;
  other: Foresight | null;
}

/** The certain results of the caller's own actions, computed from what the caller may know.
 *
 * `change` is the change of points by seat; it is empty where it is uncertain or there are no points. */
export interface Foresight {
  actions: string[];
  steps: string[];
  does: Sentence[];
  change: number[];
}

/** What a client keeps secret: its seat, and the table if it made it. */
export interface Keys {
  table: string;
  seat: number | null;
  seat_token: string | null;
  owner_token: string | null;
  umpire_token: string | null;
  desk_tokens: Record<string, string>; // of the umpires of desks, by desk
  pass_token: string | null; // opens a seat once, see TakeWish; of a seat asked for when all have agreed
}

/** The reply to a ping. */
export interface Pong {
  type: "pong";
}

/** A game for the lobby. */
export interface GameInfo {
  id: string;
  title: string;
  about: Sentence;
  seats: number[];
  minutes: [number, number];
  is_toy: boolean; // made for trying things out, and listed separately
  board: string; // the address of a module that draws it, from a package; empty where there is none
  has_secrets: boolean;
  has_umpire: boolean;
  lesson_minutes: number; // the length of its lesson; 0 if it has none
  has_deadline: boolean; // all write orders at once, and a clock for the turn may be set
  options: OptionInfo[];
}

/** One choice at set-up. */
export interface OptionInfo {
  name: string;
  label: Sentence;
  about: Sentence;
  default: unknown;
  choices: unknown[]; // empty: a number
  choice_labels: Sentence[];
  lowest: number | null;
  highest: number | null;
  takes_own: boolean; // a value other than the choices is allowed
}

/** How many may play with these options, and what each seat is with the number asked for. */
export interface SetupInfo {
  seats: number[];
  roles: RoleInfo[];
  groups: GroupInfo[];
  how_to_write: Sentence[]; // how orders are written on paper
  desks: DeskInfo[]; // that could have an umpire of their own
}

/** What a seat stands for, shown before anybody sits down. */
export interface RoleInfo {
  title: Sentence; // its name, such as that of a ship; empty where it has none
  facts: Sentence[]; // a word or two each, the most general first
  groups: string[]; // the parts of the table it belongs to, the largest first
  marks: string[]; // of its pieces; its own letter where it has one colour
  card: Sentence[]; // what its player needs on paper
}

/** A part of the table, such as a fleet or a squadron, with its seats. */
export interface GroupInfo {
  id: string;
  label: Sentence;
  seats: number[];
}

/** A game in a minute; its texts come from `/api/lessons/{game}/{language}`. */
export interface Brief {
  seats: SeatInfo[];
  parts: BriefPart[];
}

/** One thing about a game, with the view of a position that shows it. */
export interface BriefPart {
  title: Sentence;
  text: Sentence;
  view: Record<string, unknown>;
  rule: string;
}

/** Everything needed to recompute every draw of a finished game. */
export interface FairSheet {
  commitment: string; // empty when there was none
  secret: string; // empty when it is not known here
  words: string[];
  sealed: string[]; // by seat, SHA-256 of the words as shown before the start; empty in the older scheme
  foreign: number; // draws before these, made at another table
  draws: Draw[];
}

/** A draw: the ticket that the secret gives must be `low` or more and below `high`. */
export interface Draw {
  number: number;
  label: string;
  total: number;
  low: number;
  high: number;
  text: string;
  step: number;
}

/** A part of the story that came before a step; the one before it comes before `told_from`, if not 0. */
export interface StoryPage {
  told: Told[];
  told_from: number;
}

/** The addresses for others in the local network; sent only to the computer that the server runs on. */
export interface HouseInfo {
  links: string[]; // of the first page; empty where the address of the page is the one to give away
  is_alone: boolean; // nobody else can reach this server
  is_cut_off: boolean; // others could, but this computer is in no network
}

/** The first message on a socket: who is this. */
export interface Hello {
  type: "hello";
  seat_token?: string | null;
  owner_token?: string | null;
  umpire_token?: string | null;
}

/** An action, or a chain of them: all of it is played, or nothing. */
export interface Act {
  type: "act";
  request: number;
  version: number;
  actions: string[];
}

/** A whole order as one line of the game's notation: all of it is played, or nothing.
 *
 * It takes the place of what was written so far. A draft is not given yet. */
export interface OrderLine {
  type: "order";
  request: number;
  version: number;
  text: string;
  draft?: boolean;
}

/** Return to a seat that a bot has been playing for this person; any action does so too. */
export interface Back {
  type: "back";
  request: number;
}

/** Turn to a page of a lesson: the next, one before, the first of a chapter. */
export interface Turn {
  type: "turn";
  request: number;
  chapter: number;
  step: number;
}

/** Take back the seat's last action; people who lose their turn by it are asked first. */
export interface Undo {
  type: "undo";
  request: number;
}

/** Answer a request to take back; the requester withdraws it with a no. */
export interface Allow {
  type: "allow";
  request: number;
  agrees?: boolean;
}

/** Ask what a bot would do. */
export interface Hint {
  type: "hint";
  request: number;
}

/** Ask what an action of one's own would bring. */
export interface Foresee {
  type: "foresee";
  request: number;
  action: string;
}

/** Agree to an act of the whole table, or take that back. */
export interface Offer {
  type: "offer";
  request: number;
  action: string;
  agrees?: boolean;
}

/** Say something to the table, or on a channel of the snapshot; while the talk is closed also apart. */
export interface Say {
  type: "say";
  request: number;
  text: string;
  channel?: string;
}

/** A word by messenger to one of the seats that the snapshot allows. */
export interface Dispatch {
  type: "message";
  request: number;
  to: number;
  text: string;
}

/** See what a seat sees, all, or with none what one sees oneself; answered by a new welcome.
 *
 * The umpire of a desk looks at its seats only. */
export interface Look {
  type: "look";
  request: number;
  seat?: number | "all" | null;
}

/** Stop the clocks and block all actions, or resume. */
export interface Pause {
  type: "pause";
  request: number;
  on?: boolean;
}

/** Put the deadline of this turn off, or set one where there is none. */
export interface Extend {
  type: "extend";
  request: number;
  seconds: number;
}

/** The time for orders is over now. */
export interface Deadline {
  type: "deadline";
  request: number;
}

/** Give a seat to a bot or to another person; the previous player's key becomes invalid. */
export interface Substitute {
  type: "substitute";
  request: number;
  seat: number;
  kind: "bot" | "person";
  bot?: string; // a level: easy, medium, hard
  name?: string; // of the person
  reason?: string;
}

/** Give the orders of a seat as its captain wrote them on paper, as one line of the game's notation. */
export interface Dictate {
  type: "dictate";
  request: number;
  seat: number;
  text: string;
}

/** Put something right by an action that only an umpire has, such as `hull R1 12`. */
export interface Correct {
  type: "correct";
  request: number;
  action: string;
  reason: string;
}

/** Say something as the umpire, to be kept in the record. */
export interface Remark {
  type: "note";
  request: number;
  text: string;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
}

/** A game with options, to be looked at before there is a table; for so many seats, or the fewest. */
export interface SetupWish {
  game: string;
  options?: Record<string, unknown>;
  count?: number | null;
}

/** A new table; its creator takes the first seat of kind person. */
export interface TableWish {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatWish[];
  is_public?: boolean;
  clock?: ClockWish;
  umpire?: boolean; // make a key for an umpire, to keep or to give away
  desk_umpires?: boolean; // and one for an umpire of each desk; the first is then the chief umpire's
  absence?: number; // seconds, see TableInfo
}

/** Who is to sit on a seat of a new table. */
export interface SeatWish {
  kind?: "bot" | "open" | "person";
  name?: string;
  bot?: string; // a level: easy, medium, hard
  word?: string; // mixed into every draw, so that nobody can know them beforehand
}

/** Take the lesson of a game. */
export interface LessonWish {
  game: string;
  name?: string;
}

/** Take this seat, or the first free one.
 *
 * With the key of a seat that the client already has, another person at the same screen sits down, which
 * everyone sees. A seat kept for its player of the previous game opens only with the key of that game. */
export interface SitWish {
  seat?: number | null;
  name?: string;
  word?: string;
}

/** Go on from this step at a new table. */
export interface ForkWish {
  step: number;
}

/** Make a link by which a person takes over a seat once, or revoke the last one.
 *
 * For the caller's own seat; the owner makes them for any seat before the start, an umpire during the game. */
export interface PassWish {
  is_on?: boolean;
}

/** Swap the people of two seats before the start. */
export interface SwapWish {
  other: number;
}

/** Take over a seat with the key of such a link, which opens it once. */
export interface TakeWish {
  pass_token: string;
  name?: string;
}

/** Ask for the seat of a bot, or of a person who has been away for long. */
export interface AskWish {
  name?: string;
}

/** Agree that somebody takes over a seat, or refuse it. */
export interface ConsentWish {
  agrees?: boolean;
}

/** SHA-256 of one's own word for the draws, in hexadecimal. */
export interface SealWish {
  seal: string;
}

/** The word under the seal. */
export interface WordWish {
  word: string;
}

export type FromServer = Welcome | Snapshot | TableChanged | ChatLine | Gone | Answer | Pong;

export type ToPlay = Act | OrderLine | Back | Turn | Undo | Allow | Hint | Foresee | Offer | Say | Dispatch;

export type ToUmpire = Look | Pause | Extend | Deadline | Substitute | Dictate | Correct | Remark;

export type FromClient = Hello | Act | OrderLine | Back | Turn | Undo | Allow | Hint | Foresee | Offer | Say | Dispatch | Look | Pause | Extend | Deadline | Substitute | Dictate | Correct | Remark | Ping;
