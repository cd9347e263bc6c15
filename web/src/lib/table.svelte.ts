/** One table as this browser knows it: it applies what the server says, and asks for what the player wants. */
import { api, problemHere, problemOf } from "./api";
import { games } from "./games.svelte";
import { askedOf, forget, keep, keepAsked, keysOf, seatsHere, turnTo } from "./keyring";
import * as picks from "./picks";
import { settings } from "./settings.svelte";
import { Connection, isForGood, type Line, type World } from "./socket";
import type { SealCheck } from "./seals";
import { playSound } from "./sound";
import { openHere, sealHere, witness } from "./words";
import type {
  Answer, ChatLine, Choice, Eyes, FromServer, Hello, Keys, Position, Problem, StoryPage, TableInfo, Told, UmpireWish, Welcome, Wish,
} from "./types";

const HOLD_FIRST = 520;
const HOLD_MORE = 420;
const HOLD_LONGEST = 2600;
const HOLD_LEAST = 250;
const BUSY_LONGEST = 8_000;
const LONGEST_QUEUE = 12;
const PLAY_EVERY = 1100;

const NOT_ONLINE = problemHere("offline");
const NOT_ARRIVED = problemHere("not-arrived");

const NOT_GIVEN = problemHere("not-given");

/** How long a position is shown before the next one when the board doesn't say how long it needs. */
export function holdOf(position: Position): number {
  if (position.told.length === 0) return 0;
  return Math.min(HOLD_LONGEST, HOLD_FIRST + HOLD_MORE * (position.told.length - 1));
}

/** A part of the story: all that was told from a step on. */
export interface Part {
  told: Told[];
  from: number;
}

/** The story after a position; at the start and after a take-back the server tells its last part anew. */
export function continueStory({ told, from }: Part, position: Position): Part {
  const anew = position.told_from ?? null;
  if (anew === null) return { told: [...told, ...position.told], from };
  return { told: [...told.filter(({ step }) => step < anew), ...position.told], from: Math.min(from, anew) };
}

/** After a reload the log has the last of the story, and the board the traces of the last action. */
function lastEventsOnly(position: Position): Position {
  return { ...position, told: position.told.filter((told) => told.step === position.step) };
}

/** Who is to act in a position: every view says so. */
function toActIn(position: Position): number[] {
  const found = position.view["to_act"];
  return Array.isArray(found) ? (found as number[]) : [];
}

