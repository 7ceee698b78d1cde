import { encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { fetchEntities, fetchMember, heartbeat, RECORD_PROGRESS } from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
type Member = ReturnType<typeof aMember>;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** Completes a class at an instant, in a session of its own. */
async function complete(viewer: Member, classId: string, at: string, dancedSeconds = 60) {
  fixture.now = new Date(at);
  const beat = { classId, playbackSessionId: anId(), positionSeconds: 1790, dancedSeconds };
  await fixture.execute(RECORD_PROGRESS, { viewer, variables: heartbeat(beat) });
}

async function chart(viewer: Member, args: string) {
  const { classesTaken } = await fetchMember(
    fixture,
    viewer,
    `classesTaken(${args}) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { timeRef beginner intermediate advanced } }
    }`,
  );
  return {
    ...classesTaken,
    bars: classesTaken.edges.map(({ node }: { node: Record<string, unknown> }) => [
      node.timeRef,
      node.beginner,
      node.intermediate,
      node.advanced,
    ]),
  };
}

describe("usage metrics", () => {
  it("ENT-08 VIEW-PROG-14 API-VIEW-05 totals start at 0 and add up seconds danced and classes taken", async () => {
    const viewer = aMember();
    const totals = "usageMetrics { totalClassesTaken totalSecondsDanced }";
    expect(await fetchMember(fixture, viewer, totals)).toMatchObject({
      usageMetrics: { totalClassesTaken: 0, totalSecondsDanced: 0 },
    });
    const [one, two] = [await fixture.aClass(), await fixture.aClass()];
    await complete(viewer, one, "2026-11-19T10:00:00Z", 90);
    await complete(viewer, two, "2026-11-19T11:00:00Z", 40);
    await complete(viewer, one, "2026-11-19T12:00:00Z", 25);
    expect(await fetchMember(fixture, viewer, totals)).toMatchObject({
      usageMetrics: { totalClassesTaken: 2, totalSecondsDanced: 155 },
    });
  });
});

describe("classes taken", () => {
  it("VIEW-PROG-17 are null for other viewers, even while there are bars", async () => {
    const owner = aMember();
    await complete(owner, await fixture.aClass(), "2026-11-19T10:00:00Z");
    const fragment =
      '... on Member { classesTaken(period: DAY, timeZone: "UTC", first: 5) { totalCount } }';
    const ids = [toGlobalId("Member", owner.memberId)];
    const askedBy = async (viewer?: Member) =>
      (await fetchEntities(fixture, { fragment, ids, ...(viewer ? { viewer } : {}) }))[0]
        .classesTaken;
    expect(await askedBy(aMember())).toBeNull();
    expect(await askedBy()).toBeNull();
    expect(await askedBy(owner)).toMatchObject({ totalCount: expect.any(Number) });
  });

  it("CAT-CHART-03 ENT-09 counts distinct classes per level and period", async () => {
    const viewer = aMember();
    const beginner = await fixture.aClass({ level: 3 });
    const advanced = [await fixture.aClass({ level: 8 }), await fixture.aClass({ level: 10 })];
    const intermediate = await fixture.aClass({ level: 4 });
    await complete(viewer, beginner, "2026-11-16T08:00:00Z");
    await complete(viewer, beginner, "2026-11-18T08:00:00Z");
    for (const classId of advanced) await complete(viewer, classId, "2026-11-17T08:00:00Z");
    await complete(viewer, intermediate, "2026-11-12T08:00:00Z");
    await complete(viewer, beginner, "2026-11-12T09:00:00Z");
    fixture.now = new Date("2026-11-20T12:00:00Z");
    const { bars } = await chart(viewer, 'timeZone: "UTC"');
    expect(bars).toEqual([
      ["2026-11-22T00:00:00.000Z", 1, 0, 2],
      ["2026-11-15T00:00:00.000Z", 1, 1, 0],
    ]);
  });

  it("CAT-CHART-12 AMB-43 counts completed viewings, not started ones, and the owner's alone", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const variables = heartbeat({ classId, playbackSessionId: anId(), positionSeconds: 500 });
    await fixture.execute(RECORD_PROGRESS, { viewer, variables });
    await complete(aMember(), classId, "2026-11-20T12:00:00Z");
    const { bars, totalCount } = await chart(viewer, 'timeZone: "UTC"');
    expect([bars, totalCount]).toEqual([[], 0]);
  });

  it("days, weeks, and months are in the requested time zone", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass({ level: 5 });
    // Sunday 22:30 in Berlin, Monday 06:30 in Tokyo; the last day of the month there.
    await complete(viewer, classId, "2026-05-31T20:30:00Z");
    fixture.now = new Date("2026-06-01T00:00:00Z");
    const day = (zone: string) => chart(viewer, `period: DAY, timeZone: "${zone}"`);
    expect((await day("Europe/Berlin")).bars).toEqual([
      ["2026-05-31T22:00:00.000Z", 0, 0, 0],
      ["2026-05-30T22:00:00.000Z", 0, 1, 0],
    ]);
    expect((await day("Asia/Tokyo")).bars).toEqual([["2026-05-31T15:00:00.000Z", 0, 1, 0]]);
    const month = (zone: string) => chart(viewer, `period: MONTH, timeZone: "${zone}"`);
    expect((await month("Asia/Tokyo")).bars).toEqual([["2026-05-31T15:00:00.000Z", 0, 1, 0]]);
    expect((await month("Europe/Berlin")).bars.at(-1)).toEqual([
      "2026-04-30T22:00:00.000Z",
      0,
      1,
      0,
    ]);
    const week = await chart(viewer, 'period: WEEK, timeZone: "Asia/Tokyo"');
    expect(week.bars).toEqual([["2026-06-06T15:00:00.000Z", 0, 1, 0]]);
  });

  it("a day of 23 or 25 hours is one bar", async () => {
    const viewer = aMember();
    const [one, two] = [await fixture.aClass(), await fixture.aClass()];
    await complete(viewer, one, "2026-10-24T22:00:00Z");
    await complete(viewer, two, "2026-10-25T22:59:59Z");
    fixture.now = new Date("2026-10-25T23:00:00Z");
    const { bars } = await chart(viewer, 'period: DAY, timeZone: "Europe/Berlin"');
    expect(bars).toEqual([
      ["2026-10-25T23:00:00.000Z", 0, 0, 0],
      ["2026-10-24T22:00:00.000Z", 0, 2, 0],
    ]);
  });

  it("CAT-CHART-07 older bars follow page by page, without gaps, and end", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass({ level: 1 });
    await complete(viewer, classId, "2026-01-05T12:00:00Z");
    await complete(viewer, classId, "2026-11-20T12:00:00Z");
    const seen: string[] = [];
    let after = "";
    do {
      const page = await chart(viewer, `timeZone: "Europe/Berlin", first: 20${after}`);
      expect(page.totalCount).toBe(46);
      seen.push(...page.bars.map(([timeRef]: [string]) => timeRef));
      after = page.pageInfo.hasNextPage ? `, after: "${page.pageInfo.endCursor}"` : "";
    } while (after);
    expect(seen).toHaveLength(46);
    expect(seen.at(-1)).toBe("2026-01-10T23:00:00.000Z");
    expect(new Set(seen).size).toBe(46);
  });

  it("a forged cursor is malformed input", async () => {
    const days = ["2026-02-30", "0000-01-01", "2026-13-01", "+010000-01-01", ""];
    for (const after of ["x", ...days.map((day) => encodeCursor([day]))]) {
      await expect(chart(aMember(), `timeZone: "UTC", after: "${after}"`)).rejects.toMatchObject({
        extensions: { code: "BAD_USER_INPUT" },
      });
    }
  });

  it("a former time zone name is accepted", async () => {
    for (const zone of ["US/Pacific-New", "Asia/Calcutta", "VST"]) {
      expect((await chart(aMember(), `timeZone: "${zone}"`)).bars).toEqual([]);
    }
  });

  it.each(["Mars/Olympus", "+05:30", "UTC'; --", ""])(
    "the unknown time zone %p is malformed input",
    async (zone) => {
      await expect(chart(aMember(), `timeZone: "${zone}"`)).rejects.toMatchObject({
        extensions: { code: "BAD_USER_INPUT" },
      });
    },
  );
});
