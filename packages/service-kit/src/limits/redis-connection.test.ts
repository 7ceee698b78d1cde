import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { createLogger } from "../logging/logger";
import { RedisConnection } from "./redis-connection";

const logger = createLogger("memory-test");
logger.level = "silent";
/** A connection that was given up would be tried again by then. */
const AFTER_RETRIES_MS = 2_500;
let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

/** Passes everything on to the Redis of the tests. */
const relayedTo = (url: string) => (socket: Socket) => {
  const { hostname, port } = new URL(url);
  const onward = connect(Number(port), hostname);
  for (const end of [socket, onward]) end.on("error", () => undefined);
  socket.pipe(onward).pipe(socket);
};

const relayTo = (url: string): Server => createServer(relayedTo(url));

async function connectionThrough(relay: Server): Promise<RedisConnection> {
  await once(relay.listen(0, "127.0.0.1"), "listening");
  const { port } = relay.address() as AddressInfo;
  return new RedisConnection({ redisUrl: `redis://127.0.0.1:${port}`, logger, prefix: "" });
}

it("logs once that Redis is away and once that it is back, however often it is tried", async () => {
  const [warned, informed] = [jest.spyOn(logger, "warn"), jest.spyOn(logger, "info")];
  const relay = relayTo(redis.url);
  await once(relay.listen(0, "127.0.0.1"), "listening");
  const { port } = relay.address() as AddressInfo;
  await new Promise((resolve) => relay.close(resolve));
  const redisUrl = `redis://127.0.0.1:${port}`;
  const redisConnection = new RedisConnection({
    redisUrl,
    logger,
    prefix: "",
    fallback: "nothing is kept",
  });
  await redisConnection.open();
  for (let times = 0; times < 2; times += 1) {
    // once() would reject on this event.
    await new Promise((resolve) => redisConnection.client.once("error", resolve));
  }
  expect(warned.mock.calls.map(([, message]) => message)).toEqual([
    "Redis is unavailable; nothing is kept",
  ]);
  expect(informed).not.toHaveBeenCalled();
  const ready = new Promise<void>((resolve) =>
    redisConnection.client.once("ready", () => resolve()),
  );
  relay.listen(port, "127.0.0.1");
  await ready;
  expect(await redisConnection.client.ping()).toBe("PONG");
  expect(informed.mock.calls).toEqual([["Redis is available again"]]);
  await redisConnection.close();
  await new Promise((resolve) => relay.close(resolve));
  expect(warned).toHaveBeenCalledTimes(1);
});

it("notices a Redis that hangs while commands go on", async () => {
  const sockets: Socket[] = [];
  const relay = relayTo(redis.url).on("connection", (socket: Socket) => sockets.push(socket));
  const redisConnection = await connectionThrough(relay);
  await redisConnection.open();
  const { client } = redisConnection;
  expect(await client.ping()).toBe("PONG");
  // Everything that is written is accepted, as by a process that stands still.
  relay.removeAllListeners("connection").on("connection", (socket: Socket) => sockets.push(socket));
  for (const socket of sockets) socket.unpipe().resume();
  const hangsAt = performance.now();
  const traffic = setInterval(() => void client.get("anything").catch(() => undefined), 50);
  await client.get("anything").catch(() => undefined);
  expect(performance.now() - hangsAt).toBeLessThan(5_000);
  const askedAt = performance.now();
  await expect(client.get("anything")).rejects.toThrow();
  expect(performance.now() - askedAt).toBeLessThan(500);
  clearInterval(traffic);
  await redisConnection.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => relay.close(resolve));
}, 15_000);

/** Blocks this process until every timer of the connection is due. */
function stall(): void {
  const until = performance.now() + 3_000;
  while (performance.now() < until);
}

it("keeps a healthy connection while the process stalls", async () => {
  const warned = jest.spyOn(logger, "warn").mockClear();
  const redisConnection = new RedisConnection({ redisUrl: redis.url, logger, prefix: "" });
  await redisConnection.open();
  const { client } = redisConnection;
  const connectionId = await client.clientId();
  const ping = client.ping.bind(client);
  const stalled = new Promise<void>((resolve) => {
    jest.spyOn(client, "ping").mockImplementationOnce(() => {
      const pong = ping();
      // Runs right after the ping is written.
      setImmediate(() => resolve(stall()));
      return pong;
    });
  });
  await stalled;
  expect(await client.clientId()).toBe(connectionId);
  // No ping is pending now.
  stall();
  expect(await client.clientId()).toBe(connectionId);
  expect(warned).not.toHaveBeenCalled();
  await redisConnection.close();
}, 20_000);

it("ends a handshake that gets no response, and tries again", async () => {
  const relay = createServer((socket: Socket) => socket.resume());
  const redisConnection = await connectionThrough(relay);
  await redisConnection.open();
  const { client } = redisConnection;
  expect(client.isReady).toBe(false);
  const ready = new Promise<void>((resolve) => client.once("ready", () => resolve()));
  relay.removeAllListeners("connection").on("connection", relayedTo(redis.url));
  await ready;
  expect(await client.ping()).toBe("PONG");
  await sleep(AFTER_RETRIES_MS);
  expect(await promisify(relay.getConnections.bind(relay))()).toBe(1);
  await redisConnection.close();
  await new Promise((resolve) => relay.close(resolve));
}, 20_000);

it("leaves no connection behind when it is closed while it connects", async () => {
  const relay = relayTo(redis.url);
  const redisConnection = await connectionThrough(relay);
  const opened = redisConnection.open();
  const arrived = once(relay, "connection");
  await redisConnection.close();
  await opened;
  const [socket] = (await arrived) as [Socket];
  if (!socket.closed) await once(socket, "close");
  expect(redisConnection.client.isReady).toBe(false);
  await new Promise((resolve) => relay.close(resolve));
}, 20_000);

it("gives up a connection to something that does not speak the protocol of Redis", async () => {
  const sockets: Socket[] = [];
  const relay = createServer((socket: Socket) => {
    sockets.push(socket.on("data", () => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")));
  });
  const redisConnection = await connectionThrough(relay);
  await redisConnection.open();
  relay.removeAllListeners("connection").on("connection", relayedTo(redis.url));
  await new Promise<void>((resolve) => redisConnection.client.once("ready", () => resolve()));
  expect(await redisConnection.client.ping()).toBe("PONG");
  await redisConnection.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => relay.close(resolve));
}, 25_000);