const NOTHING: Part = { told: [], from: 0 };
const WELCOMED: Part = { told: [], from: Infinity };
const AROUND = 60; // steps after the one looked back at that its part of the story has

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
  latest: Position | null = $state.raw(null);
  shown: Position | null = $state.raw(null);
  animate = $state(false);
  private part: Part = $state.raw(NOTHING); // what is known of the story
  sealChecks: SealCheck[] = $state.raw([]); // of the orders that were opened last
  chat: ChatLine[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  hint: Choice | null = $state.raw(null);
  isThinking = $state(false); // about a hint
  isSent = $state(false); // an action is under way
  review: Position | null = $state.raw(null);
  isPlaying = $state(false);
  isBusy = $state(false); // the board is moving things

  private queue: Position[] = [];
  private reportsBusy = false;
  private isSettling = false;
  private stopHold: (() => void) | null = $state.raw(null);
  private stopPlay: (() => void) | null = null;
  private connection: Connection | null = null;
  private requests = 0;
  private readonly pending = new Map<number, Wish>();
  private lostAct: number | null = null;
  private wanted: number | null = null;
  private kept: number | null = $state(null); // the step at which somebody took the screen by hand
  private before: { seat: number; step: number } | null = $state.raw(null); // who had the screen until it passed on
  private isUndoing = false;
  private undoneFrom: number | null = null; // taking back goes on until this step is undone
  private isLifting = false;
  private atTheDoor: Problem | null = null;
  private greeting: number | null = null; // the seat that said hello and was not welcomed yet
  private isSameLine = false; // nothing was missed since the last welcome
  private isFetching = false; // an older part of the story

  constructor(readonly id: string, private readonly world?: World) {}

  /** What the board draws: the position looked back at, or the one of the moment. */
  readonly onBoard: Position | null = $derived(this.review ?? this.shown);
  readonly isLive: boolean = $derived(this.review === null && this.shown === this.latest);
  readonly choices: Choice[] = $derived(
    this.isLive && !this.isSent && this.line === "online" ? (this.latest?.choices ?? []) : [],
  );
  /** Where one may talk now: while the talk of the table is closed, everyone has channels of his own. */
  readonly channels: string[] = $derived.by(() => {
    const own = Object.keys(this.latest?.channels ?? {});
    if (!this.info?.closed_talk) return ["table", ...own];
    return [...(this.seat === null ? ["spectators"] : own), ...(this.isUmpire ? ["umpires"] : [])];
  });
  readonly isMyTurn: boolean = $derived((this.latest?.choices.length ?? 0) > 0);
  readonly hasSecrets: boolean = $derived(games.get(this.info?.game ?? "")?.has_secrets ?? true);
  readonly mayUndo: boolean = $derived(
    this.latest?.may_undo === true || (this.before !== null && this.before.step === this.latest?.step),
  );
  /** Another seat whose player is at this screen and is to choose, when all was shown. */
  readonly asksFor: number | null = $derived.by(() => {
    const latest = this.latest;
    const isStill = this.isLive && !this.isBusy && !this.isSent && this.stopHold === null && this.line === "online";
    if (!isStill || !latest || latest.result || this.seat === null || this.curtain !== null) return null;
    return nextOf(this.here.filter((seat) => toActIn(latest).includes(seat)), this.seat);
  });
  /** The screen should pass there by itself, for who has it has nothing to do. */
  readonly waitsFor: number | null = $derived(
    this.isMyTurn || this.kept === this.latest?.step ? null : this.asksFor,
  );
  /** Steps that are a choice and could become a longer one wait for a yes. */
  readonly confirmable: Choice | undefined = $derived(
    this.picked.length > 0 ? picks.complete(this.choices, this.picked) : undefined,
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
    const keys = keysOf(this.id);
    return { type: "hello", seat_token: keys?.seat_token ?? null, owner_token: keys?.owner_token ?? null, umpire_token: keys?.umpire_token ?? null };
  }

  close(): void {
    this.connection?.close();
    this.stopHold?.();
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
      case "position": return this.arrive(message);
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
    this.here = seatsHere(this.id);
    this.isOwner = message.is_owner;
    this.isUmpire = message.is_umpire;
    this.desk = message.desk ?? null;
    const lookedAt = this.looksAt;
    this.looksAt = message.looks_at ?? null;
    if (this.review && lookedAt !== this.looksAt) void this.look(this.review.step);
    this.chat = message.chat;
    const isSameStory = this.isSameLine && !this.hasSecrets && message.position !== null;
    this.part = message.position ? continueStory(isSameStory ? this.part : WELCOMED, message.position) : NOTHING;
    this.isSameLine = true;
    this.queue = [];
    this.isSettling = false;
    this.stopHold?.();
    this.stopHold = null;
    this.latest = message.position ? lastEventsOnly(message.position) : null;
    this.display(this.latest, false);
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

  private hear(line: ChatLine): void {
    this.chat = [...this.chat, line];
    if (this.eyesPast) this.eyesPast = { ...this.eyesPast, chat: [...this.eyesPast.chat, line] };
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

  private arrive(arrived: Position): void {
    const seen = this.latest?.seals ?? {};
    if (arrived.opened.length > 0 && Object.keys(seen).length > 0) void this.checkSeals(seen, arrived.opened);
    this.part = continueStory(this.part, arrived);
    const position = arrived.is_undo ? lastEventsOnly(arrived) : arrived;
    if (arrived.version !== this.latest?.version) this.isSent = false; // what was under way has come to something
    const isStart = this.latest === null;
    this.latest = position;
    if (isStart) this.meet();
    const isQuick = position.is_undo || settings.isStill || document.hidden || this.queue.length >= LONGEST_QUEUE;
    if (isQuick) {
      this.hurry(position);
      this.goOnUndoing(position);
      return;
    }
    this.queue.push(position);
    if (!this.stopHold) this.advance();
  }

  private async checkSeals(seen: Record<string, string>, opened: Position["opened"]): Promise<void> {
    const { checkSeals } = await import("./seals");
    this.sealChecks = checkSeals(seen, opened);
  }

  /** The next position of the queue, and a pause in which it can be seen. */
  private advance(): void {
    const next = this.queue.shift();
    this.stopHold = null;
    if (!next) return;
    this.display(next, true);
    this.stopHold = later(() => this.settle(), this.reportsBusy ? HOLD_LEAST : holdOf(next));
  }

  /** The least pause is over: on, unless the board is still moving things. */
  private settle(): void {
    this.stopHold = this.isBusy ? later(() => this.advance(), BUSY_LONGEST) : null;
    if (!this.isBusy) this.advance();
    else this.isSettling = true;
  }

  /** The board says whether it is moving things. */
  busy(isBusy: boolean): void {
    this.reportsBusy = true;
    this.isBusy = isBusy;
    if (isBusy || !this.isSettling) return;
    this.isSettling = false;
    this.stopHold?.();
    this.advance();
  }

  private hurry(position: Position | null): void {
    this.isSettling = false;
    this.stopHold?.();
    this.stopHold = null;
    this.queue = [];
    this.display(position, false);
  }

  /** Past what is still being shown, to now. */
  skip(): void {
    if (this.queue.length > 0) this.hurry(this.latest);
  }

  private display(position: Position | null, animate: boolean): void {
    const wasVersion = this.shown?.version;
    this.animate = animate && !settings.isStill;
    this.shown = position;
    if (position?.version !== wasVersion || position?.is_undo) {
      this.picked = [];
      this.hint = null;
      this.problem = null;
    }
    if (animate && position) playSound(position === this.latest && position.choices.length > 0 ? "turn" : "move");
  }

  private answered(answer: Answer): void {
    const wish = this.pending.get(answer.request);
    this.pending.delete(answer.request);
    if (wish?.type === "act" || wish?.type === "order") this.isSent = false;
    if (answer.keys) this.handed = answer.keys;
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
    const made = picks.pick(this.latest?.choices ?? [], this.picked, step);
    if (made.kind === "picked") {
      this.picked = made.picked;
      this.problem = null;
      playSound("pick");
    } else {
      this.act(made.action);
    }
  }

  act(action: string): void {
    if (this.latest) this.ask({ type: "act", version: this.latest.version, actions: [action] });
  }

  /** A whole line of the game's notation: all of it is played, or nothing; a draft is only written down. */
  order(text: string, draft = false): void {
    if (this.latest) this.ask({ type: "order", version: this.latest.version, text, draft });
  }

  unpick(): void {
    this.picked = [];
    this.problem = null;
    this.hint = null;
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

  private goOnUndoing(position: Position): void {
    const isOpen = this.undoneFrom !== null && position.is_undo && position.may_undo && position.step >= this.undoneFrom;
    if (isOpen) this.undo();
    else this.undoneFrom = null;
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

  // Looking back

  /** The last step that can be looked at. */
  readonly lastStep: number = $derived(this.latest?.step ?? this.info?.step ?? 0);
  /** Whose eyes are used to look back, and what these were told and heard. */
  private chosenEyes: Eyes = $state(null);
  private eyesPast: { story: Told[]; chat: ChatLine[] } | null = $state.raw(null);
  readonly isEnded: boolean = $derived(this.info?.status === "over" || this.info?.status === "abandoned");
  /** When all is over anybody may look with any eyes, and the umpire always, which is told to the table. */
  readonly mayChooseEyes: boolean = $derived(this.hasSecrets && this.latest !== null && (this.isEnded || this.isUmpire));
  readonly eyes: Eyes = $derived(this.isEnded ? this.chosenEyes : this.looksAt);
  /** All that was said to these eyes. */
  readonly wholeChat: ChatLine[] = $derived(this.review && this.eyesPast ? this.eyesPast.chat : this.chat);
  /** Around a step of the past that lies before the part of the story that is known. */
  private around: Part | null = $state.raw(null);
  readonly story: Told[] = $derived(this.part.told);
  /** What these eyes were told, as far as it is known. */
  private readonly wholePart: Part = $derived.by(() => {
    if (!this.review) return this.part;
    if (this.eyesPast) return { told: this.eyesPast.story, from: 0 };
    return this.around && this.review.step < this.part.from ? this.around : this.part;
  });
  readonly wholeStory: Told[] = $derived(this.wholePart.told);
  /** The step from which on the story is known; 0 when it is known whole. */
  readonly storyFrom: number = $derived(this.wholePart.from);
  readonly storySoFar: Told[] = $derived.by(() => {
    const last = this.review?.step;
    return last === undefined ? this.story : this.wholeStory.filter(({ step }) => step <= last);
  });

  /** The page of the story before the one that is known. */
  async older(): Promise<void> {
    const part = this.wholePart;
    if (part.from === 0 || this.isFetching) return;
    this.isFetching = true;
    try {
      const page = await api.story(this.id, part.from, this.review ? this.eyes : this.looksAt);
      if (this.wholePart.from !== part.from) return; // another story meanwhile
      const longer = { told: [...page.told, ...this.wholePart.told], from: page.told_from };
      if (this.wholePart === this.around) this.around = longer;
      else this.part = longer;
    } catch (error) {
      this.fail(error);
    } finally {
      this.isFetching = false;
    }
  }

  /** The whole story, page by page, for a game that shows it. */
  async wholeOne(): Promise<void> {
    while (this.part.from > 0 && !this.isFetching) {
      const before = this.part.from;
      await this.older();
      if (this.part.from === before) return; // it can't be had now
    }
  }

  private async storyAround(step: number, eyes: Eyes): Promise<Part | null> {
    const known = this.around;
    const isKnown = known && known.from <= step && step <= (known.told.at(-1)?.step ?? -1);
    if (step >= this.part.from || isKnown) return known;
    const page = await api.story(this.id, step + AROUND, eyes);
    return { told: page.told, from: page.told_from };
  }

  async lookThrough(eyes: Eyes): Promise<void> {
    if (!this.isEnded) {
      this.umpire({ type: "look", seat: eyes === "none" ? null : eyes });
      return;
    }
    this.chosenEyes = eyes;
    try {
      const past = eyes === null ? null : await this.pastOf(eyes);
      if (this.chosenEyes === eyes) this.eyesPast = past;
    } catch (error) {
      this.fail(error);
    }
    if (this.review) await this.look(this.review.step);
  }

  private async pastOf(eyes: number | "all" | "none"): Promise<{ story: Told[]; chat: ChatLine[] }> {
    const chat = api.chat(this.id, eyes);
    const story: Told[] = [];
    for (let before: number | null = null; before !== 0; ) {
      const page: StoryPage = await api.story(this.id, before, eyes);
      story.unshift(...page.told);
      before = page.told_from;
    }
    return { story, chat: await chat };
  }

  async look(step: number | null, animate = false): Promise<void> {
    this.wanted = step;
    if (step === null) {
      this.pause();
      this.review = null;
      this.animate = false;
      return;
    }
    try {
      const eyes = this.eyes;
      const [position, around] = await Promise.all([api.step(this.id, step, eyes), this.storyAround(step, eyes)]);
      if (this.wanted !== step || this.eyes !== eyes) return;
      this.around = around;
      this.animate = animate && !settings.isStill;
      this.review = position;
    } catch (error) {
      if (this.wanted !== step) return;
      this.pause();
      this.fail(error);
    }
  }

  /** The view of an earlier step, for a board that shows what happened once more. */
  async past(step: number): Promise<Record<string, unknown> | null> {
    try {
      return (await api.step(this.id, step, this.review ? this.eyes : this.looksAt)).view;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Step by step by itself; `go` moves on (the address carries the step). */
  play(go: (step: number) => void): void {
    this.pause();
    this.isPlaying = true;
    const on = (): void => {
      const at = this.review?.step ?? 0;
      if (at >= this.lastStep) return this.pause();
      go(at + 1);
      this.stopPlay = later(on, PLAY_EVERY);
    };
    this.stopPlay = later(on, PLAY_EVERY / 3);
  }

  pause(): void {
    this.stopPlay?.();
    this.stopPlay = null;
    this.isPlaying = false;
  }
}

/** The next of these seats, round the table from one. */
function nextOf(seats: number[], from: number): number | null {
  const others = seats.filter((seat) => seat !== from).sort((a, b) => a - b);
  return others.find((seat) => seat > from) ?? others[0] ?? null;
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
