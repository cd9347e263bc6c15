/** One table as this browser knows it: it applies what the server says, and asks for what the player wants. */
import { api, problemHere, problemOf } from "./api";
import { help } from "./help.svelte";
import { games } from "./games.svelte";
import { askedOf, forget, keep, keepAsked, keysOf, moveTo, seatsHere, turnTo } from "./keyring";
import * as picks from "./picks";
import { Past } from "./past.svelte";
import { Showing } from "./showing.svelte";
import { Connection, isForGood, type Line, type World } from "./socket";
import type { SealCheck } from "./seals";
import { playSound } from "./sound";
import { openHere, sealHere, witness } from "./words";
import type {
  Answer, ChatLine, Choice, Eyes, Foresight, FromServer, Hello, Hinted, Keys, Snapshot, Problem, SeatInfo, Sentence, TableInfo, Told, UmpireWish, Welcome, Wish,
} from "./types";

const NOT_ONLINE = problemHere("offline");
const NOT_ARRIVED = problemHere("not-arrived");

const NOT_GIVEN = problemHere("not-given");

/** After a reload the log has the last of the story, and the board the traces of the last action. */
function lastEventsOnly(snapshot: Snapshot): Snapshot {
  return { ...snapshot, told: snapshot.told.filter((told) => told.step === snapshot.step) };
}

/** Who is to act in a position: every view says so. */
function toActIn(snapshot: Snapshot): number[] {
  const found = snapshot.view["to_act"];
  return Array.isArray(found) ? (found as number[]) : [];
}

export class TableStore {
  line: Line = $state("connecting");
  retryAt = $state(0);
  isGone = $state(false);
  wasDeleted = $state(false); // by its owner, while one was there
  info: TableInfo | null = $state.raw(null);
  infoAt = $state(0);
  seat: number | null = $state(null);
  isOwner = $state(false);
  isUmpire = $state(false);
  desk: string | null = $state(null); // of an umpire who has only this one
  looksAt: number | "all" | null = $state(null); // through whose eyes the umpire looks
  asked: number | null = $state(null); // the seat that this browser asks for
  handed: Keys | null = $state.raw(null); // of a seat that the umpire gave to somebody
  here: number[] = $state.raw([]); // the seats that are played at this screen
  curtain: number | null = $state(null); // for whom the screen waits, covered
  sealChecks: SealCheck[] = $state.raw([]); // of the orders that were opened last
  chat: ChatLine[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null);
  foresight: Foresight | null = $state.raw(null); // what the move that one points at would bring
  isTouched = $state(false); // by a finger, which can't point at a move without choosing it
  preview: Choice | null = $state.raw(null); // the move that a finger chose to see what it would bring
  private considered = "";
  isThinking = $state(false); // about a hint
  isSent = $state(false); // an action is under way

  private readonly showing = new Showing((snapshot, before, animate) => this.displayed(snapshot, before, animate));
  private readonly back: Past = new Past(this);
  private connection: Connection | null = null;
  private requests = 0;
  private readonly pending = new Map<number, Wish>();
  private lostAct: number | null = null;
  private kept: number | null = $state(null); // the step at which somebody took the screen by hand
  private before: { seat: number; step: number } | null = $state.raw(null); // who had the screen until it passed on
  private isUndoing = false;
  private undoneFrom: number | null = null; // taking back goes on until this step is undone
  private isLifting = false;
  private atTheDoor: Problem | null = null;
  private greeting: number | null = null; // the seat that said hello and was not welcomed yet
  private isSameLine = false; // nothing was missed since the last welcome

  /** A watcher has no keys and does nothing: it sees what every spectator sees, whoever's browser it is. */
  constructor(readonly id: string, private readonly world?: World, private readonly isWatcher = false) {}

  // What the board is shown, and what is looked back at, have modules of their own

