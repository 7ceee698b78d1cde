import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { classGlobalId, fetchEntities, RATE_CLASS } from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
let dancer: ReturnType<typeof aMember>;
let classId: string;
beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(async () => {
  await fixture.reset();
  dancer = aMember();
  classId = await fixture.aClass();
});
afterAll(() => fixture.close());

const rate = async (input: object, viewer: Viewer = dancer) => {
  const variables = { input: { classId, difficulty: 4, ...input } };
  return (await fixture.execute(RATE_CLASS, { viewer, variables })).rateClass;
};
const given = async (memberId: string, viewer: Viewer, of: string = classId) => {
  const fragment = `... on Member { classFeedback(classId: "${of}") { difficulty comments } }`;
  const ids = [toGlobalId("Member", memberId)];
  const [member] = await fetchEntities(fixture, { fragment, ids, viewer });
  return member.classFeedback;
};

describe("rateClass", () => {
  it("API-ACC-10 stores class and difficulty; rating and comments are optional", async () => {
    expect(await rate({})).toEqual({
      __typename: "ClassRated",
      feedback: { classId, difficulty: 4, rating: null, comments: null },
    });
    const first = fixture.now;
    fixture.wait(60);
    const full = { difficulty: 5, rating: 2, comments: " My knees! " };
    expect((await rate(full)).feedback).toEqual({
      classId,
      difficulty: 5,
      rating: 2,
      comments: "My knees!",
    });
    const { rows } = await fixture.database.pool.query(
      "SELECT member_id, difficulty, created_at, updated_at FROM class_feedback",
    );
    expect(rows).toEqual([
      { member_id: dancer.memberId, difficulty: 5, created_at: first, updated_at: fixture.now },
    ]);
  });

  it("accepts the class by its Relay id too", async () => {
    const { feedback } = await rate({ classId: classGlobalId(classId) });
    expect(feedback.classId).toBe(classId);
  });

  it.each([
    ["difficulty", { difficulty: 0 }],
    ["difficulty", { difficulty: 6 }],
    ["rating", { rating: 9 }],
    ["comments", { comments: "x".repeat(2_001) }],
    ["classId", { classId: "1" }],
    ["classId", { classId: anId() }],
  ])("API-ACC-10 refuses an impossible %s", async (field, input) => {
    expect(await rate(input)).toEqual({
      __typename: "RateClassRefused",
      code: "INVALID_PARAMETER",
      field,
      message: "An error has occurred!",
    });
  });

  it.each([
    ["UNAUTHENTICATED", visitor],
    ["FORBIDDEN", aMember({ groups: [] })],
  ])("requires the right to watch: %s", async (code, viewer) => {
    await expect(rate({}, viewer)).rejects.toMatchObject({ originalError: { code } });
  });

  it("a member sees only their own rating", async () => {
    expect(await given(dancer.memberId, dancer)).toBeNull();
    await rate({ difficulty: 2 });
    expect(await given(dancer.memberId, dancer)).toEqual({ difficulty: 2, comments: null });
    expect(await given(dancer.memberId, aMember())).toBeNull();
  });

  it("each member has one rating per class", async () => {
    const other = aMember();
    const [another, unrated] = [await fixture.aClass(), await fixture.aClass()];
    await rate({ difficulty: 1 });
    await rate({ difficulty: 2, classId: another });
    await rate({ difficulty: 5 }, other);
    expect(await given(dancer.memberId, dancer)).toMatchObject({ difficulty: 1 });
    expect(await given(dancer.memberId, dancer, another)).toMatchObject({ difficulty: 2 });
    expect(await given(dancer.memberId, dancer, unrated)).toBeNull();
    expect(await given(other.memberId, other)).toMatchObject({ difficulty: 5 });
    expect(await given(other.memberId, other, another)).toBeNull();
  });

  it("is limited to a hundred per day, separately for each member", async () => {
    const classIds = await Promise.all(Array.from({ length: 101 }, () => fixture.aClass()));
    const answers = await Promise.all(classIds.map((id) => rate({ classId: id })));
    const codes = answers.map(({ code }) => code).filter(Boolean);
    expect(codes).toEqual(["LIMIT_EXCEEDED"]);
    expect(await rate({})).toEqual({
      __typename: "RateClassRefused",
      code: "LIMIT_EXCEEDED",
      field: null,
      message: "An error has occurred!",
    });
    expect((await fixture.database.pool.query("SELECT 1 FROM class_feedback")).rowCount).toBe(100);
    expect((await rate({}, aMember())).__typename).toBe("ClassRated");
  });
});
