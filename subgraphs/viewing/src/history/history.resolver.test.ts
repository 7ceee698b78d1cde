import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import {
  classGlobalId,
  fetchEntities,
  fetchMember,
  heartbeat,
  RECORD_PROGRESS,
} from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
type Member = ReturnType<typeof aMember>;
interface Edge {
  readonly node: { readonly id: string; readonly danceClass: { readonly id: string } };
}

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** Dances a class up to a position, in a session of its own. */
async function dance(viewer: Member, classId: string, positionSeconds: number): Promise<void> {
  const variables = heartbeat({ classId, playbackSessionId: anId(), positionSeconds });
  await fixture.execute(RECORD_PROGRESS, { viewer, variables });
  fixture.wait(10);
}

/** Records of classes started one after the other, ten seconds apart, up to the present. */
async function startedLongAgo(viewer: Member, classes: readonly string[]): Promise<void> {
  await fixture.database.pool.query(
    `INSERT INTO class_record (member_id, class_id, status, last_viewed_seconds, created_at,
       updated_at, lease_session_id, lease_claim, lease_played_from, lease_is_playing, lease_seen_at)
     SELECT $1, class_id, 'STARTED', 200, at, at, class_id, 2, at, false, at
     FROM (SELECT class_id, $3::timestamptz - ($4 - place) * interval '10 seconds' AS at
       FROM unnest($2::uuid[]) WITH ORDINALITY AS given(class_id, place)) AS started`,
    [viewer.memberId, classes, fixture.now, classes.length],
  );
  fixture.wait(10);
}

async function someClasses(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => fixture.aClass()));
}

async function listed(viewer: Member, field: string): Promise<string[]> {
  const answer = await fetchMember(
    fixture,
    viewer,
    `list: ${field} { edges { node { id danceClass { id } } } }`,
  );
  return answer.list.edges.map(({ node }: Edge) => node.danceClass.id);
}