  get latest(): Snapshot | null { return this.showing.latest; }
  get shown(): Snapshot | null { return this.showing.shown; }
  get animate(): boolean { return this.showing.animate; }
  get isBusy(): boolean { return this.showing.isBusy; }
  get review(): Snapshot | null { return this.back.review; }
  get isPlaying(): boolean { return this.back.isPlaying; }
  get eyes(): Eyes { return this.back.eyes; }
  get story(): Told[] { return this.back.story; }
  get wholeStory(): Told[] { return this.back.wholeStory; }
  get storyFrom(): number { return this.back.storyFrom; }
  busy(isBusy: boolean): void { this.showing.busy(isBusy); }
  seen(view: Record<string, unknown>, left: number): void { this.showing.seen(view, left); }
  skip(): void { this.showing.skip(); }
  older(): Promise<void> { return this.back.older(); }
  wholeOne(): Promise<void> { return this.back.wholeOne(); }
  look(step: number | null, animate = false): Promise<void> { return this.back.look(step, animate); }
  lookThrough(eyes: Eyes): Promise<void> { return this.back.lookThrough(eyes); }
  past(step: number): Promise<Record<string, unknown> | null> { return this.back.past(step); }
  play(go: (step: number) => void): void { this.back.play(go); }
  pause(): void { this.back.pause(); }
  onlook(snapshot: Snapshot | null, animate: boolean): void { this.showing.give(snapshot, animate); }
  lookNow(eyes: Eyes): void { this.umpire({ type: "look", seat: eyes === "none" ? null : eyes }); }

  /** What the board draws: the position looked back at, or the one of the moment. */
  readonly onBoard: Snapshot | null = $derived(this.review ?? this.shown);
  /** The last step that can be looked at. */
  readonly lastStep: number = $derived(this.latest?.step ?? this.info?.step ?? 0);
  readonly isEnded: boolean = $derived(this.info?.status === "over" || this.info?.status === "abandoned");
  /** All that was said to these eyes. */
  readonly wholeChat: ChatLine[] = $derived(this.back.otherChat ?? this.chat);
  /** What the board shows at this moment, perhaps on its way: the players' list and the panels show the same. */
  readonly view: Record<string, unknown> | null = $derived(this.showing.onTheWay ?? this.onBoard?.view ?? null);
  /** The log: what the board has shown, and not what is still in the air; looking back, all of it. */
  readonly log: Told[] = $derived(this.review || this.showing.unseen === 0 ? this.wholeStory : this.story.slice(0, -this.showing.unseen));
  /** The step up to which the log was shown. */
  readonly logStep: number = $derived((this.onBoard?.step ?? 0) - (this.review && this.showing.left > 0 ? 1 : 0));
  /** What the board is showing while it moves things. */
  readonly happening: Told | null = $derived.by(() => {
    if (!this.isBusy || this.showing.left === 0) return null;
    return (this.review ? this.review.told.at(-this.showing.left) : this.story.at(-this.showing.unseen)) ?? null;
  });
  /** What was told up to the position on the board. */
  readonly storySoFar: Told[] = $derived.by(() => {
    const last = this.review?.step;
    return last === undefined ? this.story : this.wholeStory.filter(({ step }) => step <= last);
  });

