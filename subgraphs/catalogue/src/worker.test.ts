import { randomUUID } from "node:crypto";
import { danceClasses } from "@eightcount/demo/content/content-class";
import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { type CatalogueFixture, catalogueFixture, MEMBER_ID } from "./testing/catalogue-fixture";

let catalogue: CatalogueFixture;
let redis: TestRedis;
let queues: EventQueues;
let stopWorkers: DrainStep;
const heard: DomainEvent[] = [];

beforeAll(async () => {
  redis = await testRedis();
  catalogue = await catalogueFixture({ REDIS_URL: redis.url });
  queues = new EventQueues({ redisUrl: redis.url, logger: catalogue.logger });
  queues.consume("viewing", {
    "class.published": async (event) => {
      heard.push(event);
    },
  });
  stopWorkers = catalogue.startWorkers();
});
afterAll(async () => {
  await stopWorkers();
  await queues.close();
  await redis.close();
  await catalogue.end();
});

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("Condition not met within 10 s.");
};
const viewsOf = async (id: string): Promise<number> => {
  const { rows } = await catalogue.pool.query("SELECT total_views FROM dance_class WHERE id = $1", [
    id,
  ]);
  return rows[0].total_views;
};
const started = (classId: string, memberId = MEMBER_ID, day = "2026-11-20"): DomainEvent => ({
  id: randomUUID(),
  topic: "class.started",
  payload: { classId, memberId, day },
  occurredAt: "2026-11-20T12:00:00.000Z",
});

describe("the workers", () => {
  it("every class that the seed publishes reaches viewing", async () => {
    await until(() => heard.length >= danceClasses.length);
    const ids = new Set(heard.map(({ payload }) => (payload as { classId: string }).classId));
    expect(ids).toEqual(new Set(danceClasses.map(({ id }) => id)));
  });

  it("total views grow by one per member, class, and day, however often the event arrives", async () => {
    const id = danceClasses[0]?.id ?? "";
    const before = await viewsOf(id);
    const again = started(id);
    await queues.publish("catalogue", again);
    await queues.publish("catalogue", again);
    await queues.publish("catalogue", started(id));
    await queues.publish("catalogue", started(id, MEMBER_ID, "2026-11-21"));
    await queues.publish("catalogue", started(id, randomUUID()));
    await until(async () => (await viewsOf(id)) >= before + 3);
    await catalogue.modules.views.services.views.countStarts();
    expect(await viewsOf(id)).toBe(before + 3);
  });

  it("counting twice adds each start once", async () => {
    const id = danceClasses[1]?.id ?? "";
    const before = await viewsOf(id);
    const { views } = catalogue.modules.views.services;
    await views.recordStart({ classId: id, memberId: MEMBER_ID, day: "2026-11-20" });
    await Promise.all([views.countStarts(), views.countStarts()]);
    await views.countStarts();
    expect(await viewsOf(id)).toBe(before + 1);
  });
});
