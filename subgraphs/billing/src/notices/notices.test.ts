import { setTimeout as sleep } from "node:timers/promises";
import { addMonths } from "@eightcount/rules/billing/billing-dates";
import { crmSite } from "../../prisma/seed/crm-site";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { aMemberInIndia, anOrder, aSubscriber, buy, cards } from "../testing/orders";

const DAY_MS = 86_400_000;
let fixture: BillingFixture;
let now: Date | null = null;
beforeAll(async () => {
  fixture = await billingFixture({ clock: () => now ?? new Date() });
});
afterEach(() => {
  now = null;
});
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;
const sync = ({ memberId }: Member) => fixture.subscriptions.sync(memberId);
const remind = () => fixture.billing.modules.notices.services.reminders.remind();
const noticesFor = async ({ memberId }: Member) =>
  (await fixture.events("notice.requested"))
    .filter((notice) => notice.memberId === memberId)
    .map(({ memberId: _, ...notice }): Record<string, unknown> => notice);
const kindsFor = async (member: Member) => (await noticesFor(member)).map(({ kind }) => kind);
const ofKind = async (member: Member, kind: string) =>
  (await noticesFor(member)).filter((notice) => notice.kind === kind);
const daysAfter = (date: unknown, days: number) =>
  new Date(Date.parse(String(date)) + days * DAY_MS).toISOString();
/** Reads the account as a webhook, the reconciler, and a second tab would, at the same time. */
const syncThrice = (member: Member) => Promise.all([sync(member), sync(member), sync(member)]);

describe("a purchase", () => {
  it("is welcomed once and receipted with what the card was charged", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await syncThrice(member);
    expect(await kindsFor(member)).toEqual(["WELCOME", "RECEIPT"]);
    const [welcome, receipt] = await noticesFor(member);
    expect(welcome).toEqual({
      kind: "WELCOME",
      planName: "Monthly Subscription",
      isTrial: false,
      amountCents: 3_900,
      currency: "USD",
      nextChargeAt: subscription.nextBillingDate,
    });
    expect(receipt).toEqual({
      kind: "RECEIPT",
      invoiceNumber: expect.stringMatching(/^\d+$/),
      amountCents: 3_900,
      currency: "USD",
      paidAt: expect.stringMatching(/^\d{4}-/),
      paymentMethod: "Visa ending with 1111",
    });
  });

  it("of a trial charges nothing, so it has no receipt until the trial ends", async () => {
    const member = await aMemberInIndia(fixture);
    await buy(fixture, await anOrder(fixture, { planChoice: "MULTI_YEARLY" }), member);
    expect(await noticesFor(member)).toMatchObject([
      { kind: "WELCOME", isTrial: true, amountCents: 499_900, currency: "INR" },
    ]);
    await fixture.sandbox.advance(member.memberId, 8);
    await syncThrice(member);
    expect(await ofKind(member, "RECEIPT")).toMatchObject([
      { amountCents: 499_900, currency: "INR" },
    ]);
  });

  it("by gift card has no receipt, because the card was charged 0.00", async () => {
    const member = aMember();
    const gift = { planChoice: "GIFT_YEARLY", giftCardRedemptionCode: "GIFT-YEAR" };
    const bought = await buy(fixture, await anOrder(fixture, gift), member);
    expect(bought.__typename).toBe("SubscriptionPurchased");
    expect(await kindsFor(member)).toEqual(["WELCOME"]);
  });

  it("each renewal has its own receipt, but no second welcome", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.toNextEvent(member.memberId);
    await syncThrice(member);
    expect(await kindsFor(member)).toEqual(["WELCOME", "RECEIPT", "RECEIPT"]);
    const numbers = (await ofKind(member, "RECEIPT")).map(({ invoiceNumber }) => invoiceNumber);
    expect(new Set(numbers).size).toBe(2);
  });

  it("a charge from before the last days is not receipted late", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.db.query("DELETE FROM membership_notice WHERE kind = 'RECEIPT'");
    await fixture.sandbox.database.query(
      `UPDATE sandbox.account_book SET book = jsonb_set(book, '{invoices,0,transactions,0,at}',
        to_jsonb((extract(epoch FROM now()) * 1000 - 4 * 86400000)::bigint)) WHERE code = $1`,
      [member.memberId],
    );
    await sync(member);
    expect(await ofKind(member, "RECEIPT")).toHaveLength(1);
  });
});

