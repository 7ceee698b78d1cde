import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import Queue from "bull";
import { readObservations } from "../telemetry/observe";
import { observeQueue } from "../telemetry/observe-queue";
import { closeQueue } from "./close-queue";

const JOB_MS = 1_500;
/** A process has 3.7 s until the local stack ends it. */
const LIMIT_MS = 3_500;

let redis: Awaited<ReturnType<typeof testRedis>>;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

/** A way to Redis that can be cut, or stay open without passing anything on. */
async function wayToRedis() {
  const { port, pathname } = new URL(redis.url);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), "127.0.0.1");
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => isHanging || to.write(data));
      from.on("error", () => undefined);
      from.on("close", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    cut,
    hang: () => {
      isHanging = true;
    },
  };
}

type Way = Awaited<ReturnType<typeof wayToRedis>>;

/** A queue with one job in progress. */
async function busyQueue({ url }: Pick<Way, "url">) {
  const queue = new Queue("events-closing", url, { prefix: randomUUID() });
  queue.on("error", () => undefined);
  let isDone = false;
  const begun = new Promise<void>((resolve) => {
    queue
      .process(async () => {
        resolve();
        await sleep(JOB_MS);
        isDone = true;
      })
      .catch(() => undefined);
  });
  await queue.add({});
  await begun;
  return { queue, isDone: () => isDone };
}

it("waits for the job in progress while Redis responds", async () => {
  const { queue, isDone } = await busyQueue(redis);
  await closeQueue(queue);
  expect(isDone()).toBe(true);
});

it.each(["cut", "hang"] as const)("leaves the job when Redis is away (%s)", async (fault) => {
  const way = await wayToRedis();
  const { queue } = await busyQueue(way);
  const stopObserving = observeQueue(queue);
  way[fault]();
  // A scrape whose commands wait for Redis must not delay the end either.
  const scraped = readObservations();
  const startedAt = performance.now();
  await closeQueue(queue);
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
  stopObserving();
  await scraped;
  way.cut();
  // The job ends without a queue, which must not end the process.
  await sleep(JOB_MS);
});

it("ends when Redis goes away meanwhile", async () => {
  const way = await wayToRedis();
  const { queue } = await busyQueue(way);
  const closed = closeQueue(queue);
  await sleep(JOB_MS / 3);
  way.hang();
  const startedAt = performance.now();
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
  way.cut();
});
