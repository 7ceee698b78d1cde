import { randomUUID } from "node:crypto";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import { memberTables, redisKeysWith, tablesWith } from "@eightcount/test-kit/erasure/traces";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

/** Erasure deletes from every table that has a member's id. A new table must be listed here. */
const DELETED = [
  "class_feedback",
  "class_record",
  "saved_class",
  "usage_metrics",
  "viewed_class",
  "viewing_origin",
];
const ADA = "0198f6a2-ada0-7000-8000-000000000001";
const BOB = "0198f6a2-b0b0-7000-8000-000000000002";

let fixture: ViewingFixture;
beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const db = () => fixture.database.pool;
const erased = (memberId: string) => ({
  ...{ id: randomUUID(), topic: "member.erased", version: 1, payload: { memberId } },
  occurredAt: new Date().toISOString(),
});
const erase = (memberId: string) => deliver(fixture.viewing.modules.erasure, erased(memberId));

/** Gives the member a row in every table. */
async function live(memberId: string, mark: string): Promise<void> {
  const ids = [memberId, randomUUID(), randomUUID()];
  const insert = (sql: string, values: readonly unknown[]) => db().query(sql, [...values]);
  await insert(
    `INSERT INTO class_record (member_id, class_id, status, last_viewed_seconds, lease_session_id,
       lease_claim, lease_played_from, lease_is_playing, lease_seen_at)
     VALUES ($1, $2, 'STARTED', 9, $3, 2, now(), false, now())`,
    ids,
  );
  await insert(
    `INSERT INTO viewed_class (member_id, class_id, session_id, sequence, status,
       last_viewed_seconds, seconds_watched, is_playing)
     VALUES ($1, $2, $3, 1, 'STARTED', 9, 9, false)`,
    ids,
  );
  await insert(
    `INSERT INTO viewing_origin (member_id, class_id, session_id, device, browser, user_agent, ip,
       country, city) VALUES ($1, $2, $3, $4, '', $4, $4, 'FR', $4)`,
    [...ids, mark],
  );
  await insert("INSERT INTO saved_class (member_id, class_id) VALUES ($1, $2)", ids.slice(0, 2));
  await insert(
    `INSERT INTO class_feedback (member_id, class_id, difficulty, comments, updated_at)
     VALUES ($1, $2, 3, $3, now())`,
    [memberId, ids[1], `by ${mark}`],
  );
  await insert("INSERT INTO usage_metrics (member_id, credited_through) VALUES ($1, now())", [
    memberId,
  ]);
  await insert(
    `INSERT INTO outbox_event (id, topic, payload, sent_at)
     VALUES (gen_random_uuid(), 'class.started', jsonb_build_object('memberId', $1::text), now())`,
    [memberId],
  );
}

describe("an erased member in viewing", () => {
  it("knows every table that has a member's id", async () => {
    expect(await memberTables(db())).toEqual(DELETED);
  });

  it("leaves no trace in any table, however often the event arrives, and others keep theirs", async () => {
    await live(ADA, "Adalovela");
    await live(BOB, "Bobby");
    const all = [...DELETED, "outbox_event"].sort();
    expect(await tablesWith(db(), [ADA])).toEqual(all);
    await Promise.all([erase(ADA), erase(ADA)]);
    await erase(ADA);
    expect(await tablesWith(db(), [ADA, "Adalovela"])).toEqual([]);
    expect(await tablesWith(db(), [BOB])).toEqual(all);
  });

  it("leaves no event about the member in Redis", async () => {
    const { config, logger } = fixture.viewing.infrastructure;
    const queues = new EventQueues({ redisUrl: config.redisUrl, logger });
    const payload = { memberId: ADA, comments: "by Adalovela" };
    await queues.publish("viewing", { ...erased(ADA), topic: "feedback.given", payload });
    await queues.publish("viewing", { ...erased(BOB), topic: "feedback.given" });
    await erase(ADA);
    expect(await redisKeysWith(config.redisUrl, [ADA, "Adalovela"])).toEqual([]);
    expect(await redisKeysWith(config.redisUrl, [BOB])).toHaveLength(1);
    await queues.close();
  });
});