  readonly isLive: boolean = $derived(this.review === null && this.shown === this.latest);
  /** This person's own seat; a bot may be playing it. */
  readonly me: SeatInfo | null = $derived(this.seat === null ? null : (this.info?.seats[this.seat] ?? null));
  readonly choices: Choice[] = $derived(
    this.isLive && !this.isSent && this.line === "online" && !this.me?.is_late ? (this.latest?.choices ?? []) : [],
  );
  /** Where one may talk now: while the talk of the table is closed, everyone has channels of his own. */
  readonly channels: string[] = $derived.by(() => {
    const own = Object.keys(this.latest?.channels ?? {});
    if (!this.info?.closed_talk) return ["table", ...own];
    return [...(this.seat === null ? ["spectators"] : own), ...(this.isUmpire ? ["umpires"] : [])];
  });
  readonly isMyTurn: boolean = $derived((this.latest?.choices.length ?? 0) > 0);
  readonly hasSecrets: boolean = $derived(games.get(this.info?.game ?? "")?.has_secrets ?? true);
  /** When all is over anybody may look with any eyes, and the umpire always, which is told to the table. */
  readonly mayChooseEyes: boolean = $derived(this.hasSecrets && this.latest !== null && (this.isEnded || this.isUmpire));
  readonly mayUndo: boolean = $derived(
    this.latest?.may_undo === true || (this.before !== null && this.before.step === this.latest?.step),
  );
  /** Another seat whose player is at this screen and is to choose, when all was shown. */
  readonly asksFor: number | null = $derived.by(() => {
    const latest = this.latest;
    const isStill = this.review === null && this.showing.isStill && !this.isSent && this.line === "online";
    if (!isStill || !latest || latest.result || this.seat === null || this.curtain !== null) return null;
    return nextOf(this.here.filter((seat) => toActIn(latest).includes(seat)), this.seat);
  });
  /** The screen should pass there by itself, for who has it has nothing to do. */
  readonly waitsFor: number | null = $derived(
    this.isMyTurn || this.kept === this.latest?.step ? null : this.asksFor,
  );
  /** Steps that are a choice and could become a longer one wait for a yes. */
  readonly confirmable: Choice | undefined = $derived(
    this.preview ?? (this.picked.length > 0 ? picks.complete(this.choices, this.picked) : undefined),
  );

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`,
      () => this.hello(),
      (message) => this.receive(message),
      (line, wait, code) => this.turnLine(line, wait, code),
      ...(this.world ? [this.world] : []),
    );
  }

  private hello(): Hello {
    const keys = this.isWatcher ? undefined : keysOf(this.id);
    return { type: "hello", seat_token: keys?.seat_token ?? null, owner_token: keys?.owner_token ?? null, umpire_token: keys?.umpire_token ?? null };
  }

  close(): void {
    this.connection?.close();
    this.showing.stop();
    this.pause();
  }

  /** The keys have changed (sat down, left): begin anew with them. */
  reopen(): void {
    this.connection?.close();
    this.open();
  }

  retry(): void {
    this.connection?.retry();
  }

  // What the server says

  receive(message: FromServer): void {
    switch (message.type) {
      case "welcome": return this.welcome(message);
      case "snapshot": return this.arrive(message);
      case "table": return this.setInfo(message.table);
      case "chat": return this.hear(message);
      case "answer": return this.answered(message);
      case "gone": return this.end();
      case "pong": return;
    }
  }

  private welcome(message: Welcome): void {
    const isFirst = this.info === null;
    this.greeting = null;
    this.setInfo(message.table);
    if (this.seat !== (message.seat ?? null)) this.unpick();
    this.seat = message.seat ?? null;
    if (this.seat !== null && !this.isWatcher) moveTo(this.id, this.seat);
    this.here = this.isWatcher ? [] : seatsHere(this.id);
    this.isOwner = message.is_owner;
    this.isUmpire = message.is_umpire;
    this.desk = message.desk ?? null;
    const lookedAt = this.looksAt;
    this.looksAt = message.looks_at ?? null;
    if (this.review && lookedAt !== this.looksAt) void this.look(this.review.step);
    this.chat = message.chat;
    const isSameStory = this.isSameLine && !this.hasSecrets && message.snapshot !== null;
    this.back.begin(message.snapshot ?? null, isSameStory);
    this.isSameLine = true;
    this.showing.begin(message.snapshot ? lastEventsOnly(message.snapshot) : null);
    if (this.lostAct !== null && this.lostAct === this.latest?.version) this.problem = NOT_ARRIVED;
    this.lostAct = null;
    if (isFirst) this.meet();
    else if (this.isLifting && this.curtain === this.seat) this.curtain = null;
    this.isLifting = false;
    if (this.isUndoing) this.undo();
    this.isUndoing = false;
    if (this.atTheDoor) this.problem = this.atTheDoor;
    this.atTheDoor = null;
  }

  /** The table is no more. */
  private end(): void {
    this.isGone = this.wasDeleted = true;
    forget(this.id);
    this.close();
  }

  /** Who asked to take back and was refused sees it where he looks. */
  private hearRefusal(said: Sentence | null | undefined): void {
    if (said?.name !== "seat-undo-refused") return;
    const other = said.words["other"];
    const asker = typeof other === "object" && "seat" in other ? other.seat : null;
    if (asker === this.seat && asker !== null) this.problem = { ...problemHere("undo-refused"), message: said };
  }

  private hear(line: ChatLine): void {
    this.hearRefusal(line.said);
    this.chat = [...this.chat, line];
    this.back.hear(line);
  }

  // Several players at one screen

  /** Who opens the page may be any of them: nothing is shown before one says who he is. */
  private meet(): void {
    if (this.here.length < 2 || this.seat === null || !this.latest || !this.hasSecrets) return;
    const waiting = this.here.filter((seat) => this.latest && toActIn(this.latest).includes(seat));
    this.curtain = waiting.includes(this.seat) ? this.seat : (nextOf(waiting, this.seat) ?? this.seat);
  }

  /** The screen goes to another seat: behind a curtain when there is something to hide. */
  passTo(seat: number): void {
    if (this.hasSecrets) {
      this.curtain = seat;
      return;
    }
    this.before = this.seat === null || !this.latest ? null : { seat: this.seat, step: this.latest.step };
    this.turnTo(seat);
  }

  /** Somebody wants the screen although it isn't his turn. */
  take(seat: number): void {
    this.kept = this.latest?.step ?? null;
    this.passTo(seat);
  }

  /** The one whom the curtain waits for is here. */
  lift(): void {
    if (this.curtain === null) return;
    if (this.curtain === this.seat) {
      this.curtain = null;
      return;
    }
    this.isLifting = true;
    this.turnTo(this.curtain);
  }

  private turnTo(seat: number): void {
    turnTo(this.id, seat);
    if (this.greeting === seat) return; // the server welcomes once in a second, and that is under way
    if (this.connection?.send(this.hello())) this.greeting = seat;
  }

  private setInfo(info: TableInfo): void {
    this.info = info;
    this.infoAt = Date.now();
    if (this.isWatcher) return;
    witness(info);
    void this.addWords(info);
    void this.claim(info);
  }

  /** This browser's words for the draws: sealed while the table waits, opened when it begins. */
  private async addWords(info: TableInfo): Promise<void> {
    if (info.status !== "open" || seatsHere(this.id).length === 0) return;
    try {
      await (info.is_starting ? openHere(this.id) : sealHere(this.id, info));
    } catch (error) {
      this.fail(error);
    }
  }

  /** The seat that was asked for is decided upon: take it, unless it was refused. */
  private async claim(info: TableInfo): Promise<void> {
    const asked = askedOf(this.id);
    this.asked = asked?.seat ?? null;
    if (!asked || info.requests.some((request) => request.seat === asked.seat)) return;
    keepAsked(this.id, null);
    this.asked = null;
    try {
      keep(await api.take(this.id, asked.token, ""), info.game);
      this.reopen();
    } catch {
      this.problem = NOT_GIVEN;
    }
  }

  /** Ask the others for a seat. */
  async askForSeat(seat: number, name: string): Promise<void> {
    this.problem = null;
    try {
      const keys = await api.askForSeat(this.id, seat, name);
      if (keys.pass_token) keepAsked(this.id, { seat, token: keys.pass_token });
      if (this.info) await this.claim(await api.table(this.id));
    } catch (error) {
      this.fail(error);
    }
  }

  private arrive(arrived: Snapshot): void {
    const seen = this.latest?.seals ?? {};
    if (arrived.opened.length > 0 && Object.keys(seen).length > 0) void this.checkSeals(seen, arrived.opened);
    this.back.goOn(arrived);
    const snapshot = arrived.is_undo ? lastEventsOnly(arrived) : arrived;
    if (arrived.version !== this.latest?.version) this.isSent = false; // what was under way has come to something
    const isStart = this.latest === null;
    const isAtOnce = this.showing.arrive(snapshot);
    if (isStart) this.meet();
    if (isAtOnce) this.goOnUndoing(snapshot);
  }

  private async checkSeals(seen: Record<string, string>, opened: Snapshot["opened"]): Promise<void> {
    const { checkSeals } = await import("./seals");
    this.sealChecks = checkSeals(seen, opened);
  }

  /** A new decision forgets what belonged to the one before. */
  private displayed(snapshot: Snapshot | null, before: Snapshot | null, animate: boolean): void {
    if (snapshot?.version !== before?.version || snapshot?.is_undo) {
      this.picked = [];
      this.hint = null;
      this.forget();
      this.problem = null;
    }
    if (animate && snapshot) playSound(snapshot === this.latest && snapshot.choices.length > 0 ? "turn" : "move");
  }

  private answered(answer: Answer): void {
    const wish = this.pending.get(answer.request);
    this.pending.delete(answer.request);
    if (wish?.type === "act" || wish?.type === "order") this.isSent = [...this.pending.values()].some(({ type }) => type === "act" || type === "order");
    if (answer.keys) this.handed = answer.keys;
    if (wish?.type === "foresee") {
      if (wish.action === this.considered) this.foresight = answer.foresight ?? null;
      return;
    }
    if (wish?.type === "hint") this.isThinking = false;
    if (answer.problem) {
      this.undoneFrom = null;
      this.problem = answer.problem;
      playSound("refused");
    }
    if (answer.hint) {
      this.hint = answer.hint;
      this.problem = null;
    }
  }

  private turnLine(line: Line, wait: number, code: number): void {
    this.line = line;
    this.retryAt = line === "offline" ? Date.now() + wait : 0;
    if (line === "online") {
      if (this.problem === NOT_ONLINE) this.problem = null;
      return;
    }
    this.isSameLine = false;
    this.greeting = null;
    this.isGone = isForGood(code);
    for (const wish of this.pending.values()) if (wish.type === "act" || wish.type === "order") this.lostAct = wish.version;
    this.pending.clear();
    this.isSent = false;
    this.isThinking = false;
  }

  // What the player wants

  private ask(wish: Wish): void {
    this.requests += 1;
    this.problem = null;
    if (!this.connection?.send({ ...wish, request: this.requests })) {
      this.problem = NOT_ONLINE;
      return;
    }
    this.pending.set(this.requests, wish);
    if (wish.type === "act" || wish.type === "order") this.isSent = true;
    if (wish.type === "hint") this.isThinking = true;
  }

  /** A tap that can't be sent now is answered too. */
  tap(): void {
    if (this.line !== "online" && this.review === null && this.isMyTurn) this.problem = NOT_ONLINE;
  }

  pick(step: string): void {
    if (!this.isLive) {
      if (this.review === null) this.skip();
      return;
    }
    if (this.isSent || !this.isMyTurn) return;
    const made = this.previewed(step) ?? picks.pick(this.latest?.choices ?? [], this.picked, step);
    if (made.kind === "picked") {
      this.picked = made.picked;
      this.problem = null;
      playSound("pick");
    } else {
      this.act(made.action);
    }
  }

  act(...actions: string[]): void {
    if (this.latest) this.ask({ type: "act", version: this.latest.version, actions });
  }

  // What a move would bring

  get isHelped(): boolean {
    return this.info !== null && help.isOn(this.info, this.seat);
  }

  /** With help a finger chooses a move first, to see what it would bring, and makes it with a second tap. */
  private previewed(step: string): picks.Pick | null {
    if (!this.isHelped || !this.isTouched) return null;
    const made = picks.pick(this.choices, this.picked, step);
    const choice = made.kind === "action" ? this.choices.find((one) => one.action === made.action) : undefined;
    if (choice?.action === this.preview?.action) return null;
    this.preview = choice ?? null;
    if (!choice) return null;
    this.foresee(choice.action);
    return { kind: "picked", picked: choice.steps.slice(0, -1) };
  }

  /** Somebody points at a step, or away from all. */
  consider(step: string | undefined): void {
    if (!this.isHelped || !this.isLive || !this.isMyTurn || this.isTouched) return;
    const made = step === undefined ? null : picks.pick(this.choices, this.picked, step);
    const action = made?.kind === "action" ? made.action : made?.kind === "picked" ? picks.complete(this.choices, made.picked)?.action : undefined;
    if (action === undefined) this.forget();
    else this.foresee(action);
  }

  private foresee(action: string): void {
    if (action === this.considered) return;
    this.considered = action;
    this.requests += 1;
    const wish = { type: "foresee", action } as const;
    if (this.connection?.send({ ...wish, request: this.requests })) this.pending.set(this.requests, wish);
  }

  private forget(): void {
    this.considered = "";
    this.foresight = this.preview = null;
  }

  /** A whole line of the game's notation: all of it is played, or nothing; a draft is only written down. */
  order(text: string, draft = false): void {
    if (this.latest) this.ask({ type: "order", version: this.latest.version, text, draft });
  }

  /** Turn to a page of a lesson. */
  turn(chapter: number, step: number): void {
    this.unpick();
    this.ask({ type: "turn", chapter, step });
  }

  unpick(): void {
    this.picked = [];
    this.problem = null;
    this.hint = null;
    this.forget();
  }

  /** Take back; where the screen has passed on since, for who had it before. */
  undo(): void {
    if (this.latest?.may_undo) this.ask({ type: "undo" });
    else if (this.before && this.mayUndo && !this.isUndoing) {
      this.isUndoing = true;
      this.turnTo(this.before.seat);
    }
  }

  /** Take back action by action until this step is undone too. */
  undoTo(step: number): void {
    this.undoneFrom = step;
    this.undo();
  }

  private goOnUndoing(snapshot: Snapshot): void {
    const isOpen = this.undoneFrom !== null && snapshot.is_undo && snapshot.may_undo && snapshot.step >= this.undoneFrom;
    if (isOpen) this.undo();
    else this.undoneFrom = null;
  }

  /** Let somebody take back what he asked for, or not; who asked withdraws with a no. */
  allow(agrees: boolean): void {
    this.ask({ type: "allow", agrees });
  }

  /** Whether one may ask for a seat: a bot plays it, or its player has been away for long. */
  mayAskFor(seat: SeatInfo): boolean {
    const isFree = seat.kind !== "person" || seat.is_absent;
    const isAsked = this.info?.requests.some((one) => one.seat === seat.seat);
    return this.info?.status === "playing" && this.seat === null && !this.isUmpire && isFree && !isAsked;
  }

  /** The seat that a bot plays meanwhile is this person's again. */
  comeBack(): void {
    this.ask({ type: "back" });
  }

  askHint(): void {
    if (this.isMyTurn && !this.isThinking) this.ask({ type: "hint" });
  }

  offer(action: string, agrees: boolean): void {
    this.ask({ type: "offer", action, agrees });
  }

  say(text: string, channel = "table"): void {
    this.ask({ type: "say", text, channel });
  }

  /** A word by messenger. */
  dispatch(to: number, text: string): void {
    this.ask({ type: "message", to, text });
  }

  /** What only an umpire may. */
  umpire(wish: UmpireWish): void {
    this.handed = null;
    this.ask(wish);
  }

  /** Something went wrong before the table was opened: told when it is. */
  failFirst(error: unknown): void {
    this.atTheDoor = problemOf(error);
  }

  /** Something asked by REST went wrong. */
  fail(error: unknown): void {
    this.problem = problemOf(error);
  }

}

/** The next of these seats, round the table from one. */
function nextOf(seats: number[], from: number): number | null {
  const others = seats.filter((seat) => seat !== from).sort((a, b) => a - b);
  return others.find((seat) => seat > from) ?? others[0] ?? null;
}
