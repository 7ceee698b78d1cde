import { randomUUID } from "node:crypto";
import type { AnyEventContract } from "@eightcount/contracts/define-event";
import { entitlementChanged } from "@eightcount/contracts/events/entitlement-changed";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { Pool } from "pg";
import { createLogger } from "../logging/logger";
import type { DomainEvent } from "./domain-event";
import { OutboxRelay } from "./outbox";

const logger = createLogger("test");
logger.level = "silent";
const errors = jest.spyOn(logger, "error");

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
let published: DomainEvent[];

beforeAll(async () => {
  database = await testDatabase("billing");
  pool = new Pool({ connectionString: database.url });
});
beforeEach(async () => {
  await database.reset();
  published = [];
  errors.mockClear();
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const changed = (rest: object = {}) => ({
  memberId: randomUUID(),
  isEntitled: true,
  planCode: "MONTHLY",
  occurredAt: "2026-11-24T02:00:00.000Z",
  ...rest,
});

const relay = (contracts: readonly AnyEventContract[] = [entitlementChanged]) =>
  new OutboxRelay({
    pool,
    queues: { publish: async (_, event) => void published.push(event) },
    contracts,
    logger,
  });

async function store(payload: object, { topic = "entitlement.changed", version = 1 } = {}) {
  const id = randomUUID();
  await pool.query(
    "INSERT INTO outbox_event (id, topic, version, payload) VALUES ($1, $2, $3, $4)",
    [id, topic, version, payload],
  );
  return id;
}

const parked = async () =>
  (await pool.query("SELECT id FROM outbox_event WHERE parked_at IS NOT NULL")).rows.map(
    ({ id }: { id: string }) => id,
  );

describe("an event that does not match its contract", () => {
  it.each([
    ["a payload that does not fit", changed({ memberId: "ada" }), {}],
    ["a version from the future", changed(), { version: 2 }],
    ["a topic without a contract", changed(), { topic: "entitlement.lost" }],
  ])("is parked: %s", async (_, payload, stored) => {
    const id = await store(payload, stored);
    const other = await store(changed());
    await relay().flush();
    expect(published.map((event) => event.id)).toEqual([other]);
    expect(await parked()).toEqual([id]);
    await relay().flush();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ eventId: id }), "event parked");
  });

  it("writes no personal data to the log", async () => {
    await store(changed({ memberId: "ada@example.com" }));
    await relay().flush();
    const [{ err }] = errors.mock.calls[0] as unknown as [{ err: Error }];
    expect(err.message).toBe(
      "entitlement.changed does not match its contract (memberId: invalid_format)",
    );
  });

  it("is not pruned, and is sent after an operator has repaired and released it", async () => {
    const id = await store(changed({ memberId: "ada" }));
    await pool.query("UPDATE outbox_event SET created_at = now() - interval '60 days'");
    await relay().flush();
    const memberId = randomUUID();
    await pool.query(
      `UPDATE outbox_event SET parked_at = NULL,
         payload = payload || jsonb_build_object('memberId', $2::text) WHERE id = $1`,
      [id, memberId],
    );
    await relay().flush();
    expect(published).toMatchObject([{ id, payload: { memberId } }]);
  });

  it("is tried again after an hour, and is sent once a newer release has its contract", async () => {
    const id = await store(changed());
    const parkedAgo = (age: string) =>
      pool.query("UPDATE outbox_event SET parked_at = now() - $1::interval", [age]);
    await relay([]).flush();
    await parkedAgo("59 minutes");
    await relay().flush();
    expect(published).toEqual([]);
    await parkedAgo("61 minutes");
    await relay([]).flush();
    expect(await parked()).toEqual([id]);
    await parkedAgo("61 minutes");
    await relay().flush();
    expect(published).toMatchObject([{ id }]);
    expect(await parked()).toEqual([]);
  });
});
