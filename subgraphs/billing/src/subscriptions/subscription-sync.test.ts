import { planCodes } from "@eightcount/rules/billing/plans";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { AccountReading, BillingProvider } from "../providers/billing/billing.provider";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { SUBSCRIPTION_FIELDS } from "../testing/operations";
import { anOrder, buy, cards } from "../testing/orders";

/** Held readings: a reading that began waits until the test lets it go. */
const held: { readonly release: () => void }[] = [];
let isHolding = false;

function slow(provider: BillingProvider): BillingProvider {
  return new Proxy(provider, {
    get(target, name: keyof BillingProvider) {
      if (name === "readAccount" && isHolding) return (id: string) => hold(target, id);
      const value = target[name] as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function hold(provider: BillingProvider, memberId: string): Promise<AccountReading> {
  const reading = await provider.readAccount(memberId);
  await new Promise<void>((release) => held.push({ release }));
  return reading;
}

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: slow });
});
beforeEach(() => {
  isHolding = false;
  held.length = 0;
});
afterAll(() => fixture.close());

const ENTITY = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) {
    ... on Member { id subscription { ${SUBSCRIPTION_FIELDS} } }
  }
}`;
const subscriptionOf = async (memberId: string, viewer: Viewer) => {
  const id = Buffer.from(`Member:${memberId}`).toString("base64url");
  const representations = [{ __typename: "Member", id }];
  return (await fixture.execute(ENTITY, { representations }, viewer)).data._entities[0]
    .subscription;
};
const sync = (memberId: string) => fixture.subscriptions.sync(memberId);
const setState = (memberId: string, state: string) =>
  fixture.sandbox.database.query(
    `UPDATE sandbox.account_book
     SET book = jsonb_set(book, '{subscriptions,0,state}', to_jsonb($2::text)) WHERE code = $1`,
    [memberId, state],
  );
const entitlements = async (memberId: string) =>
  (await fixture.events("entitlement.changed"))
    .filter((event) => event.memberId === memberId)
    .map(({ isEntitled }) => isEntitled);

async function aSubscriber(fields: object = {}) {
  const member = aMember();
  const bought = await buy(fixture, await anOrder(fixture, { ...fields }), member);
  if (bought.__typename !== "SubscriptionPurchased") throw new Error(JSON.stringify(bought));
  return member;
}

describe("Member.subscription", () => {
  it("ENT-20 all that a member sees of a subscription, and the plans to choose from", async () => {
    const member = await aSubscriber({ planChoice: "MONTHLY" });
    const fields = `accountStatus planCode planName intervalUnit isTrial nextBillingAmountCents
      nextBillingDate paymentMethod isOwing owingCents pendingChange { name }
      cancellation { hasCancelled hasAcceptedOffer isOfferAvailable }
      availablePlans { choice description intervalUnit trial { length unit } }`;
    expect(await subscriptionSeenBy(fixture, member, fields)).toEqual({
      accountStatus: "ACTIVE",
      planCode: "eightcount-trial-covid-monthly",
      planName: "Monthly Subscription",
      intervalUnit: "MONTHS",
      isTrial: true,
      nextBillingAmountCents: 1900,
      nextBillingDate: expect.stringMatching(/^\d{4}-/),
      paymentMethod: "Visa ending with 1111",
      isOwing: false,
      owingCents: 0,
      pendingChange: null,
      cancellation: { hasCancelled: false, hasAcceptedOffer: false, isOfferAvailable: true },
      availablePlans: [
        {
          choice: "YEARLY",
          description: expect.stringMatching(/./),
          intervalUnit: "YEARS",
          trial: null,
        },
      ],
    });
  });

  it("API-BILL-09 status, plan, next amount and date, method, pending change", async () => {
    const member = await aSubscriber({ planChoice: "NO_DEAL_MONTHLY" });
    expect(await subscriptionOf(member.memberId, member)).toEqual({
      accountStatus: "ACTIVE",
      subscriptionId: expect.stringMatching(/^[a-z0-9]{12}$/),
      planCode: "eightcount-monthly",
      planName: "Monthly Subscription",
      planLabel: "Monthly Subscription",
      planChoice: "NO_DEAL_MONTHLY",
      intervalUnit: "MONTHS",
      isTrial: false,
      trialEndsAt: null,
      nextBillingAmountCents: 3900,
      currency: "USD",
      nextBillingDate: expect.stringMatching(/^\d{4}-/),
      accessEndsOn: null,
      paymentMethod: "Visa ending with 1111",
      pendingChange: null,
      pause: null,
      isOwing: false,
      isLocked: false,
      graceEndsOn: null,
      owingCents: 0,
    });
    const { subscriptionId, nextBillingDate } = await subscriptionOf(member.memberId, member);
    await fixture.sandbox.changePlan(subscriptionId, planCodes.regularYearly);
    await sync(member.memberId);
    expect((await subscriptionOf(member.memberId, member)).pendingChange).toEqual({
      code: planCodes.regularYearly,
      name: "Yearly Subscription",
      costCents: 9900,
      activatesOn: nextBillingDate,
    });
  });

  it("a member who never bought anything is inactive", async () => {
    const member = aMember();
    expect(await subscriptionOf(member.memberId, member)).toMatchObject({
      accountStatus: "INACTIVE",
      planName: "N/A",
      nextBillingAmountCents: null,
    });
  });

  it("a member sees only their own subscription", async () => {
    const member = await aSubscriber();
    expect(await subscriptionOf(member.memberId, aMember())).toBeNull();
  });
});

/** A week of trial, a week of grace, and a day. */
const DAYS_UNTIL_LOCKED = 15;

describe("syncing with the provider", () => {
  it("a canceled subscription keeps access until the provider ends it", async () => {
    const member = await aSubscriber();
    await setState(member.memberId, "canceled");
    await sync(member.memberId);
    expect(await subscriptionOf(member.memberId, member)).toMatchObject({
      accountStatus: "CANCELLED",
      nextBillingAmountCents: 0,
      paymentMethod: null,
    });
    expect(await entitlements(member.memberId)).toEqual([true]);
    await setState(member.memberId, "expired");
    await sync(member.memberId);
    expect(await subscriptionOf(member.memberId, member)).toMatchObject({
      accountStatus: "EXPIRED",
    });
    expect(await entitlements(member.memberId)).toEqual([true, false]);
  });

  it("the same reading again publishes nothing", async () => {
    const member = await aSubscriber();
    await Promise.all([sync(member.memberId), sync(member.memberId), sync(member.memberId)]);
    expect(await entitlements(member.memberId)).toEqual([true]);
  });

  it("out of order: a reading that began earlier does not undo a later one", async () => {
    const member = await aSubscriber();
    isHolding = true;
    const early = sync(member.memberId);
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    isHolding = false;
    await setState(member.memberId, "expired");
    await sync(member.memberId);
    held[0]?.release();
    await early;
    expect(await subscriptionOf(member.memberId, member)).toMatchObject({
      accountStatus: "EXPIRED",
    });
    expect(await entitlements(member.memberId)).toEqual([true, false]);
  });

  it("events carry increasing times, whatever the order of the readings", async () => {
    const member = await aSubscriber();
    await setState(member.memberId, "expired");
    await sync(member.memberId);
    const moments = (await fixture.events("entitlement.changed"))
      .filter((event) => event.memberId === member.memberId)
      .map(({ occurredAt }) => String(occurredAt));
    expect(moments).toEqual([...moments].sort());
    expect(new Set(moments).size).toBe(2);
  });

  it("a member unknown to the provider is read as inactive", async () => {
    const member = aMember();
    await sync(member.memberId);
    expect(await subscriptionOf(member.memberId, member)).toMatchObject({
      accountStatus: "INACTIVE",
    });
    expect(await entitlements(member.memberId)).toEqual([]);
  });

  it("API-BILL-15 an overdue payment is shown and suspends access in the end; without an account, nothing is owed", async () => {
    const nobody = aMember();
    await sync(nobody.memberId);
    expect(await subscriptionOf(nobody.memberId, nobody)).toMatchObject({
      isOwing: false,
      owingCents: 0,
    });
    const member = await aSubscriber({ card: cards.trialThenDeclined, planChoice: "MONTHLY" });
    await fixture.sandbox.advance(member.memberId, DAYS_UNTIL_LOCKED);
    await sync(member.memberId);
    expect(await subscriptionOf(member.memberId, member)).toMatchObject({
      isOwing: true,
      owingCents: 1900,
    });
    expect(await entitlements(member.memberId)).toEqual([true, false]);
  });

  it("BILL-SUB-25 nothing owing and status active: access is restored", async () => {
    const member = await aSubscriber({ card: cards.trialThenDeclined, planChoice: "MONTHLY" });
    await fixture.sandbox.advance(member.memberId, DAYS_UNTIL_LOCKED);
    await sync(member.memberId);
    await fixture.sandbox.replaceCard(member.memberId, cards.good);
    await sync(member.memberId);
    expect(await subscriptionOf(member.memberId, member)).toMatchObject({
      accountStatus: "ACTIVE",
      isOwing: false,
      owingCents: 0,
    });
    expect(await entitlements(member.memberId)).toEqual([true, false, true]);
  });

  it("AMB-10 on day 8 the trial is over and the plan's price was charged", async () => {
    const member = await aSubscriber({ planChoice: "MONTHLY" });
    await fixture.sandbox.advance(member.memberId, 8);
    await sync(member.memberId);
    expect(await subscriptionOf(member.memberId, member)).toMatchObject({
      accountStatus: "ACTIVE",
      isTrial: false,
      isOwing: false,
      nextBillingAmountCents: 1900,
    });
    const { rows } = await fixture.sandbox.database.query(
      "SELECT book->'invoices'->-1->>'total' AS total FROM sandbox.account_book WHERE code = $1",
      [member.memberId],
    );
    expect(rows[0]).toEqual({ total: "1900" });
  });
});
