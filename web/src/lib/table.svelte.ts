/** One table as this browser knows it: it applies what the server says, and asks for what the player wants. */
import { api, problemOf } from "./api";
import { keysOf } from "./keyring";
import * as picks from "./picks";
import { settings } from "./settings.svelte";
import { Connection, NO_TABLE, type Line, type World } from "./socket";
import { playSound } from "./sound";
import type {
  Answer, ChatLine, Choice, FromServer, Position, Problem, TableInfo, Told, Welcome, Wish,
} from "./types";

const HOLD_FIRST = 520;
const HOLD_MORE = 420;
const HOLD_LONGEST = 2600;
const HOLD_LEAST = 250;
const BUSY_LONGEST = 8_000;
const LONGEST_QUEUE = 12;
const PLAY_EVERY = 1100;

const NOT_ONLINE: Problem = {
  code: "offline",
  message: {
    en: "There is no connection at the moment, so nothing was sent. Try again when it is back.",
    nl: "Er is nu geen verbinding, dus er is niets verstuurd. Probeer het weer als die terug is.",
  },
  rule: null,
};
const NOT_ARRIVED: Problem = {
  code: "not-arrived",
  message: {
    en: "The connection broke and your last move did not arrive. Make it again.",
    nl: "De verbinding viel weg en je laatste zet kwam niet aan. Doe hem opnieuw.",
  },
  rule: null,
};

/** How long a position is shown before the next one when the board doesn't say how long it needs. */
export function holdOf(position: Position): number {
  if (position.told.length === 0) return 0;
  return Math.min(HOLD_LONGEST, HOLD_FIRST + HOLD_MORE * (position.told.length - 1));
}

/** The story after a position: what was taken back is no longer told. */
export function continueStory(story: Told[], position: Position): Told[] {
  const kept = position.is_undo ? story.filter((told) => told.step <= position.step) : story;
  return [...kept, ...position.told];
}

/** After a reload the log has the whole story, and the board the traces of the last action. */
function lastEventsOnly(position: Position): Position {
  return { ...position, told: position.told.filter((told) => told.step === position.step) };
}

export class TableStore {
  line: Line = $state("connecting");
  retryAt = $state(0);
  isGone = $state(false);
  info: TableInfo | null = $state.raw(null);
  infoAt = $state(0);
  seat: number | null = $state(null);
  isOwner = $state(false);
  latest: Position | null = $state.raw(null);
  shown: Position | null = $state.raw(null);
  animate = $state(false);
  story: Told[] = $state.raw([]);
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
  private stopHold: (() => void) | null = null;
  private stopPlay: (() => void) | null = null;
  private connection: Connection | null = null;
  private requests = 0;
  private readonly pending = new Map<number, Wish>();
  private lostAct: number | null = null;
  private wanted: number | null = null;

  constructor(readonly id: string, private readonly world?: World) {}

  /** What the board draws: the position looked back at, or the one of the moment. */
  readonly onBoard: Position | null = $derived(this.review ?? this.shown);
  readonly isLive: boolean = $derived(this.review === null && this.shown === this.latest);
  readonly choices: Choice[] = $derived(
    this.isLive && !this.isSent && this.line === "online" ? (this.latest?.choices ?? []) : [],
  );
  readonly isMyTurn: boolean = $derived((this.latest?.choices.length ?? 0) > 0);
  /** Steps that are a choice and could become a longer one wait for a yes. */
  readonly confirmable: Choice | undefined = $derived(
    this.picked.length > 0 ? picks.complete(this.choices, this.picked) : undefined,
  );

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`,
      () => {
        const keys = keysOf(this.id);
        return { type: "hello", seat_token: keys?.seat_token ?? null, owner_token: keys?.owner_token ?? null };
      },
      (message) => this.receive(message),
      (line, wait, code) => this.turnLine(line, wait, code),
      ...(this.world ? [this.world] : []),
    );
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
      case "chat": this.chat = [...this.chat, message]; return;
      case "answer": return this.answered(message);
      case "pong": return;
    }
  }

  private welcome(message: Welcome): void {
    this.setInfo(message.table);
    this.seat = message.seat ?? null;
    this.isOwner = message.is_owner;
    this.chat = message.chat;
    this.story = message.position?.told ?? [];
    this.queue = [];
    this.isSettling = false;
    this.stopHold?.();
    this.stopHold = null;
    this.latest = message.position ? lastEventsOnly(message.position) : null;
    this.display(this.latest, false);
    if (this.lostAct !== null && this.lostAct === this.latest?.version) this.problem = NOT_ARRIVED;
    this.lostAct = null;
  }

  private setInfo(info: TableInfo): void {
    this.info = info;
    this.infoAt = Date.now();
  }

  private arrive(position: Position): void {
    this.latest = position;
    this.story = continueStory(this.story, position);
    const isQuick = position.is_undo || settings.isStill || document.hidden || this.queue.length >= LONGEST_QUEUE;
    if (isQuick) {
      this.hurry(position);
      return;
    }
    this.queue.push(position);
    if (!this.stopHold) this.advance();
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
    if (wish?.type === "act") this.isSent = false;
    if (wish?.type === "hint") this.isThinking = false;
    if (answer.problem) {
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
    if (line === "online") return;
    this.isGone = code === NO_TABLE;
    for (const wish of this.pending.values()) if (wish.type === "act") this.lostAct = wish.version;
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
    if (wish.type === "act") this.isSent = true;
    if (wish.type === "hint") this.isThinking = true;
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

  unpick(): void {
    this.picked = [];
    this.problem = null;
    this.hint = null;
  }

  undo(): void {
    if (this.latest?.may_undo) this.ask({ type: "undo" });
  }

  askHint(): void {
    if (this.isMyTurn && !this.isThinking) this.ask({ type: "hint" });
  }

  offer(action: string, agrees: boolean): void {
    this.ask({ type: "offer", action, agrees });
  }

  say(text: string): void {
    this.ask({ type: "say", text });
  }

  /** Something asked by REST went wrong. */
  fail(error: unknown): void {
    this.problem = problemOf(error);
  }

  // Looking back

  /** The last step that can be looked at. */
  readonly lastStep: number = $derived(this.latest?.step ?? this.info?.step ?? 0);

  async look(step: number | null, animate = false): Promise<void> {
    this.wanted = step;
    if (step === null) {
      this.pause();
      this.review = null;
      this.animate = false;
      return;
    }
    try {
      const position = await api.step(this.id, step);
      if (this.wanted !== step) return;
      this.animate = animate && !settings.isStill;
      this.review = position;
    } catch (error) {
      if (this.wanted !== step) return;
      this.pause();
      this.fail(error);
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

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
