import { classGlobalId, fetchMember, heartbeat, RECORD_PROGRESS } from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
let fixture: ViewingFixture;
type Member = ReturnType<typeof aMember>;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

async function dance(viewer: Member, change: Parameters<typeof heartbeat>[0]) {
  await fixture.execute(RECORD_PROGRESS, { viewer, variables: heartbeat(change) });
  fixture.wait(10);
}

const MALFORMED = { sessionId: "a b", pageViewId: "x".repeat(65) };
const UNKNOWN = {
  sessionId: null,
  pageViewId: null,
  device: "unknown",
  browser: "unknown",
  userAgent: "",
  ip: "unknown",
  country: "unknown",
  city: "unknown",
};
const ORIGIN = "origin { sessionId pageViewId device browser userAgent ip country city }";

async function viewings(viewer: Member, args = "") {
  const { viewedClasses } = await fetchMember(
    fixture,
    viewer,
    `viewedClasses${args} {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node {
        playbackSessionId status lastViewedSeconds secondsWatched createdAt updatedAt
        danceClass { id } ${ORIGIN}
      } }
    }`,
  );
  return viewedClasses;
}

const sessionsOf = (list: { edges: { node: { playbackSessionId: string } }[] }) =>
  list.edges.map(({ node }) => node.playbackSessionId);

describe("viewed classes", () => {
  it("VIEW-PROG-13 ENT-07 API-VIEW-04 a viewing has class, owner, location, status, seconds, session, page view, device, agent, browser, and IP address", async () => {
    const viewer = aMember({ userAgent: FIREFOX, address: "49.36.0.1" });
    const classId = await fixture.aClass();
    const tracking = { sessionId: "session_1", pageViewId: "page-view-7" };
    const playbackSessionId = anId();
    const beat = { classId, playbackSessionId, ...tracking };
    await dance(viewer, { ...beat, positionSeconds: 130.7, dancedSeconds: 125 });
    await dance(viewer, { ...beat, sequence: 2, positionSeconds: 141, dancedSeconds: 135 });
    const { edges, totalCount } = await viewings(viewer);
    expect(totalCount).toBe(1);
    expect(edges[0].node).toEqual({
      playbackSessionId,
      status: "STARTED",
      lastViewedSeconds: 141,
      secondsWatched: 135,
      createdAt: "2026-11-20T12:00:00.000Z",
      updatedAt: "2026-11-20T12:00:10.000Z",
      danceClass: { id: classGlobalId(classId) },
      origin: {
        ...tracking,
        device: "Desktop",
        browser: "Firefox",
        userAgent: FIREFOX,
        ip: "49.36.0.1",
        country: "IN",
        city: "unknown",
      },
    });
    const { rows } = await fixture.database.pool.query("SELECT member_id FROM viewed_class");
    expect(rows).toEqual([{ member_id: viewer.memberId }]);
  });

  it("a viewing without consent stores no address, agent, device, or country", async () => {
    const viewer = aMember({ userAgent: FIREFOX, address: "49.36.0.1" });
    const classId = await fixture.aClass();
    await dance(viewer, { classId, playbackSessionId: anId(), positionSeconds: 130 });
    await dance(viewer, { classId, playbackSessionId: anId(), positionSeconds: 130, ...MALFORMED });
    const { edges } = await viewings(viewer);
    expect(edges).toHaveLength(2);
    for (const { node } of edges) {
      expect(node).toMatchObject({ status: "STARTED", origin: UNKNOWN });
    }
    expect((await fixture.database.pool.query("SELECT 1 FROM viewing_origin")).rowCount).toBe(0);
  });

  it("a page view without its session is no consent", async () => {
    const viewer = aMember({ userAgent: FIREFOX, address: "49.36.0.1" });
    const beat = { classId: await fixture.aClass(), playbackSessionId: anId() };
    await dance(viewer, { ...beat, positionSeconds: 130, pageViewId: "page" });
    const { edges } = await viewings(viewer);
    expect(edges[0].node).toMatchObject({ status: "STARTED", origin: UNKNOWN });
  });

  it("consent given during a class stores the origin from then on", async () => {
    const viewer = aMember({ address: "8.8.8.8" });
    const beat = { classId: await fixture.aClass(), playbackSessionId: anId() };
    await dance(viewer, { ...beat, positionSeconds: 130 });
    const moved = { ...viewer, address: "49.36.0.1" };
    await dance(moved, { ...beat, sequence: 2, positionSeconds: 140, sessionId: "s-1" });
    const { edges } = await viewings(viewer);
    expect(edges[0].node.origin).toMatchObject({
      sessionId: "s-1",
      ip: "49.36.0.1",
      country: "IN",
    });
  });

  it("a later page view is added, and the first update's address stays", async () => {
    const viewer = aMember({ address: "8.8.8.8" });
    const classId = await fixture.aClass();
    const beat = { classId, playbackSessionId: anId(), sessionId: "s-1" };
    await dance(viewer, { ...beat, positionSeconds: 130 });
    const moved = { ...viewer, address: "49.36.0.1" };
    await dance(moved, { ...beat, sequence: 2, positionSeconds: 140, pageViewId: "page-2" });
    const { edges } = await viewings(viewer);
    expect(edges[0].node.origin).toMatchObject({
      sessionId: "s-1",
      pageViewId: "page-2",
      ip: "8.8.8.8",
      country: "US",
    });
  });

  it("API-VIEW-02 listViewedClasses: by creation in both orders, by status, page by page, owner only", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const sessions = Array.from({ length: 5 }, anId);
    for (const [index, playbackSessionId] of sessions.entries()) {
      const positionSeconds = index % 2 === 0 ? 1790 : 400;
      await dance(viewer, { classId, playbackSessionId, positionSeconds });
    }
    await dance(aMember(), { classId, playbackSessionId: anId(), positionSeconds: 1790 });
    expect(sessionsOf(await viewings(viewer))).toEqual(sessions.toReversed());
    const oldest = await viewings(viewer, "(order: OLDEST_FIRST, status: COMPLETED, first: 2)");
    expect(sessionsOf(oldest)).toEqual([sessions[0], sessions[2]]);
    expect([oldest.totalCount, oldest.pageInfo.hasNextPage]).toEqual([3, true]);
    const rest = await viewings(
      viewer,
      `(order: OLDEST_FIRST, status: COMPLETED, after: "${oldest.pageInfo.endCursor}")`,
    );
    expect(sessionsOf(rest)).toEqual([sessions[4]]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    const newest = await viewings(viewer, "(first: 2)");
    const next = await viewings(viewer, `(first: 2, after: "${newest.pageInfo.endCursor}")`);
    expect(sessionsOf(next)).toEqual([sessions[2], sessions[1]]);
  });
});
