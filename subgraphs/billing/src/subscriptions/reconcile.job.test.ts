import { setTimeout as sleep } from "node:timers/promises";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import Queue from "bull";
import { startReconcileJob } from "./reconcile.job";
import type { ReconcileService } from "./reconcile.service";

const logger = createLogger("reconcile-test");
logger.level = "silent";
const prefix = "reconcile-test";
let redis: TestRedis;
let queue: Queue.Queue;
beforeAll(async () => {
  redis = await testRedis();
  queue = new Queue("billing-reconcile", redis.url, { prefix });
});
afterEach(() => redis.flush());
afterAll(async () => {
  await queue.close();
  await redis.close();
});

function start(everyMinutes: number, round: (isStopping: () => boolean) => Promise<number>) {
  const reconcile = { reconcile: round } as unknown as ReconcileService;
  return startReconcileJob(reconcile, { redisUrl: redis.url, prefix, everyMinutes, logger });
}
const intervals = async () =>
  (await queue.getRepeatableJobs()).map(({ every }) => Number(every) / 60_000);
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 100 && !(await isSo()); look += 1) await sleep(50);
  expect(await isSo()).toBe(true);
}

describe("reconciliation rounds", () => {
  it("run once per interval, however many processes start and whatever was scheduled before", async () => {
    const nothing = async () => 0;
    const before = start(15, nothing);
    await eventually(async () => (await intervals())[0] === 15);
    await before();
    const stops = [start(5, nothing), start(5, nothing)];
    await eventually(async () => (await intervals()).join() === "5");
    await Promise.all(stops.map((stop) => stop()));
  });

  it("a running round learns that the process is stopping", async () => {
    let began = false;
    const stop = start(15, async (isStopping) => {
      began = true;
      for (let member = 0; member < 600 && !isStopping(); member += 1) await sleep(50);
      return 0;
    });
    await eventually(async () => (await intervals()).length === 1);
    for (const job of await queue.getDelayed()) await job.promote();
    await eventually(async () => began);
    const asked = Date.now();
    await stop();
    expect(Date.now() - asked).toBeLessThan(5_000);
  });
});
