import { memberOfKind, members } from "@eightcount/demo/content/members";
import { fetchMember, heartbeat, RECORD_PROGRESS } from "../../src/testing/operations";
import {
  aMember,
  anId,
  type ViewingFixture,
  viewingFixture,
} from "../../src/testing/viewing-fixture";
import { factRows, readyMadeViewings } from "./ready-made-viewings";
import { SeedRepository } from "./seed.repository";

const seededAt = new Date("2026-11-21T10:00:00Z");
const WEEK_MS = 7 * 86_400_000;
let fixture: ViewingFixture;
let seeds: SeedRepository;

async function seed(): Promise<number> {
  await seeds.saveFacts(factRows);
  let made = 0;
  for (const rows of readyMadeViewings(seededAt)) if (await seeds.addMember(rows)) made += 1;
  return made;
}

const asMember = (kind: string) => aMember({ memberId: memberOfKind(kind).id });

interface Listed {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: { readonly updatedAt: string } }[];
}

beforeAll(async () => {
  fixture = await viewingFixture();
  fixture.now = seededAt;
  seeds = new SeedRepository(fixture.database.pool);
  expect(await seed()).toBe(5);
});
afterAll(() => fixture.close());

/** The history period an instant falls into, by calendar weeks from Monday (UTC). */
function periodOf(instant: string): string {
  const monday = Date.UTC(2026, 10, 16);
  const weeks = Math.ceil((monday - Date.parse(instant)) / WEEK_MS);
  if (weeks <= 0) return "this week";
  if (weeks < 4) return `${weeks} weeks before`;
  return instant.startsWith("2026") ? "this year" : "last year";
}

describe("demo members' history", () => {
  it.each(["STARTED", "COMPLETED"])(
    "SEED-08 the seasoned member has over ten %s records, in every history period",
    async (status) => {
      const field = `history(status: ${status}, first: 100) { totalCount edges { node { updatedAt } } }`;
      const { history } = await fetchMember(fixture, asMember("active yearly"), field);
      const { totalCount, edges } = history as Listed;
      expect(totalCount).toBeGreaterThan(10);
      const periods = new Set(edges.map(({ node }) => periodOf(node.updatedAt)));
      expect([...periods].sort()).toEqual(
        [
          "this week",
          "1 weeks before",
          "2 weeks before",
          "3 weeks before",
          "this year",
          "last year",
        ].sort(),
      );
    },
  );

  it("SEED-08 over twenty classes are saved and completed views span over thirty weeks", async () => {
    const { savedClasses, classesTaken } = await fetchMember(
      fixture,
      asMember("active yearly"),
      `savedClasses { totalCount }
       classesTaken(timeZone: "UTC", first: 100) { edges { node { beginner intermediate advanced } } }`,
    );
    expect(savedClasses.totalCount).toBeGreaterThan(20);
    const filled = classesTaken.edges.filter(
      ({ node }: { node: Record<string, number> }) =>
        (node.beginner ?? 0) + (node.intermediate ?? 0) + (node.advanced ?? 0) > 0,
    );
    expect(filled.length).toBeGreaterThan(30);
    for (const level of ["beginner", "intermediate", "advanced"]) {
      const total = filled.reduce(
        (sum: number, { node }: { node: Record<string, number> }) => sum + (node[level] ?? 0),
        0,
      );
      expect(total).toBeGreaterThan(5);
    }
  });

  it.each(["trial", "FreeAccess"])(
    "SEED-08 the %s member shows every empty state",
    async (kind) => {
      const answer = await fetchMember(
        fixture,
        asMember(kind),
        `history { totalCount } completed: history(status: COMPLETED) { totalCount }
       savedClasses { totalCount } continueDancing { totalCount }
       classesTaken(timeZone: "UTC") { totalCount }
       usageMetrics { totalClassesTaken totalSecondsDanced }`,
      );
      const none = { totalCount: 0 };
      expect(answer).toMatchObject({
        history: none,
        completed: none,
        savedClasses: none,
        continueDancing: none,
        classesTaken: none,
        usageMetrics: { totalClassesTaken: 0, totalSecondsDanced: 0 },
      });
    },
  );

  it("totals match the records", async () => {
    const { rows } = await fixture.database.pool.query(`
      SELECT m.total_classes_taken = count(*) FILTER (WHERE r.status = 'COMPLETED') AS agrees
      FROM usage_metrics m JOIN class_record r USING (member_id) GROUP BY m.member_id`);
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ agrees: true })));
  });

  it("minutes danced match the classes, each danced once and no longer than it lasts", async () => {
    const { rows } = await fixture.database.pool.query(`
      SELECT m.total_seconds_danced AS danced, sum(f.duration_seconds)::int AS length,
        sum(f.duration_seconds) FILTER (WHERE r.status = 'COMPLETED')::int AS completed,
        count(*) = (SELECT count(*) FROM viewed_class v WHERE v.member_id = m.member_id) AS once
      FROM usage_metrics m JOIN class_record r USING (member_id) JOIN class_fact f USING (class_id)
      GROUP BY m.member_id`);
    expect(rows).toHaveLength(5);
    for (const { danced, length, completed, once } of rows) {
      expect(danced).toBeLessThan(length);
      expect(danced).toBeGreaterThan(completed * 0.9);
      expect(once).toBe(true);
    }
  });

  it("no member dances two classes at the same time", async () => {
    const { rows } = await fixture.database.pool.query(`
      SELECT member_id, class_id, created_at, updated_at,
        lag(updated_at) OVER (PARTITION BY member_id ORDER BY updated_at) AS before
      FROM viewed_class`);
    for (const { before, created_at: from } of rows) {
      if (before) expect(from.getTime()).toBeGreaterThanOrEqual(before.getTime());
    }
  });

  it("seeding again changes nothing, even for members who have danced since", async () => {
    const { rows: before } = await fixture.database.pool.query(
      "SELECT * FROM class_record ORDER BY id",
    );
    expect(await seed()).toBe(0);
    const { rows: after } = await fixture.database.pool.query(
      "SELECT * FROM class_record ORDER BY id",
    );
    expect(after).toEqual(before);
    const viewer = asMember("trial");
    const classId = String(factRows[0]?.class_id);
    const variables = heartbeat({ classId, playbackSessionId: anId(), positionSeconds: 600 });
    await fixture.execute(RECORD_PROGRESS, { viewer, variables });
    expect(await seed()).toBe(0);
    expect(members.length).toBeGreaterThan(5);
  });
});
