import { memberOfKind, members } from "@eightcount/sandbox/content/members";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { type BillingWorld, billingWorld } from "../testing/billing-world";
import { SUBSCRIPTION_FIELDS } from "../testing/operations";
import { sandboxSite } from "./sandbox-site";
import { SeedSubscriptionsService } from "./seed-subscriptions.service";

const DAY_MS = 86_400_000;
let world: BillingWorld;
let seeding: SeedSubscriptionsService;
let bought: number;
beforeAll(async () => {
  world = await billingWorld();
  seeding = new SeedSubscriptionsService({
    provider: world.billing.provider,
    subscriptions: world.billing.subscriptions,
    site: sandboxSite({ apiKey: world.config.recurlyApiKey, baseUrl: world.sandbox.url }),
  });
  bought = await seeding.seed(members);
});
afterAll(() => world.close());

const ENTITY = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) {
    ... on Member { subscription { ${SUBSCRIPTION_FIELDS} } }
  }
}`;
/** The subscription of a kind's member, as they see it. */
const seen = async (kind: string) => {
  const { id: memberId, email } = memberOfKind(kind);
  const id = Buffer.from(`Member:${memberId}`).toString("base64url");
  const viewer = { ...visitor, memberId, email };
  const representations = [{ __typename: "Member", id }];
  return (await world.ask(ENTITY, { representations }, viewer)).data._entities[0].subscription;
};
const daysLeft = async (kind: string) =>
  Math.ceil((Date.parse((await seen(kind)).nextBillingDate) - Date.now()) / DAY_MS);
const isEntitled = async (kind: string) => {
  const news = await world.events("entitlement.changed");
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

  it("cancelled with days left, and cancelled with none: both may still dance", async () => {
    const cancelled = { accountStatus: "CANCELLED", nextBillingAmountCents: 0 };
    expect(await seen("cancelled")).toMatchObject(cancelled);
    expect(await daysLeft("cancelled")).toBeGreaterThan(20);
    // Time passes here, not on that account's clock: it does not run out.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await world.billing.subscriptions.sync(memberOfKind("cancelled today").id);
    expect(await seen("cancelled today")).toMatchObject(cancelled);
    expect(await daysLeft("cancelled today")).toBeLessThanOrEqual(0);
    expect(await isEntitled("cancelled today")).toBe(true);
  });

  it("owing: the last renewal failed, access is off", async () => {
    expect(await seen("owing")).toMatchObject({
      accountStatus: "ACTIVE",
      isOwing: true,
      owingCents: 1_900,
      paymentMethod: "Visa ending with 9979",
    });
    expect(await isEntitled("owing")).not.toBe(true);
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

  it("retention used: thirty free days were added to the month", async () => {
    expect(await seen("retention used")).toMatchObject({ accountStatus: "ACTIVE" });
    expect(await daysLeft("retention used")).toBe((await daysLeft("active monthly")) + 30);
  });

  it("members of the older system have no account at this provider", async () => {
    for (const kind of ["CRM active", "CRM cancelled", "CRM updating"]) {
      expect(await seen(kind)).toMatchObject({ accountStatus: "INACTIVE" });
      // A reading would take away what the older system gave.
      expect(await isEntitled(kind)).toBeUndefined();
    }
  });

  it("a second seeding buys nothing, adds no days and tells nobody", async () => {
    const before = await world.events("entitlement.changed");
    const retained = await seen("retention used");
    expect(await seeding.seed(members)).toBe(0);
    expect(await world.events("entitlement.changed")).toEqual(before);
    expect(await seen("retention used")).toEqual(retained);
  });
});
