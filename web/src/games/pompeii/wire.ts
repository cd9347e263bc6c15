/** Made by `python -m ludi.browser.wire` from ludi.games.pompeii.views; not to be edited. */

/** The position as one viewer may know it. Lists go by seat; squares and symbols by their names. */
export interface PompeiiView {
  viewer: number | null; // the seat that sees it; None is a spectator
  to_act: number[]; // the seats that decide now, as far as the viewer may know
  turn: number; // the seat on turn; -1 before the first turn and after the end
  phase: string; // deal, first (cards bring figures), eruption (the first six tiles), second (flight), over
  stage: string; // deal, play, relatives, draw, omen, tile, lava, move-1, move-2, over (P-168)
  colours: string[]; // of the figures, by seat
  city: Record<string, number[]>; // figures by seat, on each square that has any
  supply: number[]; // figures that are still to come into the city, by seat
  saved: number[]; // figures that left the city through a gate, by seat
  volcano: number[]; // figures that died, by seat
  box: number[]; // figures out of the game since the eruption, by seat
  hand: number[]; // one's own cards
  hand_sizes: number[]; // cards in each hand, by seat
  jokers: number[]; // numbers without a free spot, once A.D. 79 was drawn (P-80)
  only_jokers: boolean; // all cards of one's own hand are jokers (P-80)
  may_call: boolean; // they are four, and the edition has the call: one may call the eruption (P-84, P-88)
  is_seething: boolean; // A.D. 79 was drawn once: omens, relatives and jokers are in force (P-53)
  deck: number; // cards left in the deck
  discard: number[]; // how many of each number, from 1 on, lie open
  omens: number; // drawn so far
  top: string; // of the discard pile: a number, omen, ad79, or nothing
  causes: string; // the square whose building brings relatives
  due: number; // relatives that may still be placed
  tile: string; // drawn and not placed yet, as in `coin` or `helmet/mask`
  tiles_by: number; // of the first six tiles, how many lie; 6 afterwards
  lava: Record<string, string[]>; // the squares of each symbol that has any
  bag: Record<string, number>; // tiles left of each kind
  aside: number; // tiles that found no square (P-114)
  gates: string[]; // gate squares that are open
  exits: Record<string, number>; // points needed to leave the city from each square with figures
  stays: string; // where the figure moved first stands, if it may not move again (P-119)
  causer: number; // the seat that caused the eruption; -1 before
  scores: number[]; // saved figures (P-142)
  reason: string; // why it ended; empty while it is played
}

/** A seat has its four cards; only its owner learns which (P-33). */
export interface HandDealt {
  seat: number;
  cards: number[];
}

/** A card went on the discard pile (P-40), with or without a figure (P-95). */
export interface CardPlayed {
  seat: number;
  number: number;
  is_joker: boolean;
  has_figure: boolean;
}

/** A figure came into the city: by a card, a joker, or as a relative (P-41, P-64, P-81). */
export interface Placed {
  seat: number;
  square: string;
  building: string;
  way: string; // card, joker, relative
}

/** So many relatives may follow (P-64). */
export interface RelativesDue {
  seat: number;
  count: number;
}

/** Relatives for whom there was no spot or no figure, or whom the player left out (P-74 to P-76). */
export interface RelativesLost {
  seat: number;
  count: number;
}

/** A Pompeii card was drawn; 0 to all but its owner (P-156). */
export interface CardDrawn {
  seat: number;
  number: number;
}

/** An Omen asks for a figure of another player, if there is one (P-57, P-63). */
export interface OmenDrawn {
  seat: number;
  has_victim: boolean;
}

/** A.D. 79 was drawn for the first time (P-49). */
export interface Seethes {
  seat: number;
}

/** A.D. 79 lies among the last cards of the deck (P-50). */
export interface Hidden {
  cards: number;
}

/** A player who holds only jokers called the eruption and showed his hand (P-84, P-85). */
export interface Called {
  seat: number;
  cards: number[];
}

/** Phase 1 is over: hands lie open, supplies go to the box (P-91, P-92). */
export interface Erupted {
  seat: number; // the one who caused it
  hands: number[][];
  boxed: number[];
}

/** A lava tile came out of the bag (P-103). */
export interface TileDrawn {
  seat: number;
  tile: string;
}

/** Lava covers a square (P-104, P-105). */
export interface LavaPlaced {
  seat: number;
  symbol: string;
  square: string;
}

/** No square for this tile (P-114). */
export interface TileAside {
  seat: number;
  tile: string;
}

/** Lava lies on a gate square (P-113). */
export interface GateClosed {
  square: string;
  gate: string;
}

/** Figures of one square went into the volcano, by seat. */
export interface Died {
  square: string;
  figures: number[];
  cause: string; // omen, lava, enclosed, left
}

/** A figure went along a path to another square (P-119 to P-130). */
export interface Moved {
  seat: number;
  origin: string;
  square: string;
  range: number;
  path: string[];
}

/** A figure left the city through a gate (P-131). */
export interface Saved {
  seat: number;
  origin: string;
  square: string; // the gate square
  gate: string;
  range: number;
  path: string[];
}

/** A player gave up the movements he had left (P-120). */
export interface Passed {
  seat: number;
}

/** The game is over (P-139 to P-144). */
export interface Ended {
  reason: string;
  saved: number[];
  volcano: number[];
  ranks: number[];
}

/** The data of each kind of event. */
export interface Events {
  "hand-dealt": HandDealt;
  "card-played": CardPlayed;
  "placed": Placed;
  "relatives-due": RelativesDue;
  "relatives-lost": RelativesLost;
  "card-drawn": CardDrawn;
  "omen-drawn": OmenDrawn;
  "seethes": Seethes;
  "hidden": Hidden;
  "called": Called;
  "erupted": Erupted;
  "tile-drawn": TileDrawn;
  "lava-placed": LavaPlaced;
  "tile-aside": TileAside;
  "gate-closed": GateClosed;
  "died": Died;
  "moved": Moved;
  "saved": Saved;
  "passed": Passed;
  "ended": Ended;
}
