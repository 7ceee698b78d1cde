import { memberOfKind, members } from "@eightcount/demo/content/members";
import { connectRecurly } from "../../src/providers/billing/recurring/connect-recurly";
import { type BillingFixture, billingFixture } from "../../src/testing/billing-fixture";
import { subscriptionSeenBy } from "../../src/testing/member-subscription";
import { crmSite } from "./crm-site";
import { sandboxSite } from "./sandbox-site";
import { SeedSubscriptionsService } from "./seed-subscriptions.service";

const DAY_MS = 86_400_000;
/** The account's clock is set by a request, which takes its time. */
const MOMENT_MS = 5_000;
let fixture: BillingFixture;
let seeding: SeedSubscriptionsService;
let bought: number;
beforeAll(async () => {
  fixture = await billingFixture();
  seeding = new SeedSubscriptionsService({
    provider: fixture.provider,
    subscriptions: fixture.subscriptions,
    accounts: fixture.accounts,
    crmSite: crmSite({
      apiKey: fixture.config.crmApiKey,
      baseUrl: String(fixture.config.crmBaseUrl),
    }),
    site: sandboxSite({ apiKey: fixture.config.recurlyApiKey, baseUrl: fixture.sandbox.url }),
  });
  bought = await seeding.seed(members);
});
afterAll(() => fixture.close());

/** The subscription of a kind's member, as they see it. */
const seen = (kind: string) => {
  const { id: memberId, email } = memberOfKind(kind);
  return subscriptionSeenBy(fixture, { memberId, email });
};
const daysLeft = async (kind: string) =>
  Math.ceil((Date.parse((await seen(kind)).nextBillingDate) - Date.now()) / DAY_MS);
const daysSince = (moment: Date) => Math.floor((Date.now() - moment.getTime()) / DAY_MS);
const isEntitled = async (kind: string) => {
  const news = await fixture.events("entitlement.changed");
  return news.filter(({ memberId }) => memberId === memberOfKind(kind).id).at(-1)?.isEntitled;
};
const monthlyPlan = "eightcount-trial-covid-monthly";
const yearlyPlan = "eightcount-trial-covid-yearly";

