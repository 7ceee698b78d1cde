import { randomUUID } from "node:crypto";
import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { type TestDatabase, testDatabase } from "@eightcount/test-kit/databases/test-database";
import { readOutbox } from "@eightcount/test-kit/events/read-outbox";
import { Pool } from "pg";
import { feedbackModule } from "./feedback.module";

const logger = createLogger("accounts-test");
logger.level = "silent";
let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase("accounts");
  pool = new Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const memberId = randomUUID();
const classId = randomUUID();

/** Rates the class as an accounts process of an older release does. */
const rate = (difficulty: number, givenAt: string) =>
  pool.query(
    `INSERT INTO class_feedback (member_id, class_id, difficulty, comments, created_at, updated_at)
     VALUES ($1, $2, $3, 'My "knees"', $4, $4)
     ON CONFLICT (member_id, class_id) DO UPDATE SET
       difficulty = excluded.difficulty, updated_at = excluded.updated_at`,
    [memberId, classId, difficulty, givenAt],
  );

/** Events that the relay of an older release would claim and then park as unknown. */
const CLAIMED_BY_OLDER_RELAY =
  "SELECT FROM outbox_event WHERE sent_at IS NULL AND parked_at IS NULL";

it("sends viewing the ratings that an older process still stores", async () => {
  await pool.query(
    "INSERT INTO account (id, email, password_hash, updated_at) VALUES ($1, 'a@b.c', 'x', now())",
    [memberId],
  );
  await rate(2, "2026-11-25T10:00:00.120Z");
  await rate(5, "2026-11-25T11:00:00Z");
  const rating = { memberId, classId, rating: null, comments: 'My "knees"' };
  const times = { firstGivenAt: "2026-11-25T10:00:00.12+00:00" };
  const payloads = [
    { ...rating, ...times, difficulty: 2, givenAt: "2026-11-25T10:00:00.12+00:00" },
    { ...rating, ...times, difficulty: 5, givenAt: "2026-11-25T11:00:00+00:00" },
  ];
  expect(await readOutbox(pool)).toEqual(
    payloads.map((payload) => ({ topic: "feedback.given", payload })),
  );
  expect((await pool.query(CLAIMED_BY_OLDER_RELAY)).rowCount).toBe(0);

  const sent: [string, DomainEvent][] = [];
  const queues = {
    publish: async (queue: string, event: DomainEvent) => void sent.push([queue, event]),
  };
  const contracts = feedbackModule().publishes;
  await new OutboxRelay({ pool, queues, contracts, logger }).flush();
  expect(sent.map(([queue, { payload }]) => [queue, payload])).toEqual(
    payloads.map((payload) => ["viewing", payload]),
  );
});