describe("history", () => {
  it("CAT-HIST-06 last danced first, 10 a page, by status and owner", async () => {
    const viewer = aMember();
    const classes = await someClasses(24);
    for (const classId of classes) await dance(viewer, classId, 200);
    await dance(viewer, classes[5] ?? "", 1790);
    await dance(viewer, classes[0] ?? "", 400);
    await dance(aMember(), classes[9] ?? "", 200);
    const expected = [0, ...Array.from({ length: 23 }, (_, index) => 23 - index)]
      .filter((index) => index !== 5)
      .map((index) => classGlobalId(classes[index] ?? ""));
    const seen: string[] = [];
    let after = "";
    for (const size of [10, 10, 3]) {
      const { history } = await fetchMember(
        fixture,
        viewer,
        `history(status: STARTED${after}) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { danceClass { id } } }
        }`,
      );
      expect([history.totalCount, history.edges.length]).toEqual([23, size]);
      expect(history.pageInfo.hasNextPage).toBe(size === 10);
      seen.push(...history.edges.map(({ node }: Edge) => node.danceClass.id));
      after = `, after: "${history.pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(expected);
    const completed = await listed(viewer, "history(status: COMPLETED)");
    expect(completed).toEqual([classGlobalId(classes[5] ?? "")]);
  });

  it("lists unfinished classes by default", async () => {
    const viewer = aMember();
    const [started, completed] = await someClasses(2);
    await dance(viewer, started ?? "", 300);
    await dance(viewer, completed ?? "", 1790);
    expect(await listed(viewer, "history")).toEqual([classGlobalId(started ?? "")]);
    expect(await listed(viewer, "history(status: null)")).toEqual([classGlobalId(started ?? "")]);
    expect(await listed(viewer, "history(status: NOT_INITIATED)")).toEqual([]);
  });

  it("ENT-06 VIEW-PROG-12 API-VIEW-03 a record is id, class, last viewed second, status, createdAt and updatedAt", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    await dance(viewer, classId, 130);
    const createdAt = new Date("2026-11-20T12:00:00.000Z").toISOString();
    const updatedAt = fixture.now.toISOString();
    await dance(viewer, classId, 250.5);
    const { history } = await fetchMember(
      fixture,
      viewer,
      "history { edges { node { id status lastViewedSeconds createdAt updatedAt danceClass { id } } } }",
    );
    expect(history.edges[0].node).toEqual({
      id: expect.any(String),
      status: "STARTED",
      lastViewedSeconds: 250,
      createdAt,
      updatedAt,
      danceClass: { id: classGlobalId(classId) },
    });
    const { rows } = await fixture.database.pool.query("SELECT id, member_id FROM class_record");
    expect(rows[0].member_id).toBe(viewer.memberId);
    expect(history.edges[0].node.id).toBe(toGlobalId("ClassRecord", rows[0].id));
  });

  it("VIEW-PROG-17 another member's record and history are null", async () => {
    const [owner, other] = [aMember(), aMember()];
    await dance(owner, await fixture.aClass(), 300);
    const { history } = await fetchMember(fixture, owner, "history { edges { node { id } } }");
    const ids = [history.edges[0].node.id];
    const fragment = "... on ClassRecord { id status }";
    expect(await fetchEntities(fixture, { fragment, ids, viewer: other })).toEqual([null]);
    expect(await fetchEntities(fixture, { fragment, ids })).toEqual([null]);
    const [mine] = await fetchEntities(fixture, { fragment, ids, viewer: owner });
    expect(mine).toMatchObject({ id: ids[0], status: "STARTED" });
    const fields =
      "history { totalCount } continueDancing { totalCount } usageMetrics { totalClassesTaken }";
    const [asked] = await fetchEntities(fixture, {
      fragment: `... on Member { ${fields} }`,
      ids: [toGlobalId("Member", owner.memberId)],
      viewer: other,
    });
    expect(asked).toMatchObject({ history: null, continueDancing: null, usageMetrics: null });
  });
});

describe("records by creation", () => {
  it("API-VIEW-02 listUserClassRecords: both orders, by status, page by page, unaffected by later dancing", async () => {
    const viewer = aMember();
    const classes = await someClasses(4);
    for (const classId of classes) await dance(viewer, classId, 200);
    await dance(viewer, classes[1] ?? "", 1790);
    await dance(viewer, classes[0] ?? "", 300);
    await dance(aMember(), classes[0] ?? "", 300);
    const ids = classes.map(classGlobalId);
    expect(await listed(viewer, "classRecords")).toEqual(ids.toReversed());
    expect(await listed(viewer, "classRecords(order: OLDEST_FIRST)")).toEqual(ids);
    const started = await listed(viewer, "classRecords(status: STARTED, order: OLDEST_FIRST)");
    expect(started).toEqual([ids[0], ids[2], ids[3]]);
    const counts = ["STARTED", "COMPLETED"].map(
      (status) => `${status}: classRecords(first: 1, status: ${status}) { totalCount }`,
    );
    expect(await fetchMember(fixture, viewer, counts.join(" "))).toMatchObject({
      STARTED: { totalCount: 3 },
      COMPLETED: { totalCount: 1 },
    });
    expect(await byThrees(viewer, "OLDEST_FIRST")).toEqual(ids);
    expect(await byThrees(viewer, "NEWEST_FIRST")).toEqual(ids.toReversed());
  });
});

/** Returns the classes of all records by creation, fetched in pages of three. */
async function byThrees(viewer: Member, order: string): Promise<string[]> {
  const seen: string[] = [];
  let after = "";
  do {
    const { classRecords } = await fetchMember(
      fixture,
      viewer,
      `classRecords(first: 3, order: ${order}${after}) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { danceClass { id } } }
      }`,
    );
    expect(classRecords.totalCount).toBe(4);
    seen.push(...classRecords.edges.map(({ node }: Edge) => node.danceClass.id));
    const { hasNextPage, endCursor } = classRecords.pageInfo;
    after = hasNextPage ? `, after: "${endCursor}"` : "";
  } while (after);
  return seen;
}

describe("continue dancing", () => {
  it("CAT-DASH-07 AMB-47 of the hundred started last, shows the four danced last", async () => {
    const viewer = aMember();
    const classes = await someClasses(102);
    await startedLongAgo(viewer, classes);
    const done = classes[100] ?? "";
    await dance(viewer, done, 1790);
    // Danced again just now, but started before the hundred newest.
    await dance(viewer, classes[0] ?? "", 300);
    await dance(viewer, classes[1] ?? "", 300);
    await dance(viewer, classes[7] ?? "", 300);
    const four = await listed(viewer, "continueDancing");
    expect(four).toEqual([7, 1, 101, 99].map((index) => classGlobalId(classes[index] ?? "")));
    const all = await listed(viewer, "continueDancing(first: 100)");
    expect(all).toHaveLength(100);
    expect(all).not.toContain(classGlobalId(classes[0] ?? ""));
    expect(all).not.toContain(classGlobalId(done));
  });

  it("is empty for a member who has started nothing", async () => {
    expect(await listed(aMember(), "continueDancing")).toEqual([]);
  });
});