describe("ready-made members' subscriptions", () => {
  it("are bought at the provider for every kind that has one", () => {
    expect(bought).toBe(members.filter(({ subscription }) => subscription !== null).length);
  });

  it.each([
    ["inactive", { accountStatus: "INACTIVE", planName: "N/A" }],
    ["trial", { accountStatus: "ACTIVE", planCode: yearlyPlan, isTrial: true }],
    ["active monthly", { accountStatus: "ACTIVE", planCode: monthlyPlan, isTrial: false }],
    ["active yearly", { accountStatus: "ACTIVE", planCode: yearlyPlan, isTrial: false }],
    ["expired", { accountStatus: "EXPIRED", nextBillingDate: null }],
    ["rupees", { accountStatus: "ACTIVE", planCode: "eightcount-inr-yearly", currency: "INR" }],
  ])("%s", async (kind, state) => {
    expect(await seen(kind)).toMatchObject(state);
  });

  it("canceled with days left, and canceled with none: both may still dance", async () => {
    const cancelled = { accountStatus: "CANCELLED", nextBillingAmountCents: 0 };
    expect(await seen("cancelled")).toMatchObject(cancelled);
    expect(await daysLeft("cancelled")).toBeGreaterThan(20);
    expect(await seen("cancelled today")).toMatchObject(cancelled);
    expect([0, 1]).toContain(await daysLeft("cancelled today"));
    expect(await isEntitled("cancelled today")).toBe(true);
  });

  it("canceled today: the paid month ends today, and its clock stands, so that it stays", async () => {
    const { id } = memberOfKind("cancelled today");
    const [invoice, ...others] = await fixture.provider.listInvoices(id);
    expect(others).toEqual([]);
    const { nextBillingDate } = await seen("cancelled today");
    // The days that a short month lacks are a gift of the seed.
    if (new Date().getUTCDate() <= 28) {
      const endsOn = invoice?.lines[0]?.endsOn?.getTime() ?? 0;
      expect(Math.abs(endsOn - Date.parse(nextBillingDate))).toBeLessThan(MOMENT_MS);
    }
    const { rows } = await fixture.sandbox.database.query(
      "SELECT book->>'clockStandsAt' AS stands FROM sandbox.account_book WHERE code = $1",
      [id],
    );
    expect(rows).toEqual([{ stands: expect.any(String) }]);
  });

  it("expired: the paid month has ended two weeks ago, and its invoice says so", async () => {
    const { accessEndsOn } = await seen("expired");
    const invoices = await fixture.provider.listInvoices(memberOfKind("expired").id);
    expect(invoices.map(({ status }) => status)).toEqual(["PAID"]);
    const endedOn = new Date(String(accessEndsOn));
    expect(invoices[0]?.lines[0]?.endsOn).toEqual(endedOn);
    expect(daysSince(endedOn)).toBeGreaterThan(10);
    expect(await isEntitled("expired")).not.toBe(true);
  });

  it("owing: the last renewal failed eight days ago, access is off", async () => {
    expect(await seen("owing")).toMatchObject({
      accountStatus: "ACTIVE",
      isOwing: true,
      isLocked: true,
      graceEndsOn: null,
      owingCents: 1_900,
      paymentMethod: "Visa ending with 9979",
    });
    expect(await isEntitled("owing")).not.toBe(true);
    const invoices = await fixture.provider.listInvoices(memberOfKind("owing").id);
    expect(invoices.map(({ status }) => status)).toEqual(["PAST_DUE", "PAID"]);
    for (const { issuedAt } of invoices) {
      expect(issuedAt.getTime()).toBeLessThan(Date.now());
    }
  });

  it("pending change: a year at the end of the paid month", async () => {
    const { planCode, nextBillingDate, pendingChange } = await seen("pending change");
    expect(planCode).toBe(monthlyPlan);
    expect(pendingChange).toEqual({
      code: "eightcount-regular-covid-yearly",
      name: "Yearly Subscription",
      costCents: 9_900,
      activatesOn: nextBillingDate,
    });
  });

  it("retention used: the subscription at the provider says so in its own field", async () => {
    const { subscriptionId } = await seen("retention used");
    const { recurlyApiKey: apiKey, recurlyBaseUrl: baseUrl } = fixture.config;
    const client = connectRecurly({ apiKey, baseUrl, region: "us" });
    const { customFields } = await client.getSubscription(subscriptionId);
    expect(customFields).toMatchObject([{ name: "retention_offer_taken", value: "true" }]);
    const other = (await seen("active monthly")).subscriptionId;
    expect((await client.getSubscription(other)).customFields).toEqual([]);
  });

  it("retention used: thirty free days were added to the month", async () => {
    expect(await seen("retention used")).toMatchObject({ accountStatus: "ACTIVE" });
    expect(await daysLeft("retention used")).toBe((await daysLeft("active monthly")) + 30);
  });

  it.each([
    ["CRM active", { accountStatus: "ACTIVE", planLabel: "Monthly Subscription" }],
    ["CRM cancelled", { accountStatus: "CANCELLED", planLabel: "Yearly Subscription" }],
    ["CRM updating", { accountStatus: "ACTIVE", planLabel: "Monthly Subscription" }],
  ])(
    "%s: subscribed at the older system, without an account at this provider",
    async (kind, state) => {
      expect(await seen(kind)).toMatchObject(state);
      expect(await isEntitled(kind)).toBe(true);
      const { rowCount } = await fixture.sandbox.database.query(
        "SELECT 1 FROM sandbox.account_book WHERE code = $1",
        [memberOfKind(kind).id],
      );
      expect(rowCount).toBe(0);
    },
  );

  it("are mailed to nobody, even when the provider's notices about them arrive later", async () => {
    for (const { id } of members) await fixture.subscriptions.sync(id);
    await fixture.billing.modules.notices.services.reminders.remind();
    expect(await fixture.events("notice.requested")).toEqual([]);
  });

  it("a second seeding buys nothing, adds no days, and publishes nothing", async () => {
    const before = await fixture.events("entitlement.changed");
    const retained = await seen("retention used");
    expect(await seeding.seed(members)).toBe(0);
    const orders = await fixture.sandbox.database.query("SELECT 1 FROM sandbox.crm_subscription");
    expect(orders.rowCount).toBe(3);
    expect(await fixture.events("entitlement.changed")).toEqual(before);
    expect(await seen("retention used")).toEqual(retained);
  });
});
