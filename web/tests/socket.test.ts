import { describe, expect, test } from "vitest";
import { Connection, waitBefore, type Line } from "../src/lib/socket";
import { snapshot, welcome } from "./messages";
import { FakeWorld } from "./world";

function connect(): { world: FakeWorld; connection: Connection; lines: Line[] } {
  const world = new FakeWorld();
  const lines: Line[] = [];
  const hello = { type: "hello", seat_token: "s", owner_token: null, umpire_token: null } as const;
  const connection = new Connection("ws://x/ws/abc", () => hello, () => {}, (line) => lines.push(line), world);
  return { world, connection, lines };
}

function online(): ReturnType<typeof connect> {
  const all = connect();
  all.world.socket.onopen?.();
  all.world.socket.hear(welcome(snapshot(1)));
  return all;
}

describe("a connection", () => {
  test("says hello first and is online only after the welcome", () => {
    const { world, connection, lines } = connect();
    world.socket.onopen?.();
    expect(world.socket.sent).toEqual([{ type: "hello", seat_token: "s", owner_token: null, umpire_token: null }]);
    expect(connection.line).toBe("connecting");
    world.socket.hear(welcome(null));
    expect(lines).toEqual(["connecting", "online"]);
  });

  test("comes back by itself after the line was cut", () => {
    const { world, connection } = online();
    world.socket.cut();
    expect(connection.line).toBe("offline");
    world.pass(400);
    expect(world.sockets).toHaveLength(2);
    expect(connection.line).toBe("connecting");
  });

  test("waits twice as long after each failure, and never longer than a quarter of a minute", () => {
    expect([0, 1, 2].map((attempt) => waitBefore(attempt, 1))).toEqual([400, 800, 1600]);
    expect(waitBefore(30, 1)).toBe(15_000);
    expect(waitBefore(2, 0)).toBe(800);
  });

  test("begins with the shortest wait again once it was welcomed", () => {
    const { world } = online();
    for (const wait of [400, 800]) {
      world.socket.cut();
      world.pass(wait);
    }
    world.socket.hear(welcome(null));
    world.socket.cut();
    world.pass(399);
    expect(world.sockets).toHaveLength(3);
    world.pass(1);
    expect(world.sockets).toHaveLength(4);
  });

  test("sends nothing while it is not online, and nothing of it later", () => {
    const { world, connection } = online();
    world.socket.cut();
    expect(connection.send({ type: "undo", request: 1 })).toBe(false);
    world.pass(400);
    world.socket.onopen?.();
    world.socket.hear(welcome(null));
    expect(world.socket.sent.map((message) => message.type)).toEqual(["hello"]);
  });

  test("asks after a silence, and begins anew when no answer comes", () => {
    const { world, connection } = online();
    world.pass(20_000);
    expect(world.socket.sent.at(-1)).toEqual({ type: "ping" });
    world.pass(10_000);
    expect(connection.line).toBe("offline");
  });

  test("stays when the answer comes", () => {
    const { world, connection } = online();
    world.pass(20_000);
    world.socket.hear({ type: "pong" });
    world.pass(15_000);
    expect(connection.line).toBe("online");
  });

  test.each([4400, 4404, 4410])("doesn't come back where that is of no use (%i)", (code) => {
    const { world, connection } = online();
    world.socket.cut(code);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(connection.line).toBe("offline");
  });

  test("tries at once when the player asks for it", () => {
    const { world, connection } = online();
    world.socket.cut();
    connection.retry();
    expect(world.sockets).toHaveLength(2);
    world.pass(400);
    expect(world.sockets).toHaveLength(2);
  });

  test("hears nothing more after it was closed", () => {
    const { world, connection } = online();
    connection.close();
    world.socket.cut();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.isClosed).toBe(true);
  });
});
