/** Made by `python -m ludi.browser.wire` from ludi.games.megadates.views; not to be edited. */

/** The battle as one viewer may know it. */
export interface MegadatesView {
  viewer: number | null; // the seat that sees it; None is a spectator
  to_act: number[]; // the seats that decide now, as far as the viewer may know
  turn: number; // from 1
  turn_limit: number; // the battle ends after so many
  stage: string; // of the turn: orders, stops, moves and so on
  subphase: number; // of the movement, from 1; 0 in other stages
  scenario: string; // its id
  title: string; // of the scenario
  offmap_return: number; // turns until a ship that left may come back (N-017)
  cols: number; // of the chart
  rows: number; // of the chart
  land: string[]; // rexes that are land
  prefects: PrefectView[]; // who leads each fleet
  ships: ShipView[]; // that the viewer sees
  links: [string, string, number][]; // grapple cards: from, to, how many
  stuck: [string, string][]; // pairs of ships that are stuck to each other
  die: number; // the last one thrown, 0 after a chit; in fog 0 for viewers who were not told of it (N-160)
  chit: string; // the one just drawn for one's own ship
  ordering: string; // the ship whose orders are written next
  ordered: string; // and the unit of it whose order came last, to which more may be added
  locked: number[]; // seats whose orders are in
  scores: number[]; // by seat; at the end
  fleets: [number, number]; // points of Rome and of the pirates; at the end
  tallies: TallyView[]; // what made the points, ship by ship; at the end
  striking: string[]; // the ship whose captain is asked whether it rams, and the other (N-075)
  messengers: [string, string][]; // one's liburnias, and the commanders they may bring a word to
  reason: string; // why it ended; empty while it is fought
}

/** Who leads a fleet, and from which ship (N-150, N-177). */
export interface PrefectView {
  side: string; // the fleet
  ship: string; // from which it is led
  seat: number; // that leads it
}

/** A ship; what a viewer may not know is -1, empty or none. */
export interface ShipView {
  id: string; // such as R1
  name: string; // of the ship
  type: string; // of the ship
  side: string; // that commands it now
  home_side: string; // that it began with
  squadron: string; // by its colour
  role: string; // of its captain
  captain: number; // the seat that commands it
  status: string; // afloat, off-map, sunk
  stern: string; // the rex of its stern; empty when it is not on the chart
  bow: string; // the rex of its bow; empty when it is not on the chart
  facing: string; // where the bow points
  speed: number; // rexes moved in the last turn, below 0 astern
  fire: number; // fires that burn on it
  loot: number; // on board
  hull: number; // hull points left
  most_hull: number; // hull points when it is whole
  condition: string; // ok, damaged, crippled for one's own squadron; burning ships are seen by their fire
  is_down: boolean; // by the head: fewer than a third of its hull points (N-159)
  extra: number; // Extra cards left
  rowers: number; // their disorder
  chits: Record<string, number>; // in effect, with how many of each
  box: Record<string, number>; // drawn in this turn, with how many of each
  units: UnitView[]; // the deck units on board that the viewer knows of
  order: string; // one's own while it is written, everyone's after the reveal
  flag: string; // the signal flown at the last reveal: its meaning, or ? for viewers who cannot read it
  flag_to: string; // the squadron that the signal is for; empty for all
  flag_read_by: string[]; // ships that could read it, for viewers who see everything
  flag_seen_by: string[]; // and those that saw it without knowing what it means
  top_speed: number; // how fast it can go now
  top_turns: number; // how often it can turn now
  off_turns: number; // turns that it has been off the chart
}

/** A deck unit. */
export interface UnitView {
  id: string; // such as R1.M1
  kind: string; // milites, sagitarii or ballista
  side: string; // that it fights for
  section: string; // of the deck where it stands
  disorder: number; // of one's own units; else -1
  is_prepared: boolean; // whether one's own unit has prepared
  is_engaged: boolean; // whether enemies stand in its section
  order: string; // of one's own unit while orders are written
}

/** What made the points of a ship at the end, in sixtieths of a point (section 15). */
export interface TallyView {
  ship: string; // such as R1
  captain: number; // the seat that began with it, to which its points go
  own: number[]; // prizes, sunk, killed, prisoners, loot and honour, by the scale of a trierarch
  fleet: number[]; // prizes, sunk, killed, prisoners and loot, by the scale of a fleet
  command: number; // of the squadron or fleet that is led from it; whoever leads has half of his own points
}

/** A seat has given its orders; nobody knows which (N-041). */
export interface Locked {
  seat: number;
}

/** All orders of a turn, ship by ship, in the notation of section 13. */
export interface Revealed {
  turn: number;
  orders: [string, string][];
}

/** A ship without orders at the deadline keeps its course (N-063). */
export interface Late {
  ship: string;
}

