import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { type TestRedis, testRedis } from "@eightcount/local-stack/testing/test-redis";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { OneTimeMarksRepository } from "../redis/one-time-marks.repository";
import { SharedMemory } from "../redis/shared-memory";
import { AttemptLimitsRepository } from "./attempt-limits.repository";

const limit = { name: "tries", attempts: 2, seconds: 60 };
const nobody = "redis://127.0.0.1:1";
const now = new Date("2026-11-21T10:00:00Z");
const later = new Date("2026-11-21T10:10:00Z");
const logger = createLogger("limits-test");
logger.level = "silent";

let redis: TestRedis;
/** Takes connections and never says a word, as a Redis does that hangs. */
let silent: Server;
const open: SharedMemory[] = [];
async function memoryAt(redisUrl: string): Promise<SharedMemory> {
  const memory = new SharedMemory({ redisUrl, logger });
  open.push(memory);
  await memory.open();
  return memory;
}

beforeAll(async () => {
  redis = await testRedis();
  silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
});
beforeEach(() => redis.flush());
afterAll(async () => {
  await Promise.all(open.map((memory) => memory.close()));
  await redis.close();
  silent.close();
});

describe.each([
  ["with Redis", () => redis.url],
  ["while Redis is away", () => nobody],
  ["while Redis hangs", () => `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`],
])("attempt limits %s", (_, url) => {
  it("count each key by itself, and forget it on request", async () => {
    const limits = new AttemptLimitsRepository(await memoryAt(url()));
    const [ada, bob] = [[{ limit, key: "ada" }], [{ limit, key: "bob" }]];
    expect([await limits.take(ada), await limits.take(ada), await limits.take(ada)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await limits.take(bob)).toBe(true);
    await limits.forget(ada);
    expect(await limits.take(ada)).toBe(true);
  });

  it("an attempt that turned out well is given back", async () => {
    const limits = new AttemptLimitsRepository(await memoryAt(url()));
    const ada = [{ limit, key: "ada" }];
    for (let times = 0; times < 5; times += 1) {
      expect(await limits.take(ada)).toBe(true);
      await limits.giveBack(ada);
    }
  });

  it("a one-time mark is set once, and not after it expired", async () => {
    const marks = new OneTimeMarksRepository(await memoryAt(url()));
    expect(await marks.setOnce("captcha", later, now)).toBe(true);
    expect(await marks.setOnce("captcha", later, now)).toBe(false);
    expect(await marks.setOnce("old", now, later)).toBe(false);
  });
});

describe("what Redis shares", () => {
  it("is seen by every process", async () => {
    const [here, there] = [await memoryAt(redis.url), await memoryAt(redis.url)];
    const ada = [{ limit, key: "ada" }];
    await new AttemptLimitsRepository(here).take(ada);
    await new AttemptLimitsRepository(here).take(ada);
    expect(await new AttemptLimitsRepository(there).take(ada)).toBe(false);
    expect(await new OneTimeMarksRepository(here).setOnce("captcha", later, now)).toBe(true);
    expect(await new OneTimeMarksRepository(there).setOnce("captcha", later, now)).toBe(false);
  });
});
