import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Client } from "pg";
import { fetchesFromViewing, type PlannedFetch } from "./testing/client-operations";
import { classGlobalId, heartbeat } from "./testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "./testing/viewing-fixture";

const FEW = 2;
const MANY = 40;
const fetches = fetchesFromViewing();
const reading = fetches.filter(({ entities }) => entities.length > 0);
const writing = fetches.filter(({ entities }) => entities.length === 0);
let fixture: ViewingFixture;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(() => fixture.close());

/** A member who has started, completed and saved so many classes each, and the ids of all that. */
async function aMemberWith(count: number) {
  const viewer = aMember();
  const started = await Promise.all(Array.from({ length: count }, () => fixture.aClass()));
  const completed = await Promise.all(Array.from({ length: count }, () => fixture.aClass()));
  const { pool } = fixture.database;
  const { rows: records } = await pool.query<{ id: string }>(
    `INSERT INTO class_record (member_id, class_id, status, last_viewed_seconds,
       completed_at, lease_session_id, lease_claim, lease_played_from, lease_is_playing, lease_seen_at)
     SELECT $1, id, CASE WHEN id = ANY($2) THEN 'STARTED' ELSE 'COMPLETED' END::viewing_status,
       200, CASE WHEN id = ANY($3) THEN now() END, id, 2, now(), false, now() FROM unnest($2::uuid[] || $3::uuid[]) AS id RETURNING id`,
    [viewer.memberId, started, completed],
  );
  await pool.query(
    `INSERT INTO viewed_class (member_id, class_id, session_id, sequence, status,
       last_viewed_seconds, seconds_watched, is_playing, completed_at)
     SELECT $1, id, id, 1, 'COMPLETED', 1790, 60, false, now() FROM unnest($2::uuid[]) AS id`,
    [viewer.memberId, completed],
  );
  const { rows: saved } = await pool.query<{ id: string }>(
    "INSERT INTO saved_class (member_id, class_id) SELECT $1, unnest($2::uuid[]) RETURNING id",
    [viewer.memberId, started],
  );
  const globalIds = (type: string, rows: readonly { id: string }[]) =>
    rows.map(({ id }) => toGlobalId(type, id));
  const ids: Readonly<Record<string, readonly string[]>> = {
    Member: [toGlobalId("Member", viewer.memberId)],
    DanceClass: [...started, ...completed].map(classGlobalId),
    ClassRecord: globalIds("ClassRecord", records),
    SavedClass: globalIds("SavedClass", saved),
  };
  return { viewer, ids };
}

/** Returns all statements that reach the database while this runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(Client.prototype, "query");
  await work();
  const sent = query.mock.calls.length;
  query.mockRestore();
  return sent;
}

/** Sends the gateway's fetch for all rows of the member. Returns the statements it took. */
async function costOf({ source, entities }: PlannedFetch, rows: number): Promise<number> {
  const { viewer, ids } = await aMemberWith(rows);
  const representations = entities.flatMap((type) =>
    (ids[type] ?? []).map((id) => ({ __typename: type, id })),
  );
  expect(representations.length).toBeGreaterThan(0);
  const variables = { representations, timeZone: "UTC", count: rows, status: "STARTED" };
  return statementsOf(() => fixture.execute(source, { viewer, variables }));
}

describe("statements per operation", () => {
  it("the client's operations reach this subgraph", () => {
    expect(new Set(reading.map(({ operation }) => operation))).toContain("DashboardScreenQuery");
    expect(writing.length).toBeGreaterThan(3);
  });

  it.each(reading)(
    "$operation ($entities) takes as many for many rows as for few",
    async (fetch) => {
      const few = await costOf(fetch, FEW);
      expect(few).toBeGreaterThan(0);
      expect(await costOf(fetch, MANY)).toBe(few);
    },
  );

  it("the whole dashboard takes at most nine", async () => {
    const dashboard = reading.filter(({ operation }) => operation === "DashboardScreenQuery");
    let sum = 0;
    for (const fetch of dashboard) sum += await costOf(fetch, MANY);
    expect(sum).toBeLessThanOrEqual(9);
  });

  it.each(writing)("$operation takes at most three, however much the member has", async (fetch) => {
    const cost = async (rows: number) => {
      const { viewer, ids } = await aMemberWith(rows);
      const [danceClass = "", record = "", saved = ""] = [
        "DanceClass",
        "ClassRecord",
        "SavedClass",
      ].map((type) => ids[type]?.[0] ?? "");
      const inputs: Readonly<Record<string, object>> = {
        recordProgress: heartbeat({
          classId: danceClass,
          playbackSessionId: anId(),
          positionSeconds: 300,
        }).input,
        rateClass: { classId: danceClass, difficulty: 3 },
        saveClass: { classId: danceClass },
        unsaveClass: { savedClassId: saved },
        removeFromContinueDancing: { classRecordId: record },
        restoreToContinueDancing: { classRecordId: record },
        startStream: { streamId: anId(), classId: danceClass },
        takeOverStream: { streamId: anId(), classId: danceClass, stopping: anId() },
        keepStreamAlive: { streamId: anId(), classId: danceClass },
        endStream: { streamId: anId() },
      };
      const [field = ""] = Object.keys(inputs).filter((name) => fetch.source.includes(`{${name}(`));
      const variables = { input: inputs[field] };
      return statementsOf(() => fixture.execute(fetch.source, { viewer, variables }));
    };
    const few = await cost(FEW);
    // Streams are in Redis.
    expect(few).toBeGreaterThanOrEqual(fetch.source.includes("{endStream(") ? 0 : 1);
    expect(few).toBeLessThanOrEqual(3);
    expect(await cost(MANY)).toBe(few);
  });
});