describe("the reminder of a trial", () => {
  it("comes two days before its end, once, with the amount and the time of the charge", async () => {
    const { member, subscription } = await aSubscriber(fixture, "MONTHLY");
    now = new Date(Date.parse(daysAfter(subscription.trialEndsAt, -2)) - 60_000);
    await remind();
    expect(await ofKind(member, "TRIAL_REMINDER")).toEqual([]);
    now = new Date(daysAfter(subscription.trialEndsAt, -2));
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await ofKind(member, "TRIAL_REMINDER")).toEqual([
      {
        kind: "TRIAL_REMINDER",
        planName: subscription.planName,
        amountCents: subscription.nextBillingAmountCents,
        currency: "USD",
        chargedAt: subscription.trialEndsAt,
      },
    ]);
  });

  it("is not sent after a cancellation", async () => {
    const { member, subscription } = await aSubscriber(fixture, "MONTHLY");
    await act(fixture, "cancelSubscription", member);
    now = new Date(daysAfter(subscription.trialEndsAt, -1));
    await remind();
    expect(await ofKind(member, "TRIAL_REMINDER")).toEqual([]);
  });
});

describe("a cancellation", () => {
  it("is confirmed once with the end of access, whoever reports it", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await act(fixture, "cancelSubscription", member);
    await syncThrice(member);
    expect(await ofKind(member, "CANCELED")).toEqual([
      {
        kind: "CANCELED",
        planName: "Monthly Subscription",
        accessEndsAt: subscription.nextBillingDate,
      },
    ]);
  });

  it("at the provider is confirmed, too, and again after a reactivation", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.cancel(subscription.subscriptionId);
    await syncThrice(member);
    expect(await ofKind(member, "CANCELED")).toHaveLength(1);
    await act(fixture, "reactivateSubscription", member);
    await act(fixture, "cancelSubscription", member);
    expect(await ofKind(member, "CANCELED")).toHaveLength(2);
    expect(await ofKind(member, "WELCOME")).toHaveLength(1);
  });
});

describe("a scheduled plan change", () => {
  it("is announced once with the new plan's charge and date", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.changePlan(
      subscription.subscriptionId,
      "eightcount-regular-covid-yearly",
    );
    await syncThrice(member);
    expect(await ofKind(member, "PLAN_CHANGE_SCHEDULED")).toEqual([
      {
        kind: "PLAN_CHANGE_SCHEDULED",
        planName: "Monthly Subscription",
        newPlanName: "Yearly Subscription",
        amountCents: 9_900,
        currency: "USD",
        activatesAt: subscription.nextBillingDate,
      },
    ]);
  });
});

describe("a pause", () => {
  it("is announced once with its dates and the next charge, and again if it is planned anew", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await act(fixture, "pauseSubscription", member, { cycles: 2 });
    await syncThrice(member);
    const [announced, ...others] = await ofKind(member, "PAUSE_SCHEDULED");
    expect(announced).toEqual({
      kind: "PAUSE_SCHEDULED",
      planName: "Monthly Subscription",
      amountCents: 3_900,
      currency: "USD",
      pausesAt: subscription.nextBillingDate,
      resumesAt: addMonths(new Date(String(subscription.nextBillingDate)), 2).toISOString(),
    });
    expect(others).toEqual([]);
    await act(fixture, "resumeSubscription", member);
    expect(await ofKind(member, "PAUSE_SCHEDULED")).toHaveLength(1);
    await act(fixture, "pauseSubscription", member, { cycles: 2 });
    expect(await ofKind(member, "PAUSE_SCHEDULED")).toHaveLength(2);
  });
});

