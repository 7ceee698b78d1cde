import type { BillingProvider } from "../providers/billing/billing.provider";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { aSubscriber } from "../testing/orders";

let isDown = false;
const wrap = (provider: BillingProvider): BillingProvider =>
  new Proxy(provider, {
    get(target, name: keyof BillingProvider) {
      if (name === "readAccount" && isDown) {
        return () => Promise.reject(new Error("connect ECONNREFUSED"));
      }
      const value = target[name] as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap });
});
afterEach(() => {
  isDown = false;
});
afterAll(() => fixture.close());

const tell = ({ memberId }: ReturnType<typeof aMember>) =>
  fixture.billing.modules.memberStory.services.memberStories.tell(memberId);
const contents = async () => {
  const { rows } = await fixture.db.query(
    `SELECT (SELECT json_agg(s ORDER BY member_id) FROM member_subscription s)::text AS states,
      (SELECT count(*) FROM ledger_entry) AS entries, (SELECT count(*) FROM outbox_event) AS events`,
  );
  return rows;
};

describe("a member's story, as billing tells it", () => {
  it("has the stored subscription, the provider's, the ledger in order, and the notices", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await act(fixture, "cancelSubscription", member);
    const story = await tell(member);
    expect(story).toMatchObject({
      memberId: member.memberId,
      readAt: expect.any(Date),
      stored: { accountStatus: "CANCELLED", planCode: "eightcount-monthly" },
      provider: { state: { accountStatus: "CANCELLED" } },
      differences: [],
    });
    const kinds = story.ledger.map(({ kind }) => kind);
    expect([kinds[0], kinds.at(-1)]).toEqual(["ATTEMPT_STARTED", "ATTEMPT_SUCCEEDED"]);
    expect(story.notices.map(({ kind }) => kind).toSorted()).toEqual([
      "CANCELED",
      "RECEIPT",
      "WELCOME",
    ]);
  });

  it("shows what differs at the provider and changes nothing", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.cancel(subscription.subscriptionId);
    const before = await contents();
    expect(await tell(member)).toMatchObject({
      stored: { accountStatus: "ACTIVE" },
      provider: { state: { accountStatus: "CANCELLED" } },
      differences: ["accountStatus", "nextAmountCents"],
    });
    expect(await contents()).toEqual(before);
  });

  it("is told without the provider while it is down", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    isDown = true;
    expect(await tell(member)).toMatchObject({
      stored: { accountStatus: "ACTIVE" },
      provider: { error: "connect ECONNREFUSED" },
      differences: [],
    });
  });

  it("of a member who never bought anything is empty, and of nobody else", async () => {
    await aSubscriber(fixture);
    expect(await tell(aMember())).toMatchObject({
      readAt: null,
      stored: { accountStatus: "INACTIVE" },
      differences: [],
      ledger: [],
      notices: [],
    });
  });
});
