/** The words of the wire, and what the parts of the page give each other. */
import type { Choice, DeskInfo, Result, SeatInfo, Sentence, Told, ToPlay, ToUmpire, Keys as WireKeys, Problem as WireProblem } from "../wire";
import type { SealCheck } from "./seals";

export type * from "../wire";

type Loose<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** What goes into a sentence: a text, a number, a sentence or a seat, or several of these. */
export type Word = Sentence["words"][string];
/** What was wrong with a line of notation comes only with refusals of one. */
export type Problem = Loose<WireProblem, "part" | "prefix">;
export type Keys = Loose<WireKeys, "umpire_token" | "desk_tokens" | "pass_token">;
export type Request = ToPlay | ToUmpire;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A request before the store gave it its number. */
export type Wish = Without<Request, "request">;
export type UmpireWish = Without<ToUmpire, "request">;

/** The code of one of the languages there are. */
export type Language = string;
export type Words = Record<string, string | number>;
/** The text with this id, or of its attribute (`web-game.about`), in the language of the moment. */
export type Translate = (id: string, words?: Words) => string;

/** Whose eyes: one's own, a seat's, those of who sees all, or of a spectator. */
export type Eyes = number | "all" | "none" | null;

/** What every part of a game is given. */
interface Shown {
  view: Record<string, unknown>;
  t: Translate;
  seats: SeatInfo[];
  /** The name of a seat, as the players' list has it. */
  nameOf: (seat: number) => string;
}

/** What a game's board is given; it draws and reports clicks, and knows no rules. */
export interface BoardProps extends Shown {
  game: string;
  told: Told[];
  choices: Choice[];
  picked: string[];
  onpick: (step: string) => void;
  animate: boolean;
  hinted?: string[];
  /** Told while an animation runs, so that the next position waits for it. */
  onbusy?: (isBusy: boolean) => void;
  /** What the board has shown: a view, perhaps on the way to the one it was given, and how many events are still to come. */
  onshow?: (view: Record<string, unknown>, left: number) => void;
  /** In which part of the board there is something to choose, where not all of it is seen at once; the prompt says it. */
  onwhere?: (where: string) => void;
  /** A whole action at once, a line of the game's notation, and taking back, for boards with a desk of their own. */
  onact?: (action: string) => void;
  onorder?: (text: string, isDraft: boolean) => void;
  /** With a step: action by action until that one is undone. */
  onundo?: (step?: number) => void;
  mayUndo?: boolean;
  /** What is shown of orders that wait, by seat, and what came of those of the last reveal. */
  seals?: Record<string, string>;
  sealChecks?: SealCheck[];
  /** What was told so far (all of it where the game needs that), and the view at an earlier step. */
  story?: Told[];
  past?: (step: number) => Promise<Record<string, unknown> | null>;
  /** What somebody points at in the log: the board lights up where it happened. */
  pointed?: Told | null;
  /** What somebody wants to see again, from the log. */
  reopened?: Told | null;
}

/** What a game's panel is given. */
export interface PanelProps extends Shown {
  story: Told[];
}

/** What a game's story at the end is given. */
export interface EndingProps extends PanelProps {
  result: Result;
}

/** How a desk is handed over: whose it is, and the link. */
export interface DeskLink {
  label: string;
  link: string;
}

/** What an umpire's desk is given. */
export interface UmpireProps extends Shown {
  /** Through whose eyes he looks: a seat's, everything, or only what a spectator sees. */
  looksAt: number | "all" | null;
  isPaused: boolean;
  isRunning: boolean;
  secondsLeft: number | null;
  /** The part of the table that is his; the umpire of all has none. */
  desk: DeskInfo | null;
  /** The link for a seat that was given to somebody, and those of this desk and of others. */
  seatLink: string;
  deskLinks: DeskLink[];
  onwish: (wish: UmpireWish) => void;
}

/** Which lines of the log fold into one, and what that one says. */
export interface Folds {
  /** The same for all lines of a run; "" for a line that stays alone. */
  keyOf: (told: Told) => string;
  say: (run: Told[], nameOf: (seat: number) => string) => string;
}

/** A line of a count in the log: whose (a letter, A or A1), how many, and the change it made. */
export interface Count {
  who: string;
  count: number;
  change: number;
  /** The sum in words, instead of whose and how many. */
  sum?: string;
}
