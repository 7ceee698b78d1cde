import { randomUUID } from "node:crypto";
import {
  type AccountsFixture,
  accountsFixture,
  type TestCaller,
} from "../testing/accounts-fixture";
import { signedUp } from "../testing/operations";

const RATE = `mutation ($input: RateClassInput!) { rateClass(input: $input) {
  __typename
  ... on ClassRated { feedback { classId difficulty rating comments } }
  ... on Refusal { code field message } } }`;
const GIVEN = `query ($ids: [_Any!]!, $classId: ID!) { _entities(representations: $ids) {
  ... on Member { classFeedback(classId: $classId) { difficulty comments } } } }`;

let fixture: AccountsFixture;
let dancer: TestCaller & { memberId: string };
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  dancer = { memberId: await signedUp(fixture), groups: ["Subscriber"] };
});
afterAll(() => fixture.close());

const classId = randomUUID();
const rate = (input: object, caller: TestCaller = dancer) =>
  fixture.execute(RATE, { input: { classId, difficulty: 4, ...input } }, caller);
const globalId = (memberId: string) => Buffer.from(`Member:${memberId}`).toString("base64url");
const given = async (memberId: string, caller: TestCaller, of: string = classId) => {
  const ids = [{ __typename: "Member", id: globalId(memberId) }];
  const { data } = await fixture.execute(GIVEN, { ids, classId: of }, caller);
  return data._entities[0].classFeedback;
};

describe("rateClass", () => {
  it("API-ACC-10 stores class and difficulty; rating and comments are optional", async () => {
    expect((await rate({})).data.rateClass).toEqual({
      __typename: "ClassRated",
      feedback: { classId, difficulty: 4, rating: null, comments: null },
    });
    const full = { difficulty: 5, rating: 2, comments: " My knees! " };
    expect((await rate(full)).data.rateClass.feedback).toEqual({
      classId,
      difficulty: 5,
      rating: 2,
      comments: "My knees!",
    });
    const { rows } = await fixture.db.query("SELECT member_id, difficulty FROM class_feedback");
    expect(rows).toEqual([{ member_id: dancer.memberId, difficulty: 5 }]);
  });

  it("accepts the class by its Relay id too", async () => {
    const relayId = Buffer.from(`DanceClass:${classId}`).toString("base64url");
    const { data } = await rate({ classId: relayId });
    expect(data.rateClass.feedback.classId).toBe(classId);
  });

  it.each([
    ["difficulty", { difficulty: 0 }],
    ["difficulty", { difficulty: 6 }],
    ["rating", { rating: 9 }],
    ["comments", { comments: "x".repeat(2_001) }],
    ["classId", { classId: "1" }],
  ])("API-ACC-10 refuses an impossible %s", async (field, input) => {
    const { data } = await rate(input);
    expect(data.rateClass).toEqual({
      __typename: "RateClassRefused",
      code: "INVALID_PARAMETER",
      field,
      message: "An error has occurred!",
    });
  });

  it("requires the right to watch", async () => {
    expect((await rate({}, {})).errors?.[0]?.originalError).toMatchObject({
      code: "UNAUTHENTICATED",
    });
    const lapsed = { memberId: dancer.memberId };
    expect((await rate({}, lapsed)).errors?.[0]?.originalError).toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("a member sees only their own rating", async () => {
    expect(await given(dancer.memberId, dancer)).toBeNull();
    await rate({ difficulty: 2 });
    expect(await given(dancer.memberId, dancer)).toEqual({ difficulty: 2, comments: null });
    expect(await given(dancer.memberId, { memberId: randomUUID() })).toBeNull();
  });

  it("each member has one rating per class", async () => {
    const other: TestCaller & { memberId: string } = {
      memberId: await signedUp(fixture, { email: "bob@dance.com" }),
      groups: ["Subscriber"],
    };
    const [another, unrated] = [randomUUID(), randomUUID()];
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
    const answers = await Promise.all(
      Array.from({ length: 101 }, () => rate({ classId: randomUUID() })),
    );
    const codes = answers.map(({ data }) => data.rateClass.code).filter(Boolean);
    expect(codes).toEqual(["LIMIT_EXCEEDED"]);
    expect((await rate({})).data.rateClass).toEqual({
      __typename: "RateClassRefused",
      code: "LIMIT_EXCEEDED",
      field: null,
      message: "An error has occurred!",
    });
    expect((await fixture.db.query("SELECT 1 FROM class_feedback")).rowCount).toBe(100);
    const memberId = await signedUp(fixture, { email: "bob@dance.com" });
    const other: TestCaller = { memberId, groups: ["Subscriber"] };
    expect((await rate({}, other)).data.rateClass.__typename).toBe("ClassRated");
  });
});
