/** Units that are given an order together: who is chosen, what they are to do, and at whom or where. */
import { deedIn, withDeed, withoutUnits, type Blocks, type Deed } from "./order";
import { shortName } from "./view";
import type { ShipView, UnitView } from "./wire";

/** The chit that each kind of repair removes; fire and stuck ships are counted elsewhere. */
const CHITS: Record<string, string> = { oars: "OARS", rudder: "RUDDER", ram: "RAMHEAD", ballista: "BALLISTA" };

/** The kinds of damage that a ship has. */
export function damagesOf(ship: ShipView, isStuck: boolean): string[] {
  const broken = Object.keys(CHITS).filter((kind) => (ship.chits[CHITS[kind] ?? ""] ?? 0) > 0);
  return [...(ship.fire > 0 ? ["fire"] : []), ...(isStuck ? ["stuck"] : []), ...broken];
}

export interface Desk {
  ship: ShipView;
  blocks: Blocks;
  /** The unit that was given the last order. */
  ordered: string;
  isStuck: boolean;
  act: (action: string) => void;
  draft: (order: string) => void;
  /** Now, or when what is under way has come to something. */
  when: (run: () => void) => void;
}

export class Crew {
  chosen = $state.raw<string[]>([]);
  /** What was ordered last: the verb, who does it, and what the server offered for the first of them. */
  #last = $state.raw<{ verb: string; units: string[]; offered: string[] | null } | null>(null);

  constructor(private readonly desk: () => Desk) {}

  /** Nothing is chosen, and no order is open. */
  clear(): void {
    this.chosen = [];
    this.#last = null;
  }

  toggle(unit: string): void {
    this.chosen = this.chosen.includes(unit) ? this.chosen.filter((one) => one !== unit) : [...this.chosen, unit];
  }

  /** All of these, or none of them when they are what is chosen. */
  choose(units: string[]): void {
    const isSame = units.length === this.chosen.length && units.every((unit) => this.chosen.includes(unit));
    this.chosen = isSame ? [] : units;
  }

  /** Who would do this: those of the chosen who may, or all who may when nobody is chosen. */
  ableTo(verb: string): string[] {
    const { blocks } = this.desk();
    const able = [...blocks.units].filter(([, verbs]) => verbs.includes(verb)).map(([unit]) => unit);
    return this.chosen.length ? able.filter((unit) => this.chosen.includes(unit)) : able;
  }

  /** The first of them is ordered by itself, so that the server says at whom or where; then all together. */
  order(verb: string): void {
    this.desk().when(() => this.#order(verb));
  }

  #order(verb: string): void {
    const { act, ship } = this.desk();
    const units = this.ableTo(verb);
    const [lead = this.chosen[0] ?? ship.units[0]?.id ?? ""] = units;
    if (units.length) this.#last = { verb, units, offered: null };
    act(`${verb} ${lead}`);
    if (units.length) this.chosen = [];
  }

  /** The desk has changed: what the server offers now belongs to the order just given; tells whether more was sent. */
  follow(): boolean {
    const last = this.#last;
    const { blocks, ordered, ship, draft } = this.desk();
    if (!last || last.offered || last.units[0] !== ordered || !this.#written(last)) return false;
    this.#last = { ...last, offered: [...blocks.targets, ...(blocks.legal.has("plain") ? ["plain"] : [])] };
    const isMore = last.units.length > 1 && last.verb !== "move";
    if (isMore) draft(withDeed(ship.order, this.#deed(last)));
    return isMore;
  }

  /** What was ordered last, as it stands, while more can be said to it. */
  readonly open: { verb: string; units: string[]; targets: string[] } | null = $derived.by(() => {
    const { ordered, ship, blocks } = this.desk();
    const last = this.#last;
    const deed = last ? this.#written(last) : null;
    if (last?.offered && deed) {
      return { verb: last.verb, units: last.units, targets: last.offered.filter((action) => this.#isFree(action, deed, last.units)) };
    }
    // A page that was opened meanwhile knows what the server says.
    if (last || !ordered || !blocks.targets.length) return null;
    const verb = ship.units.find(({ id }) => id === ordered)?.order ?? (blocks.targets[0]?.startsWith(">") ? "move" : "shoot");
    const plain = blocks.legal.has("plain") ? ["plain"] : [];
    const deedNow = deedIn(ship.order, verb, shortName(ordered, ship.id)) ?? { verb, units: [], targets: [], isPlain: false };
    return { verb, units: [ordered], targets: [...blocks.targets, ...plain].filter((action) => this.#isFree(action, deedNow, [ordered])) };
  });

  /** At this ship, this place, with plain arrows; for all who were ordered together. */
  aim(action: string): void {
    this.desk().when(() => this.#aim(action));
  }

  #aim(action: string): void {
    const { ship, ordered, act, draft } = this.desk();
    const open = this.open;
    if (!open || (open.units.length === 1 && open.units[0] === ordered)) return act(action);
    const lead = shortName(open.units[0] ?? "", ship.id);
    const deed = deedIn(ship.order, open.verb, lead) ?? { verb: open.verb, units: [], targets: [], isPlain: false };
    const units = open.units.map((unit) => shortName(unit, ship.id));
    const isPlain = deed.isPlain || action === "plain";
    const targets = action === "plain" ? deed.targets : [...deed.targets, action.slice(1).trim()];
    draft(withDeed(ship.order, { verb: open.verb, units, targets, isPlain }));
  }

  /** A unit that has an order is free again, and chosen. */
  free(unit: string): void {
    this.desk().when(() => {
      const { ship, draft } = this.desk();
      this.#last = null;
      this.chosen = [...this.chosen, unit];
      draft(withoutUnits(ship.order, [shortName(unit, ship.id)]));
    });
  }

  #written({ verb, units }: { verb: string; units: string[] }): Deed | null {
    const { ship } = this.desk();
    return deedIn(ship.order, verb, shortName(units[0] ?? "", ship.id));
  }

  #deed({ verb, units }: { verb: string; units: string[] }): Deed {
    const { ship } = this.desk();
    return { verb, units: units.map((unit) => shortName(unit, ship.id)), targets: [], isPlain: false };
  }

  /** Whether it can still be said, and means something. */
  #isFree(action: string, deed: Deed, units: string[]): boolean {
    const { ship, isStuck } = this.desk();
    const all = units.map((id) => ship.units.find((one) => one.id === id)).filter((one): one is UnitView => one !== undefined);
    if (action === "plain") return deed.verb === "shoot" && !deed.isPlain && all.some((unit) => unit.is_prepared);
    const word = action.slice(1).trim();
    if (deed.isPlain || deed.targets.includes(word)) return false;
    if (deed.verb === "move") return deed.targets.length === 0 && (word.includes(".") || all.every(({ section }) => section !== word));
    return deed.verb !== "repair" || damagesOf(ship, isStuck).includes(word);
  }
}
