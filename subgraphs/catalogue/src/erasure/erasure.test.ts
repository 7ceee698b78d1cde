import { randomUUID } from "node:crypto";
import { ErasureService } from "@eightcount/service-kit/erasure/erasure.service";
import { memberErasedJob } from "@eightcount/service-kit/erasure/member-erased.job";
import { memberTables, tablesWith } from "@eightcount/test-kit/erasure/traces";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { type CatalogueFixture, catalogueFixture } from "../testing/catalogue-fixture";
import { ErasureRepository } from "./erasure.repository";

const ADA = "0198f6a2-ada0-7000-8000-000000000001";
const BOB = "0198f6a2-b0b0-7000-8000-000000000002";

let fixture: CatalogueFixture;
let redis: TestRedis;
beforeAll(async () => {
  [fixture, redis] = await Promise.all([catalogueFixture(), testRedis()]);
});
afterAll(async () => {
  await Promise.all([fixture.end(), redis.close()]);
});

function erase(memberId: string): Promise<void> {
  const { logger, redisPrefix } = fixture.infrastructure;
  const access = { config: { redisUrl: redis.url }, logger, redisPrefix };
  const erasures = new ErasureRepository(fixture.pool);
  const { handle } = memberErasedJob(
    new ErasureService({ erasures, queues: access, consumer: "catalogue" }),
  );
  return handle({
    ...{ id: randomUUID(), topic: "member.erased", version: 1, payload: { memberId } },
    occurredAt: new Date().toISOString(),
  });
}

describe("an erased member in the catalogue", () => {
  it("knows every table that has a member's id", async () => {
    expect(await memberTables(fixture.pool)).toEqual(["class_view"]);
  });

  it("leaves no trace, and the classes keep their views", async () => {
    const { rows } = await fixture.pool.query<{ id: string; views: number }>(
      "SELECT id, total_views AS views FROM dance_class ORDER BY id LIMIT 1",
    );
    const [{ id, views } = { id: "", views: 0 }] = rows;
    const { views: service } = fixture.modules.views.services;
    await service.recordStart({ classId: id, memberId: ADA, day: "2026-11-20" });
    await service.countStarts();
    await service.recordStart({ classId: id, memberId: ADA, day: "2026-11-21" });
    await service.recordStart({ classId: id, memberId: BOB, day: "2026-11-21" });
    await Promise.all([erase(ADA), erase(ADA)]);
    await erase(ADA);
    await service.countStarts();
    expect(await tablesWith(fixture.pool, [ADA])).toEqual([]);
    expect(await tablesWith(fixture.pool, [BOB])).toEqual(["class_view"]);
    const after = await fixture.pool.query<{ views: number }>(
      "SELECT total_views AS views FROM dance_class WHERE id = $1",
      [id],
    );
    expect(after.rows[0]?.views).toBe(views + 3);
  });
});
