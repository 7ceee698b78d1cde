import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { endedSessionKey } from "@eightcount/service-kit/viewer/ended-session-key";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { EndedSessions } from "./ended-sessions";

const PATIENT_MS = 20_000;
const ended = "0198f6a2-7c11-7000-8000-00000000e4d0";
const living = "0198f6a2-7c11-7000-8000-000000001111";
const logger = createLogger("ended-sessions-test");
logger.level = "silent";

let redis: TestRedis;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  redis = await testRedis();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => redis.close());

async function sessionsAt(redisUrl: string, timeoutMs = PATIENT_MS) {
  const redisConnection = new RedisConnection({ redisUrl, logger, prefix: "" });
  closing.push(() => redisConnection.close());
  await redisConnection.open();
  return { redisConnection, sessions: new EndedSessions({ redisConnection, logger, timeoutMs }) };
}

/** The test's Redis behind a gate: shut, it takes requests and withholds every answer; cut, it ends connections. */
async function gatedRedis() {
  const target = new URL(redis.url);
  const sockets: Socket[] = [];
  const gate = { isShut: false };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    near.pipe(far);
    far.on("data", (chunk) => gate.isShut || near.write(chunk));
    for (const socket of [near, far]) socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets.splice(0)) socket.destroy();
  };
  const close = () => server.close();
  closing.push(close, cut);
  const { port } = server.address() as AddressInfo;
  return { gate, cut, close, url: `redis://127.0.0.1:${port}${target.pathname}` };
}

it("finds only sign-ins that accounts has marked, until the mark expires", async () => {
  const { redisConnection, sessions } = await sessionsAt(redis.url);
  expect(await sessions.has(ended)).toBe(false);
  await redisConnection.client.set(endedSessionKey(ended), "1");
  expect(await sessions.has(ended)).toBe(true);
  expect(await sessions.has(living)).toBe(false);
  await redisConnection.client.del(endedSessionKey(ended));
  expect(await sessions.has(ended)).toBe(false);
});

it("finds an ended session although its own process stood still", async () => {
  const { redisConnection, sessions } = await sessionsAt(redis.url, 50);
  await redisConnection.client.set(endedSessionKey(ended), "1");
  const found = sessions.has(ended);
  await new Promise(setImmediate);
  const until = performance.now() + 200;
  while (performance.now() < until);
  expect(await found).toBe(true);
  await redisConnection.client.del(endedSessionKey(ended));
});

it("finds an ended session although the connection has just ended", async () => {
  const { gate, cut, url } = await gatedRedis();
  const { redisConnection, sessions } = await sessionsAt(url);
  await redisConnection.client.set(endedSessionKey(ended), "1");
  gate.isShut = true;
  const underWay = sessions.has(ended);
  await new Promise(setImmediate);
  gate.isShut = false;
  const lost = once(redisConnection.client, "error");
  cut();
  await lost;
  expect(redisConnection.client.isReady).toBe(false);
  const later = [sessions.has(ended), sessions.has(living)];
  expect(await Promise.all([underWay, ...later])).toEqual([true, true, false]);
  await redisConnection.client.del(endedSessionKey(ended));
});

it("waits for a lost connection only once", async () => {
  const { close, cut, url } = await gatedRedis();
  const { redisConnection, sessions } = await sessionsAt(url, 300);
  expect(await sessions.has(living)).toBe(false);
  const lost = once(redisConnection.client, "error");
  close();
  cut();
  await lost;
  const timed = async () => {
    const startedAt = performance.now();
    expect(await sessions.has(ended)).toBe(false);
    return performance.now() - startedAt;
  };
  expect(await timed()).toBeGreaterThan(250);
  expect(await timed()).toBeLessThan(100);
});

it("finds no ended session while Redis is unavailable", async () => {
  const { sessions } = await sessionsAt("redis://127.0.0.1:1");
  expect(await sessions.has(ended)).toBe(false);
});

it("waits only briefly when Redis hangs, and logs it once", async () => {
  const { gate, url } = await gatedRedis();
  const { redisConnection, sessions } = await sessionsAt(url, 20);
  await redisConnection.client.set(endedSessionKey(ended), "1");
  const warn = jest.spyOn(logger, "warn");
  gate.isShut = true;
  const startedAt = performance.now();
  expect(await Promise.all([sessions.has(ended), sessions.has(living)])).toEqual([false, false]);
  expect(performance.now() - startedAt).toBeLessThan(PATIENT_MS);
  const said = warn.mock.calls.filter(([text]) => String(text).includes("ended sessions"));
  expect(said).toHaveLength(1);
});
