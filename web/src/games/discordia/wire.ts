/** Made by `python -m ludi.browser.wire` from ludi.games.discordia.views; not to be edited. */

/** The position. */
export interface DiscordiaView {
  viewer: number | null;
  to_act: number[];
  year: number;
  season: number;
  boat: number; // its column: the season, or 6 at the end of the year (D-039)
  maximus: number;
  decision: string;
  bonus: string; // the bonus being decided on
  pending: Pending[]; // and what comes after it, the first one first
  dice: number[];
  taken: number;
  die: number;
  value: number;
  has_main: boolean;
  has_season: boolean;
  has_decree: boolean;
  served: string[]; // tiles that got their special deployment in this turn; S13* is a stall (D-078)
  action_tiles: string[];
  display: Record<string, string>;
  pile: number;
  discard: string[];
  out: string[];
  bag: number[];
  cult: number;
  manipulators: number;
  towers: number[];
  expansions: number[];
  decrees: string[];
  privileges: string[];
  boards: string[];
  german_left: string;
  german_right: string;
  germans: string[]; // all that were turned up, also in earlier years (D-127)
  attack: number;
  attackers: [number, number, number]; // of it the left tile, the right one, Magna tiles (D-122)
  row_strength: number; // of full barracks in the Magna row, for everyone (D-169)
  row: (TileView | null)[];
  row_up: boolean[];
  row_known: string[];
  janus: string;
  janus_seen: string[]; // those turned up in this year (D-143)
  aim: number; // how many workers one may have left after year 4 alone; -1 with others (D-150)
  cities: CityView[];
  reason: string;
  scores: number[];
}

/** A bonus or a penalty still to come; `privilege` is one to choose (D-106, D-110). */
export interface Pending {
  player: number;
  bonus: string;
}

/** A city tile in play; `is_stall` is the other side of a ship. */
export interface TileView {
  tile: string;
  filled: number;
  slots: number;
  is_stall: boolean;
}

/** A player's board. */
export interface CityView {
  board: string; // "" before it is chosen (D-030)
  supply: number[]; // blue, red, white, yellow
  workers: number;
  stars: number;
  manipulators: number;
  ring: number;
  development: number;
  expedition: number;
  has_development_extension: boolean;
  has_expedition_extension: boolean;
  open: number[]; // foundations by row
  spaces: (TileView | null)[];
  towers: string[]; // by harbor
  decrees: string[];
  privileges: string[];
  privilege_rows: string[]; // that have earned theirs (D-106)
  expansions: number;
  strength: number;
  defence: [number, number, number]; // of it barracks, towers, privilege (D-123)
  lack: [number, number, number]; // symbols, empty slots, supply value
  used_step: boolean;
  reminder: string; // the decree in the game that this board makes harder (D-105)
}

/** Something became known: a decree, a board, a German tile, who is Maximus (D-187). */
export interface Dealt {
  what: string; // maximus, action, decree, privilege, board, german, magna, janus
  name: string;
  place: string;
}

/** A city tile came into the display (D-021, D-038). */
export interface TileDealt {
  tile: string;
  place: string;
}

/** A worker of the bag came into a supply (D-114). */
export interface WorkersDrawn {
  player: number;
  colour: string;
}

/** A city tile of the display moved to the Magna row (D-157). */
export interface Fed {
  tile: string;
  place: number;
}

/** A player took a board (D-030). */
export interface BoardChosen {
  player: number;
  board: string;
}

/** The board that nobody chose went back to the box (D-030). */
export interface Boxed {
  board: string;
}

/** The dice of a season (D-041). */
export interface Rolled {
  year: number;
  season: number;
  player: number; // the Maximus; -1 is Janus
  dice: [number, number, number];
}

/** A player chose his die (D-042 to D-049). */
export interface DieChosen {
  player: number;
  colour: string;
  rolled: number;
  value: number;
  manipulators: number;
}

/** A city tile was laid (D-052). */
export interface Placed {
  player: number;
  tile: string;
  space: string;
}

/** An own tile was built over (D-054, D-055). */
export interface Overbuilt {
  player: number;
  tile: string;
  by: string;
  workers: number;
}

