import { createClient } from "redis";
import { QueuedJobs } from "./queued-jobs";
import { type TestRedis, testRedis } from "./test-redis";

let redis: TestRedis;
let jobs: QueuedJobs;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  redis = await testRedis();
  jobs = new QueuedJobs(redis.url);
  client = createClient({ url: redis.url });
  await Promise.all([jobs.open(), client.connect()]);
});
afterAll(async () => {
  await Promise.all([jobs.close(), client.close()]);
  await redis.close();
});

it("knows whether a job waits or runs", async () => {
  const [waiting, running] = ["eightcount:events-viewing:wait", "eightcount:events-viewing:active"];
  expect(await jobs.hasAny()).toBe(false);
  await client.lPush(waiting, "1");
  expect(await jobs.hasAny()).toBe(true);
  await client.lMove(waiting, running, "LEFT", "LEFT");
  expect(await jobs.hasAny()).toBe(true);
  await client.lRem(running, 0, "1");
  await client.zAdd("eightcount:events-viewing:delayed", { score: 1, value: "2" });
  expect(await jobs.hasAny()).toBe(false);
});

it("tells whether a scheduled round began", async () => {
  const schedule = "eightcount:billing-reminders:repeat";
  await client.zAdd(schedule, { score: 1_000, value: "__default__::::3600000" });
  const before = await jobs.nextRounds();
  expect(await jobs.nextRounds()).toBe(before);
  await client.zAdd(schedule, { score: 2_000, value: "__default__::::3600000" });
  expect(await jobs.nextRounds()).not.toBe(before);
});
