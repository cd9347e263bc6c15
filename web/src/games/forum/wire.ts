/** Made by `python -m ludi.browser.wire` from ludi.games.forum.views; not to be edited. */

/** The position. Colours are numbers in seat order; for two players seat 0 has colours 0 and 1 (F-05). */
export interface ForumView {
  viewer: number | null; // the seat that sees it; None is a spectator
  to_act: number[]; // the seats that decide now, as far as the viewer may know
  colours: string[]; // their names
  phase: string; // first, placing, jumping, over
  fields: number[]; // the colour on each of a1, b1, ... g7; -1 is free
  hand: number[]; // Romans in hand, by colour
  track: number[]; // senators, by colour, laps included (F-17)
  track_length: number; // fields of the track, on which senators go round
  coins: string[]; // sectors that still have their coin
  stalemates: string[]; // full and tied at this moment
  waiting: string[]; // once full and tied, scored at the first majority (F-47, on_majority)
  moved: number; // the colour that has moved in this turn, for two players; -1 is none
  moves: number; // Romans placed and jumped so far
  quiet: number; // Romans moved since the last scoring, in the jumping phase (F-61)
  quiet_limit: number; // 0 is no limit
  buildings: string[]; // the building of each field
  scores: number[]; // by seat (F-58, F-69)
  reason: string; // why it ended; empty while it is played
}

/** Chance chose who begins (F-18). */
export interface FirstDrawn {
  seat: number;
}

/** A Roman went from hand to board (F-21). */
export interface Placed {
  colour: string;
  field: string;
}

/** A Roman went from field to field (F-26). */
export interface Jumped {
  colour: string;
  origin: string;
  field: string;
}

/** A sector was scored: its Romans by colour and the steps of each senator (F-31 to F-38). */
export interface Scored {
  sector: string;
  colours: string[];
  counts: number[];
  steps: number[];
  at_end: boolean; // a stalemate that stood at the end (F-55)
  coins_left: number;
}

/** A sector is full and tied: its coin stays (F-45). */
export interface Stalemate {
  sector: string;
  colours: string[];
  counts: number[];
}

/** A Roman left a stalemated sector (F-47). */
export interface StalemateEnded {
  sector: string;
}

/** The game is over; the seats' final scores (F-52 to F-63). */
export interface Ended {
  reason: string;
  scores: number[];
}

/** The data of each kind of event. */
export interface Events {
  "first-drawn": FirstDrawn;
  "placed": Placed;
  "jumped": Jumped;
  "scored": Scored;
  "stalemate": Stalemate;
  "stalemate-ended": StalemateEnded;
  "ended": Ended;
}
