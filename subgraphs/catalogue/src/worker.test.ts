import { randomUUID } from "node:crypto";
import { type TestRedis, testRedis } from "@eightcount/local-stack/testing/test-redis";
import { danceClasses } from "@eightcount/sandbox/content/content-class";
import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import { type CatalogueFixture, catalogueFixture, MEMBER_ID } from "./testing/catalogue-fixture";
import { startWorkers, type Workers } from "./worker";

let catalogue: CatalogueFixture;
let redis: TestRedis;
let queues: EventQueues;
let workers: Workers;
const heard: DomainEvent[] = [];

beforeAll(async () => {
  [catalogue, redis] = await Promise.all([catalogueFixture(), testRedis()]);
  queues = new EventQueues({ redisUrl: redis.url, logger: catalogue.logger });
  queues.consume("viewing", {
    "class.published": async (event) => {
      heard.push(event);
    },
  });
  workers = startWorkers({ ...catalogue, redisUrl: redis.url, countEveryMs: 50 });
});
afterAll(async () => {
  await workers.stop();
  await queues.close();
  await redis.close();
  await catalogue.end();
});

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("it did not happen within five seconds");
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
  it("every class the seed published is told to viewing", async () => {
    await until(() => heard.length >= danceClasses.length);
    const ids = new Set(heard.map(({ payload }) => (payload as { classId: string }).classId));
    expect(ids).toEqual(new Set(danceClasses.map(({ id }) => id)));
  });

  it("total views grow by one per member, class and day, however often it is said", async () => {
    const id = danceClasses[0]?.id ?? "";
    const before = await viewsOf(id);
    const again = started(id);
    await queues.publish("catalogue", again);
    await queues.publish("catalogue", again);
    await queues.publish("catalogue", started(id));
    await queues.publish("catalogue", started(id, MEMBER_ID, "2026-11-21"));
    await queues.publish("catalogue", started(id, randomUUID()));
    await until(async () => (await viewsOf(id)) >= before + 3);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await viewsOf(id)).toBe(before + 3);
  });

  it("counting what was kept twice adds it once", async () => {
    const id = danceClasses[1]?.id ?? "";
    const before = await viewsOf(id);
    await catalogue.views.keepStart({ classId: id, memberId: MEMBER_ID, day: "2026-11-20" });
    await Promise.all([catalogue.views.countStarts(), catalogue.views.countStarts()]);
    await catalogue.views.countStarts();
    expect(await viewsOf(id)).toBe(before + 1);
  });
});