/** A flag was hoisted; who cannot read it sees only that it flies (N-151 to N-153). */
export interface Flag {
  ship: string;
  signal: string; // empty for who cannot read it
  squadron: string; // empty is to all
}

/** A ship stops at once and draws so many chits (N-056). */
export interface EmergencyStop {
  ship: string;
  subphase: number;
  draws: number;
}

/** One subphase of all ships: ship, stern, bow, facing (N-043). */
export interface Sailed {
  subphase: number;
  ships: [string, string, string, string][];
}

/** Ships meet: nothing, a ram, or a collision; with the dice, or none head-on (N-070 to N-077). */
export interface Met {
  subphase: number;
  first: string;
  second: string;
  result: string; // alongside, ram, collision
  rammer: string;
  dice: number[];
}

/** A ship sailed off the map (N-016). */
export interface LeftMap {
  ship: string;
}

/** A ship is back (N-017). */
export interface Returned {
  ship: string;
  rex: string;
}

/** A unit went to another section or ship (N-090). */
export interface Crossed {
  unit: string;
  ship: string;
  section: string;
}

/** A unit threw its grapple (N-098). */
export interface Grappled {
  ship: string;
  unit: string;
  target: string;
  die: number;
  holds: boolean;
}

/** A unit shot (N-111). */
export interface Shot {
  ship: string;
  unit: string;
  target: string;
  with_fire: boolean;
  die: number;
  hits: boolean;
}

/** The extra die of a fire arrow (N-114), or fire that spread (N-141). */
export interface Burns {
  ship: string;
  die: number;
  counters: number;
}

/** A chit of a ship's own deck; which one only its captain knows. */
export interface ChitDrawn {
  ship: string;
  chit: string;
  is_kept: boolean;
}

/** A pair of units fought (N-122). */
export interface Fought {
  ship: string;
  section: string;
  roman: string; // the leading units; empty for who is not in the fight, as all that follows but the dice
  pirate: string;
  helpers: number[]; // units that support them, Rome's first
  dice: [number, number];
  totals: number[];
  fell: string; // the unit that was removed, or none
}

/** A ship is hit by a ram or a collision: chits to draw and hull points lost (N-083 to N-086). */
export interface Struck {
  ship: string;
  other: string;
  cause: string; // ram, rammer, collision, sinking
  die: number; // 0 where none is thrown
  chits: number;
  hull: number;
}

/** A ship surrendered (N-125). */
export interface Captured {
  ship: string;
  by: string;
  prisoners: number; // -1 for who cannot know
}

/** A prize is in the hands of its own side again, and of its own captain (N-129). */
export interface Retaken {
  ship: string;
  by: string; // the ship whose crew won it back, which may be itself
}

/** A ship went down with all aboard (N-142). */
export interface Sank {
  ship: string;
}

/** The die of a unit that repaired, cut grapples or fought fire, or of rowers at a leak (N-101, N-135). */
export interface Mended {
  ship: string;
  unit: string;
  die: number;
  mended: string; // what was removed, or nothing; ? for who cannot know
}

/** A ship let its own ropes go (N-101). */
export interface Released {
  ship: string;
  target: string;
}

/** By a leak or by fire (N-139, N-140). */
export interface HullLost {
  ship: string;
  cause: string;
  points: number;
}

/** A chit left the damage box (N-047). */
export interface TookEffect {
  ship: string;
  chit: string;
  unit: string;
}

/** An order that came to nothing, told to who gave it (N-097, N-118). */
export interface InVain {
  ship: string; // with whose orders it was given
  units: string[]; // none where the ship itself could not obey
  verb: string;
  reason: string; // no-target, nobody, enemies, full, no-way, fought, no-rex
}

/** An umpire put something right; what it was is told to who may know (N-166). */
export interface Corrected {
  ship: string;
  action: string;
}

/** The battle is over. */
export interface Ended {
  reason: string;
  scores: number[];
}

/** The data of each kind of event. */
export interface Events {
  "locked": Locked;
  "revealed": Revealed;
  "late": Late;
  "flag": Flag;
  "emergency-stop": EmergencyStop;
  "sailed": Sailed;
  "met": Met;
  "left-map": LeftMap;
  "returned": Returned;
  "crossed": Crossed;
  "grappled": Grappled;
  "shot": Shot;
  "burns": Burns;
  "chit-drawn": ChitDrawn;
  "fought": Fought;
  "struck": Struck;
  "captured": Captured;
  "retaken": Retaken;
  "sank": Sank;
  "mended": Mended;
  "released": Released;
  "hull-lost": HullLost;
  "took-effect": TookEffect;
  "in-vain": InVain;
  "corrected": Corrected;
  "ended": Ended;
}
