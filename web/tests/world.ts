/** A world of one's own for the socket: time stands still until told, and the line is ours to cut. */
import type { World } from "../src/lib/socket";
import type { FromClient, FromServer } from "../src/lib/types";

export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: FromClient[] = [];
  isClosed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.isClosed = true;
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.onclose?.({ code });
  }
}

interface Timer {
  run: () => void;
  at: number;
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  private now = 0;
  private timers: Timer[] = [];

  open = (url: string): WebSocket => {
    const socket = new FakeSocket(url);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  later = (run: () => void, milliseconds: number): (() => void) => {
    const timer = { run, at: this.now + milliseconds };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };

  random = (): number => 1;

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  /** Let time pass; timers that fall due run in their order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.now = due.at;
      due.run();
    }
    this.now = end;
  }
}
