import { createClient } from "redis";
import { QueuedEvents } from "./queued-events";
import { testRedis } from "./test-redis";

it("knows whether an event waits or is being handled", async () => {
  const redis = await testRedis();
  const events = new QueuedEvents(redis.url);
  const client = createClient({ url: redis.url });
  await Promise.all([events.open(), client.connect()]);
  expect(await events.hasAny()).toBe(false);
  await client.lPush("eightcount:events-viewing:wait", "1");
  expect(await events.hasAny()).toBe(true);
  await client.lMove(
    "eightcount:events-viewing:wait",
    "eightcount:events-viewing:active",
    "LEFT",
    "LEFT",
  );
  expect(await events.hasAny()).toBe(true);
  await client.lRem("eightcount:events-viewing:active", 0, "1");
  await client.zAdd("eightcount:events-viewing:delayed", { score: 1, value: "2" });
  expect(await events.hasAny()).toBe(false);
  await Promise.all([events.close(), client.close()]);
  await redis.close();
});
