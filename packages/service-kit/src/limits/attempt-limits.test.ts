import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import { createLogger } from "../logging/logger";
import { AttemptLimits } from "./attempt-limits";
import { RedisConnection } from "./redis-connection";

const limit = { name: "tries", attempts: 2, seconds: 60 };
const nobody = "redis://127.0.0.1:1";
const logger = createLogger("limits-test");
logger.level = "silent";

let redis: TestRedis;
/** Takes connections and never says a word, as a Redis does that hangs. */
let silent: Server;
const open: RedisConnection[] = [];
async function connectionAt(redisUrl: string): Promise<RedisConnection> {
  const redisConnection = new RedisConnection({ redisUrl, logger, prefix: "limits-test:" });
  open.push(redisConnection);
  await redisConnection.open();
  return redisConnection;
}

beforeAll(async () => {
  redis = await testRedis();
  // Reads what it is sent, or it would never notice that a client has gone.
  silent = createServer((socket) => socket.resume()).listen(0, "127.0.0.1");
  await once(silent, "listening");
});
beforeEach(() => redis.flush());
afterAll(async () => {
  await Promise.all(open.map((redisConnection) => redisConnection.close()));
  await redis.close();
  silent.close();
});

describe.each([
  ["with Redis", () => redis.url],
  ["while Redis is away", () => nobody],
  ["while Redis hangs", () => `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`],
])("attempt limits %s", (_, url) => {
  it("count each key separately, and reset it on request", async () => {
    const limits = new AttemptLimits(await connectionAt(url()));
    const [ada, bob] = [[{ limit, key: "ada" }], [{ limit, key: "bob" }]];
    expect([await limits.take(ada), await limits.take(ada), await limits.take(ada)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await limits.take(bob)).toBe(true);
    await limits.reset(ada);
    expect(await limits.take(ada)).toBe(true);
  });

  it("count several attempts at a time", async () => {
    const limits = new AttemptLimits(await connectionAt(url()));
    const ada = [{ limit, key: "ada" }];
    expect(await limits.take(ada, 2)).toBe(true);
    expect(await limits.take(ada)).toBe(false);
    expect(await limits.take([{ limit, key: "bob" }], 3)).toBe(false);
  });

  it("a limit with later attempts allows one more in each period, and no refund adds to them", async () => {
    const limits = new AttemptLimits(await connectionAt(url()));
    const ada = [{ limit: { ...limit, name: "then", thenEverySeconds: 1 }, key: "ada" }];
    const taken = async () => [await limits.take(ada), await limits.take(ada)];
    expect(await taken()).toEqual([true, true]);
    expect(await taken()).toEqual([true, false]);
    await limits.refund(ada);
    expect(await limits.take(ada)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await taken()).toEqual([true, false]);
  });

  it("a successful attempt is refunded", async () => {
    const limits = new AttemptLimits(await connectionAt(url()));
    const ada = [{ limit, key: "ada" }];
    for (let times = 0; times < 5; times += 1) {
      expect(await limits.take(ada)).toBe(true);
      await limits.refund(ada);
    }
  });

  it("a refund after the period has ended adds no attempt to the next one", async () => {
    const limits = new AttemptLimits(await connectionAt(url()));
    const ada = [{ limit: { ...limit, name: "short", seconds: 2 }, key: "ada" }];
    await limits.take(ada);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    await limits.refund(ada);
    const taken = [await limits.take(ada), await limits.take(ada), await limits.take(ada)];
    expect(taken).toEqual([true, true, false]);
  });
});

describe("a limit that is reached", () => {
  it("counts every attempt over it, and logs the first one without personal data", async () => {
    const counts = recordCounts();
    const warned = jest.spyOn(logger, "warn");
    const limits = new AttemptLimits(await connectionAt(redis.url));
    const ada = [{ limit, key: "ada@dance.com" }];
    for (let times = 0; times < 5; times += 1) await limits.take(ada);
    const reached = { [attributes.limit]: "tries" };
    expect(counts.of(counters.limitsReached)).toEqual([reached, reached, reached]);
    // On a busy machine, the connection to Redis may be reported, too.
    const ofLimits = warned.mock.calls.filter(([, message]) => message === "rate limit reached");
    expect(ofLimits).toEqual([
      [{ limit: "tries", attempts: 2, seconds: 60 }, "rate limit reached"],
    ]);
    counts.stop();
    warned.mockRestore();
  });
});

describe("limits in Redis", () => {
  it("use short keys without personal data", async () => {
    const redisConnection = await connectionAt(redis.url);
    const limits = new AttemptLimits(redisConnection);
    await limits.take([
      { limit, key: "ada@dance.com" },
      { limit, key: "x".repeat(4_000) },
    ]);
    const keys = await redisConnection.client.keys("limits-test:*");
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).not.toContain("ada");
      expect(key.length).toBeLessThan(100);
    }
  });

  it("are shared by all processes", async () => {
    const [here, there] = [await connectionAt(redis.url), await connectionAt(redis.url)];
    const ada = [{ limit, key: "ada" }];
    await new AttemptLimits(here).take(ada);
    await new AttemptLimits(here).take(ada);
    expect(await new AttemptLimits(there).take(ada)).toBe(false);
  });
});
