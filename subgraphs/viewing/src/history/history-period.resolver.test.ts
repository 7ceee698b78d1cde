import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { fetchEntities, fetchMember } from "../testing/operations";
import { aMember, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
type Member = ReturnType<typeof aMember>;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** Records of classes last danced at these instants. */
async function danced(viewer: Member, status: string, ...instants: readonly string[]) {
  await fixture.database.pool.query(
    `INSERT INTO class_record (member_id, class_id, status, last_viewed_seconds, created_at,
       updated_at, completed_at, lease_session_id, lease_claim, lease_played_from, lease_is_playing,
       lease_seen_at)
     SELECT $1, gen_random_uuid(), $2::viewing_status, 200, at, at,
       CASE WHEN $2 = 'COMPLETED' THEN at END, gen_random_uuid(), 2, at, false, at
     FROM unnest($3::timestamptz[]) AS at`,
    [viewer.memberId, status, instants],
  );
}

async function periods(viewer: Member, args: string): Promise<[string, number][]> {
  const answer = await fetchMember(fixture, viewer, `historyPeriods(${args}) { start count }`);
  return answer.historyPeriods.map(({ start, count }: { start: string; count: number }) => [
    start,
    count,
  ]);
}

describe("the periods of the history", () => {
  it("CAT-HIST-03 CAT-HIST-04 four weeks, then months of this year, then years, with their counts", async () => {
    const viewer = aMember();
    fixture.now = new Date("2026-11-20T12:00:00Z");
    const thisWeek = Array.from({ length: 13 }, () => "2026-11-16T00:00:00Z");
    await danced(viewer, "STARTED", ...thisWeek, "2026-11-15T23:59:59Z", "2026-10-26T00:00:00Z");
    await danced(viewer, "STARTED", "2026-10-25T23:00:00Z", "2026-10-01T00:00:00Z");
    await danced(viewer, "STARTED", "2025-12-31T23:59:00Z", "2025-01-01T00:00:00Z");
    await danced(viewer, "COMPLETED", "2026-11-19T10:00:00Z");
    await danced(aMember(), "STARTED", "2026-11-19T10:00:00Z");
    expect(await periods(viewer, 'timeZone: "UTC"')).toEqual([
      ["2026-11-16T00:00:00.000Z", 13],
      ["2026-11-09T00:00:00.000Z", 1],
      ["2026-10-26T00:00:00.000Z", 1],
      ["2026-10-01T00:00:00.000Z", 2],
      ["2025-01-01T00:00:00.000Z", 2],
    ]);
    expect(await periods(viewer, 'status: COMPLETED, timeZone: "UTC"')).toEqual([
      ["2026-11-16T00:00:00.000Z", 1],
    ]);
  });

  it("CAT-HIST-03 days are in the requested time zone, even across a clock change", async () => {
    const viewer = aMember();
    fixture.now = new Date("2026-10-27T10:00:00Z");
    await danced(viewer, "STARTED", "2026-10-25T22:30:00Z", "2026-10-25T23:30:00Z");
    expect(await periods(viewer, 'timeZone: "Europe/Berlin"')).toEqual([
      ["2026-10-25T23:00:00.000Z", 1],
      ["2026-10-18T22:00:00.000Z", 1],
    ]);
  });

  it("is empty for a new member, null for other viewers, and rejects an unknown time zone", async () => {
    const owner = aMember();
    expect(await periods(owner, 'timeZone: "UTC"')).toEqual([]);
    const fragment = '... on Member { historyPeriods(timeZone: "UTC") { count } }';
    const ids = [toGlobalId("Member", owner.memberId)];
    const [asked] = await fetchEntities(fixture, { fragment, ids, viewer: aMember() });
    expect(asked).toMatchObject({ historyPeriods: null });
    await expect(periods(owner, 'timeZone: "Mars/Olympus"')).rejects.toMatchObject({
      extensions: { code: "BAD_USER_INPUT" },
    });
  });
});