/** A slot was filled (D-063). */
export interface Filled {
  player: number;
  tile: string;
  slot: number;
  slots: number;
  workers: number;
  colour: string;
}

/** All slots of a tile are filled. */
export interface Completed {
  player: number;
  tile: string;
}

/** A full ship became a stall there, or left the game (D-066, D-067, D-164). */
export interface Flipped {
  player: number;
  tile: string;
  space: string; // market3, magna1 in the Magna row; "" when it left the game
  workers: number; // to the bag
}

/** A Magna tile was turned down: its city tile is full (D-163). */
export interface Eagle {
  player: number;
  place: number;
  tile: string;
}

/** Stars taken, or lost when below 0. */
export interface Stars {
  player: number;
  count: number;
}

/** Manipulators taken. */
export interface Manipulator {
  player: number;
  count: number;
}

/** The ring moved (D-097, D-099). */
export interface Aqueduct {
  player: number;
  start: number;
  end: number;
}

/** A star on a track (D-093, D-094). */
export interface Step {
  player: number;
  track: string;
  count: number;
}

/** A city expansion was placed (D-083). */
export interface Expanded {
  player: number;
  kind: string;
}

/** A tower was set (D-089). */
export interface TowerSet {
  player: number;
  kind: string;
  space: string;
}

/** A decree was taken (D-101). */
export interface DecreeTaken {
  player: number;
  decree: string;
  field: number;
}

/** A privilege was chosen (D-106). */
export interface PrivilegeTaken {
  player: number;
  privilege: string;
}

/** Workers went back to the bag (D-109). */
export interface Returned {
  player: number;
  workers: string;
}

/** A bonus that could not be used; `privilege` and `first` are those of D-106 and PRI12 (D-112, D-200). */
export interface Lapsed {
  player: number;
  bonus: string;
}

/** A bonus was not wanted (D-111). */
export interface Refused {
  player: number;
  bonus: string;
}

/** A player ended his turn (D-075). */
export interface TurnEnded {
  player: number;
}

/** Janus took a die, a tile of the display and something of the supplies (D-147). */
export interface JanusPlayed {
  tile: string; // the Janus tile
  colour: string;
  discarded: string;
  removed: string; // an expansion, a kind of tower, star1, star2, decree, privilege, manipulator; "" is nothing
}

/** The Germans against one player (D-122 to D-126). */
export interface Attacked {
  player: number;
  attack: number;
  strength: number;
  is_defended: boolean;
}

/** A full tile left the Magna row (D-170). */
export interface Cleared {
  place: number;
  tile: string;
}

/** Lack of infrastructure: symbols + slots - supply value (D-128). */
export interface Lacked {
  player: number;
  symbols: number;
  slots: number;
  value: number;
  lack: number;
}

/** A new year begins (D-133). */
export interface NewYear {
  year: number;
}

/** The game is over; -1 is nobody (D-136 to D-140, D-150). */
export interface Won {
  player: number;
  reason: string;
}

/** The data of each kind of event. */
export interface Events {
  "dealt": Dealt;
  "tile-dealt": TileDealt;
  "workers-drawn": WorkersDrawn;
  "fed": Fed;
  "board-chosen": BoardChosen;
  "boxed": Boxed;
  "rolled": Rolled;
  "die-chosen": DieChosen;
  "placed": Placed;
  "overbuilt": Overbuilt;
  "filled": Filled;
  "completed": Completed;
  "flipped": Flipped;
  "eagle": Eagle;
  "stars": Stars;
  "manipulator": Manipulator;
  "aqueduct": Aqueduct;
  "step": Step;
  "expanded": Expanded;
  "tower-set": TowerSet;
  "decree-taken": DecreeTaken;
  "privilege-taken": PrivilegeTaken;
  "returned": Returned;
  "lapsed": Lapsed;
  "refused": Refused;
  "turn-ended": TurnEnded;
  "janus-played": JanusPlayed;
  "attacked": Attacked;
  "cleared": Cleared;
  "lacked": Lacked;
  "new-year": NewYear;
  "won": Won;
}
