/** One WebSocket that comes back by itself; it never sends anything twice. */
import type { FromClient, FromServer, Hello } from "./types";

export type Line = "connecting" | "online" | "offline";

/** What the line needs of the world, so that tests can be the world. */
export interface World {
  open: (url: string) => WebSocket;
  later: (run: () => void, milliseconds: number) => () => void;
  random: () => number;
}

const browser: World = {
  open: (url) => new WebSocket(url),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/** The server's word that coming back is of no use: a message that it doesn't understand, no such table, or one
    that can't be opened any more. */
const FOR_GOOD = [4400, 4404, 4410];

export function isForGood(code: number): boolean {
  return FOR_GOOD.includes(code);
}

export function waitBefore(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest * (0.5 + random / 2);
}

export class Connection {
  line: Line = "connecting";
  private socket: WebSocket | null = null;
  private attempt = 0;
  private closed = false;
  private stopTimer: () => void = () => {};
  private stopPing: () => void = () => {};

  constructor(
    private readonly url: string,
    private readonly hello: () => Hello,
    private readonly onmessage: (message: FromServer) => void,
    private readonly online: (line: Line, wait: number, code: number) => void,
    private readonly world: World = browser,
  ) {
    this.connect();
  }

  /** Send now, or not at all: what was not sent is told to the player, never sent later behind his back. */
  send(message: FromClient): boolean {
    if (this.line !== "online" || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once, for a player who doesn't want to wait. */
  retry(): void {
    if (this.line !== "offline" || this.closed) return;
    this.stopTimer();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.stopTimer();
    this.stopPing();
    this.drop();
  }

  private connect(): void {
    this.turn("connecting");
    let socket: WebSocket;
    try {
      socket = this.world.open(this.url);
    } catch {
      this.lost(0);
      return;
    }
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.receive(socket, String(event.data));
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private receive(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(text) as FromServer;
    if (message.type === "welcome") {
      this.attempt = 0;
      this.turn("online");
    }
    this.listen();
    this.onmessage(message);
  }

  /** Anything heard proves the line; after silence ask, and without an answer begin anew. */
  private listen(): void {
    this.stopPing();
    this.stopPing = this.world.later(() => {
      this.send({ type: "ping" });
      this.stopPing = this.world.later(() => this.lost(0), PONG_WITHIN);
    }, PING_EVERY);
  }

  private lost(code: number): void {
    this.stopPing();
    this.drop();
    if (this.closed) return;
    if (isForGood(code)) {
      this.closed = true;
      this.turn("offline", 0, code);
      return;
    }
    const wait = waitBefore(this.attempt, this.world.random());
    this.attempt += 1;
    this.turn("offline", wait, code);
    this.stopTimer = this.world.later(() => this.connect(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private turn(line: Line, wait = 0, code = 0): void {
    this.line = line;
    this.online(line, wait, code);
  }
}
