import { tooManyExports } from "@eightcount/service-kit/my-data/member-records.service";
import { describeMemberRecords } from "@eightcount/test-kit/my-data/describe-member-records";
import {
  classGlobalId,
  fetchEntities,
  fetchMember,
  heartbeat,
  RATE_CLASS,
  RECORD_PROGRESS,
  SAVE_CLASS,
} from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";
import { MemberRecordsReadModel } from "./member-records.read-model";
import { viewingRecords } from "./viewing-records";

let fixture: ViewingFixture;
beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const RECORDS = `viewingRecords {
  __typename
  ... on MemberRecords { records { name columns rows isTruncated } }
  ... on MemberRecordsRefused { code message }
}
recordedClasses { id }`;

/** A member who saved, danced, and rated one class. */
async function aDancer() {
  const viewer = aMember();
  const classId = await fixture.aClass();
  const progress = { classId, playbackSessionId: anId(), positionSeconds: 300 };
  const visit = { sessionId: anId(), pageViewId: anId() };
  await fixture.execute(SAVE_CLASS, { viewer, variables: { classId } });
  await fixture.execute(RECORD_PROGRESS, {
    viewer,
    variables: heartbeat({ ...progress, ...visit }),
  });
  const rating = { input: { classId, difficulty: 3, rating: 5, comments: "Again!" } };
  await fixture.execute(RATE_CLASS, { viewer, variables: rating });
  return { viewer, classId };
}

describeMemberRecords({
  subgraph: "viewing",
  records: viewingRecords,
  samples: { "class_record.status": "COMPLETED", "viewed_class.status": "COMPLETED" },
  read: (db, memberId) => new MemberRecordsReadModel(db).read(memberId),
  use: async () => {
    const { viewer } = await aDancer();
    return { db: fixture.database.pool, memberId: viewer.memberId };
  },
});

interface Exported {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}
const rowsOf = (records: readonly Exported[], asked: string) => {
  const { columns = [], rows = [] } = records.find(({ name }) => name === asked) ?? {};
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [columns[index], value])));
};

describe("Member.viewingRecords", () => {
  it("has what the member saved, danced, and rated, in words", async () => {
    const { viewer, classId } = await aDancer();
    const member = await fetchMember(fixture, viewer, RECORDS);
    const { records } = member.viewingRecords;
    expect(rowsOf(records, "Saved classes")).toEqual([
      {
        "Class ID": classId,
        "Saved at": "2026-11-20T12:00:00.000Z",
        "Changed at": "2026-11-20T12:00:00.000Z",
        "Removed at": null,
      },
    ]);
    expect(rowsOf(records, "Watch history")).toEqual([
      expect.objectContaining({
        "Class ID": classId,
        Status: "STARTED",
        "Position in seconds": "300",
      }),
    ]);
    expect(rowsOf(records, "Ratings")).toEqual([
      expect.objectContaining({ "Class ID": classId, Comments: "Again!" }),
    ]);
    expect(member.recordedClasses).toEqual([{ id: classGlobalId(classId) }]);
  });

  it("keeps the newest ten thousand records of a kind and says that there are more", async () => {
    const viewer = aMember();
    await fixture.database.pool.query(
      `INSERT INTO saved_class (member_id, class_id, created_at, updated_at)
       SELECT $1, gen_random_uuid(), day, day
       FROM generate_series(timestamptz '2000-01-01Z', timestamptz '2000-01-01Z' + interval '10000 hours', '1 hour') day`,
      [viewer.memberId],
    );
    const { viewingRecords: answer } = await fetchMember(fixture, viewer, RECORDS);
    const saved = answer.records.find(({ name }: Exported) => name === "Saved classes");
    expect(saved.isTruncated).toBe(true);
    expect(saved.rows).toHaveLength(10_000);
    expect(saved.rows.at(-1)).toContain("2000-01-01T01:00:00.000Z");
  });

  it("is refused after six exports within an hour, for this member alone", async () => {
    const [viewer, other] = [aMember(), aMember()];
    const fields = RECORDS;
    for (let times = 0; times < 6; times += 1) {
      const { viewingRecords: answer } = await fetchMember(fixture, viewer, fields);
      expect(answer.__typename).toBe("MemberRecords");
    }
    const { viewingRecords: refused } = await fetchMember(fixture, viewer, fields);
    expect(refused).toEqual({ __typename: "MemberRecordsRefused", ...tooManyExports });
    const { viewingRecords: theirs } = await fetchMember(fixture, other, fields);
    expect(theirs.__typename).toBe("MemberRecords");
  });

  it("is null for everyone else", async () => {
    const { viewer } = await aDancer();
    const ids = [Buffer.from(`Member:${viewer.memberId}`).toString("base64url")];
    const fragment = `... on Member { ${RECORDS} }`;
    const nothing = { __typename: "Member", viewingRecords: null, recordedClasses: null };
    expect(await fetchEntities(fixture, { fragment, ids, viewer: aMember() })).toEqual([nothing]);
    expect(await fetchEntities(fixture, { fragment, ids })).toEqual([nothing]);
  });
});
