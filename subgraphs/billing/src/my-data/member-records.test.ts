import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { describeMemberRecords } from "@eightcount/test-kit/my-data/describe-member-records";
import { act, aMinuteLater } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { anOrder, aSubscriber, buy, cards } from "../testing/orders";
import { billingRecords } from "./billing-records";
import { MemberRecordsReadModel } from "./member-records.read-model";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

/** A member who bought a plan and canceled it. */
async function aLeaver() {
  const { member } = await aSubscriber(fixture);
  await aMinuteLater(fixture, member);
  const survey = { reason: "OTHER", feedback: "We moved" };
  expect(await act(fixture, "cancelSubscription", member, survey)).toMatchObject({
    __typename: "SubscriptionCancelled",
  });
  return member;
}

describeMemberRecords({
  subgraph: "billing",
  records: billingRecords,
  read: (db, memberId) => new MemberRecordsReadModel(db).read(memberId),
  use: async () => ({ db: fixture.db, memberId: (await aLeaver()).memberId }),
});

const QUERY = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Member { billingRecords {
    ... on MemberRecords { records { name columns rows isTruncated } } } } } }`;

async function ask(memberId: string, viewer: Viewer) {
  const representations = [{ __typename: "Member", id: toGlobalId("Member", memberId) }];
  const { data, errors } = await fixture.execute(QUERY, { representations }, viewer);
  expect(errors).toBeUndefined();
  return data._entities[0].billingRecords;
}

interface Exported {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}
const rowsOf = (records: readonly Exported[], asked: string) => {
  const { columns = [], rows = [] } = records.find(({ name }) => name === asked) ?? {};
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [columns[index], value])));
};

describe("Member.billingRecords", () => {
  it("has the payment, the cancellation, and the survey's answers", async () => {
    const member = await aLeaver();
    const { records } = await ask(member.memberId, member);
    expect(rowsOf(records, "Payments")).toEqual([expect.objectContaining({ State: "SUCCEEDED" })]);
    expect(rowsOf(records, "Subscription changes")).toEqual([
      expect.objectContaining({ Change: "CANCEL", State: "SUCCEEDED" }),
    ]);
    expect(rowsOf(records, "Cancellation answers")).toEqual([
      expect.objectContaining({
        Reason: "OTHER",
        Feedback: "We moved",
        "Accepted the offer": "no",
      }),
    ]);
    expect(rowsOf(records, "Billing ledger").length).toBeGreaterThan(3);
  });

  it("has the answer to a challenged order, but not the token that would complete it", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { card: cards.challenge });
    const { actionTokenId } = await buy(fixture, order, member);
    expect(actionTokenId).toEqual(expect.stringMatching(/./));
    const { records } = await ask(member.memberId, member);
    expect(rowsOf(records, "Payments")).toEqual([
      expect.objectContaining({ State: "CHALLENGED", Answer: expect.any(String) }),
    ]);
    const text = JSON.stringify(records);
    expect(text).not.toContain(actionTokenId);
    expect(text).not.toContain(order.attemptId);
    expect(text).not.toContain(order.tokenId);
  });

  it("is null for everyone else", async () => {
    const { memberId } = await aLeaver();
    expect(await ask(memberId, aMember())).toBeNull();
    expect(await ask(memberId, visitor)).toBeNull();
  });
});
