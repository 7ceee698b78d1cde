import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { heartbeat, RECORD_PROGRESS } from "./testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "./testing/viewing-fixture";

const logger = createLogger("viewing-test");
logger.level = "silent";
let redis: TestRedis;
let fixture: ViewingFixture;
let others: EventQueues;
let stopWorkers: DrainStep;
const heard: DomainEvent[] = [];

beforeAll(async () => {
  redis = await testRedis();
  fixture = await viewingFixture({ REDIS_URL: redis.url });
  others = new EventQueues({ redisUrl: redis.url, logger });
  others.consume("catalogue", {
    "class.started": async (event) => {
      heard.push(event);
    },
  });
  stopWorkers = fixture.viewing.startWorkers();
});
afterAll(async () => {
  await stopWorkers();
  await others.close();
  await fixture.close();
  await redis.close();
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("Condition not met in time.");
}

describe("events from and to other subgraphs", () => {
  it("AMB-45 a published class can be danced, and its start is published once a day", async () => {
    const classId = anId();
    const viewer = aMember();
    const dance = async () => {
      const beat = { classId, playbackSessionId: anId(), positionSeconds: 300 };
      return (await fixture.execute(RECORD_PROGRESS, { viewer, variables: heartbeat(beat) }))
        .recordProgress;
    };
    expect(await dance()).toMatchObject({ code: "CLASS_NOT_FOUND" });
    await others.publish("viewing", {
      id: anId(),
      topic: "class.published",
      payload: { classId, durationSeconds: 1800, level: 4, styleId: anId(), instructorId: anId() },
      occurredAt: "2026-11-20T11:00:00.000Z",
    });
    await until(async () => (await dance()).danceClass?.progress.status === "STARTED");
    await dance();
    await until(() => heard.length > 0);
    const unsent = "SELECT FROM outbox_event WHERE sent_at IS NULL";
    await until(async () => (await fixture.database.pool.query(unsent)).rowCount === 0);
    expect(heard.map(({ topic, payload }) => ({ topic, payload }))).toEqual([
      {
        topic: "class.started",
        payload: { classId, memberId: viewer.memberId, day: "2026-11-20" },
      },
    ]);
  });
});
