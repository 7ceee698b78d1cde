import { randomUUID } from "node:crypto";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { AttemptLimits } from "../limits/attempt-limits";
import { RedisConnection } from "../limits/redis-connection";
import { createLogger } from "../logging/logger";
import type { Viewer } from "../viewer/viewer";
import { MemberRecordsService } from "./member-records.service";

const logger = createLogger("member-records-test");
logger.level = "silent";

let redis: TestRedis;
let connection: RedisConnection;
beforeAll(async () => {
  redis = await testRedis();
  connection = new RedisConnection({ redisUrl: redis.url, logger, prefix: "" });
  await connection.open();
});
afterAll(async () => {
  await connection.close();
  await redis.close();
});

const refused = {
  code: "LIMIT_EXCEEDED",
  message: "You've asked for your data several times within an hour. Please try again later.",
};

it("counts six exports an hour, but none that failed", async () => {
  let isBroken = true;
  const source = {
    read: async () => {
      if (isBroken) throw new Error("the database is gone");
      return [];
    },
  };
  const records = new MemberRecordsService({ source, attempts: new AttemptLimits(connection) });
  const memberId = randomUUID();
  const viewer: Viewer = {
    ...{ memberId, sessionId: null, email: null, groups: [] },
    ...{ address: "203.0.113.7", userAgent: "Firefox" },
  };
  for (let times = 0; times < 10; times += 1) {
    await expect(records.export(viewer, memberId)).rejects.toThrow("the database is gone");
  }
  isBroken = false;
  for (let times = 0; times < 6; times += 1) {
    expect(await records.export(viewer, memberId)).toEqual({ records: [] });
  }
  expect(await records.export(viewer, memberId)).toMatchObject(refused);
});