describe("a pause of a member who is billed on the 31st", () => {
  it("is announced once, with the right date, however many short months it spans", async () => {
    const member = aMember();
    const { memberId } = member;
    await fixture.accounts.open({ memberId, email: member.email });
    const newYearsEve = Date.UTC(new Date().getUTCFullYear(), 11, 31, 23, 59);
    const days = Math.floor((newYearsEve - Date.now()) / DAY_MS);
    if (days > 0) await fixture.sandbox.advance(memberId, days);
    await buy(fixture, await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" }), member);
    await act(fixture, "pauseSubscription", member, { cycles: 3 });
    for (let cycle = 0; cycle < 3; cycle += 1) {
      await fixture.sandbox.toNextEvent(memberId);
      await syncThrice(member);
      const { rows } = await fixture.db.query(
        "SELECT resumes_on FROM member_subscription WHERE member_id = $1",
        [memberId],
      );
      expect(rows[0].resumes_on.toISOString()).toMatch(/-04-30T/);
    }
    expect(await ofKind(member, "PAUSE_SCHEDULED")).toMatchObject([
      {
        pausesAt: expect.stringMatching(/-01-31T/),
        resumesAt: expect.stringMatching(/-04-30T/),
      },
    ]);
  });
});

describe("a failed payment", () => {
  it("is reported once with the end of the grace, not once per try, and once on the lock", async () => {
    const member = aMember();
    const order = { planChoice: "NO_DEAL_MONTHLY", card: cards.renewalDeclined };
    const { subscription } = await buy(fixture, await anOrder(fixture, order), member);
    await fixture.sandbox.toNextEvent(member.memberId);
    const owed = {
      paymentMethod: "Visa ending with 9979",
      amountCents: 3_900,
      currency: "USD",
    };
    const failed = {
      kind: "PAYMENT_FAILED",
      ...owed,
      accessUntil: daysAfter(subscription.nextBillingDate, 7),
    };
    // The provider tries again on days 1, 3, and 5.
    for (const days of [0, 1, 2, 2]) {
      if (days > 0) await fixture.sandbox.advance(member.memberId, days);
      await syncThrice(member);
      expect((await noticesFor(member)).slice(2)).toEqual([failed]);
    }
    await fixture.sandbox.advance(member.memberId, 2);
    await syncThrice(member);
    expect((await noticesFor(member)).slice(2)).toEqual([
      failed,
      { kind: "ACCESS_LOCKED", ...owed },
    ]);
  });

  it("that is noticed after the grace is reported as a lock only", async () => {
    const member = aMember();
    const order = { planChoice: "NO_DEAL_MONTHLY", card: cards.renewalDeclined };
    await buy(fixture, await anOrder(fixture, order), member);
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.sandbox.advance(member.memberId, 8);
    await sync(member);
    expect((await kindsFor(member)).slice(2)).toEqual(["ACCESS_LOCKED"]);
  });
});

describe("a card that expires", () => {
  it("is announced once in the month before, not after its end", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    for (const day of ["2034-11-30", "2034-12-10", "2034-12-11", "2035-01-01"]) {
      now = new Date(`${day}T12:00:00.000Z`);
      await remind();
    }
    expect(await ofKind(member, "CARD_EXPIRING")).toEqual([
      {
        kind: "CARD_EXPIRING",
        paymentMethod: "Visa ending with 1111",
        validThrough: "2034-12",
      },
    ]);
  });
});

describe("members billed by the CRM", () => {
  it("get none of the recurring provider's notices", async () => {
    const member = aMember();
    const site = crmSite({
      apiKey: fixture.config.crmApiKey,
      baseUrl: `${fixture.sandbox.url}/crm/rest/v1`,
    });
    await fixture.accounts.openAtCrm({ memberId: member.memberId, email: String(member.email) });
    await site.order(String(member.email), "MONTH");
    await sync(member);
    await act(fixture, "cancelSubscription", member);
    await sleep(10);
    await sync(member);
    expect(await noticesFor(member)).toEqual([]);
  });
});
