import { members } from "@eightcount/sandbox/content/members";
import { type BillingWorld, billingWorld } from "../testing/billing-world";
import { sandboxSite } from "./sandbox-site";
import { SeedSubscriptionsService } from "./seed-subscriptions.service";

let world: BillingWorld;
let seeding: SeedSubscriptionsService;
beforeAll(async () => {
  world = await billingWorld();
  seeding = new SeedSubscriptionsService({
    provider: world.billing.provider,
    subscriptions: world.billing.subscriptions,
    site: sandboxSite({ apiKey: world.config.recurlyApiKey, baseUrl: world.sandbox.url }),
  });
});
afterAll(() => world.close());

const rowOf = async (kind: string) => {
  const { rows } = await world.db.query(
    `SELECT account_status, plan_code, is_trial, currency FROM member_subscription
     WHERE member_id = $1`,
    [members.find((member) => member.kind === kind)?.id],
  );
  return rows[0] && Object.values(rows[0]).join(" ");
};

describe("ready-made members' subscriptions", () => {
  it("stand at the provider as their kind says, and the database knows", async () => {
    const subscribers = members.filter(({ subscription }) => subscription !== null);
    expect(await seeding.seed(members)).toBe(subscribers.length);
    const rows = await Promise.all(
      [
        "inactive",
        "trial",
        "active monthly",
        "active yearly",
        "cancelled",
        "expired",
        "rupees",
      ].map(async (kind) => `${kind}: ${await rowOf(kind)}`),
    );
    expect(rows).toEqual([
      "inactive: INACTIVE  false USD",
      "trial: ACTIVE eightcount-trial-covid-yearly true USD",
      "active monthly: ACTIVE eightcount-trial-covid-monthly false USD",
      "active yearly: ACTIVE eightcount-trial-covid-yearly false USD",
      "cancelled: CANCELLED eightcount-trial-covid-monthly false USD",
      "expired: EXPIRED eightcount-trial-covid-monthly false USD",
      "rupees: ACTIVE eightcount-inr-yearly false INR",
    ]);
    expect(await rowOf("unconfirmed")).toBeUndefined();
  });

  it("a second seeding buys nothing and tells nobody", async () => {
    const before = await world.events("entitlement.changed");
    expect(await seeding.seed(members)).toBe(0);
    expect(await world.events("entitlement.changed")).toEqual(before);
  });
});
