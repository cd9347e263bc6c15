/** Made by `python -m ludi.browser.wire` from ludi.games.discordia.views; not to be edited. */

/** The position. */
export interface DiscordiaView {
  viewer: number | null; // the seat that sees it; None is a spectator
  to_act: number[]; // the seats that decide now, as far as the viewer may know
  year: number; // from 1 to 4
  season: number; // from 1 to 5
  boat: number; // its column: the season, or 6 at the end of the year (D-039)
  maximus: number; // the seat that begins each season
  decision: string; // the kind of decision that is due; empty at the end
  bonus: string; // the bonus being decided on
  pending: Pending[]; // and what comes after it, the first one first
  dice: number[]; // rolled for this season
  taken: number; // the place of the die that is gone in this season; -1 is none
  die: number; // the place of the die taken in this turn; -1 before
  value: number; // what that die shows after manipulation
  has_main: boolean; // the main action of this turn is done
  has_season: boolean; // the season action of this turn is done
  has_decree: boolean; // a decree was taken in this turn
  served: string[]; // tiles that got their special deployment in this turn; S13* is a stall (D-078)
  action_tiles: string[]; // the action of each number of a die; empty where none lies
  display: Record<string, string>; // the city tiles on display, by place
  pile: number; // city tiles in the piles
  discard: string[]; // city tiles that were discarded
  out: string[]; // city tiles that are out of the game
  bag: number[]; // workers in the bag: blue, red, white, yellow
  cult: number; // stars left in the supply
  manipulators: number; // left in the supply
  towers: number[]; // left in the supply: trade, military
  expansions: number[]; // left in the supply, by kind
  decrees: string[]; // that lie open
  privileges: string[]; // that lie open
  boards: string[]; // to choose from; none when everyone has one (D-030)
  german_left: string; // the German tile on the left; empty before it is turned up
  german_right: string; // the German tile on the right; empty before it is turned up
  germans: string[]; // all that were turned up, also in earlier years (D-127)
  attack: number; // strength of the Germans now
  attackers: [number, number, number]; // of it the left tile, the right one, Magna tiles (D-122)
  row_strength: number; // of full barracks in the Magna row, for everyone (D-169)
  row: (TileView | null)[]; // the Magna row: the tile on each place, or none
  row_up: boolean[]; // whether the Magna tile of each place lies face up
  row_known: string[]; // the Magna tile of each place where it is known
  janus: string; // the card of Janus in force, alone; else empty
  janus_seen: string[]; // those turned up in this year (D-143)
  aim: number; // how many workers one may have left after year 4 alone; -1 with others (D-150)
  cities: CityView[]; // the board of each player, by seat
  reason: string; // why it ended; empty while it is played
  scores: number[]; // workers without work, by seat: the fewest win
}

/** A bonus or a penalty still to come; `privilege` is one to choose (D-106, D-110). */
export interface Pending {
  player: number; // the seat that it is for
  bonus: string; // what it is, as in the notation of bonuses
}

/** A city tile in play; `is_stall` is the other side of a ship. */
export interface TileView {
  tile: string; // its id
  filled: number; // slots with a worker
  slots: number; // all of its slots
  is_stall: boolean; // whether it is a ship turned over
}

/** A player's board. */
export interface CityView {
  board: string; // "" before it is chosen (D-030)
  supply: number[]; // blue, red, white, yellow
  workers: number; // without work, of all colours
  stars: number; // stars of the player
  manipulators: number; // of dice, that the player has
  ring: number; // steps of the aqueduct
  development: number; // stars on the development track
  expedition: number; // stars on the expedition track
  has_development_extension: boolean; // whether that track is extended
  has_expedition_extension: boolean; // whether that track is extended
  open: number[]; // foundations by row
  spaces: (TileView | null)[]; // the tile on each space of the city, or none
  towers: string[]; // by harbor
  decrees: string[]; // that the player has fulfilled
  privileges: string[]; // that the player holds
  privilege_rows: string[]; // that have earned theirs (D-106)
  expansions: number; // that were placed
  strength: number; // against the Germans
  defence: [number, number, number]; // of it barracks, towers, privilege (D-123)
  lack: [number, number, number]; // symbols, empty slots, supply value
  used_step: boolean; // whether the privilege PRI11 was used in this year
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
