import { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { OneTimeMarksRepository } from "./one-time-marks.repository";

const nobody = "redis://127.0.0.1:1";
const now = new Date("2026-11-21T10:00:00Z");
const later = new Date("2026-11-21T10:10:00Z");
const logger = createLogger("marks-test");
logger.level = "silent";

let redis: TestRedis;
const open: RedisConnection[] = [];
async function marksAt(redisUrl: string): Promise<OneTimeMarksRepository> {
  const redisConnection = new RedisConnection({ redisUrl, logger, prefix: "marks-test:" });
  open.push(redisConnection);
  await redisConnection.open();
  return new OneTimeMarksRepository(redisConnection);
}

beforeAll(async () => {
  redis = await testRedis();
});
beforeEach(() => redis.flush());
afterAll(async () => {
  await Promise.all(open.map((redisConnection) => redisConnection.close()));
  await redis.close();
});

describe("one-time marks", () => {
  it.each([
    ["with Redis", () => redis.url],
    ["while Redis is down", () => nobody],
  ])("%s are set once, and not after they expired", async (_, url) => {
    const marks = await marksAt(url());
    expect(await marks.setOnce("captcha", later, now)).toBe(true);
    expect(await marks.setOnce("captcha", later, now)).toBe(false);
    expect(await marks.setOnce("old", now, later)).toBe(false);
  });

  it("are shared by all processes through Redis", async () => {
    const [here, there] = [await marksAt(redis.url), await marksAt(redis.url)];
    expect(await here.setOnce("captcha", later, now)).toBe(true);
    expect(await there.setOnce("captcha", later, now)).toBe(false);
  });
});
