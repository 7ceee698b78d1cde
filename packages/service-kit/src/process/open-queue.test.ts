import { randomUUID } from "node:crypto";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import { closeQueue } from "./close-queue";
import { openQueue } from "./open-queue";

let redis: Awaited<ReturnType<typeof testRedis>>;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

it("a queue that closes before its connection has a name rejects nothing", async () => {
  const queue = openQueue("events-closing", redis.url, { prefix: randomUUID() });
  queue.on("error", () => undefined);
  await queue.isReady();
  const named = queue.setWorkerName();
  for (const client of queue.clients) client.disconnect();
  await expect(named).resolves.toBeUndefined();
  await closeQueue(queue);
});
