import { type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { aGift, buyGift } from "../testing/gifts";
import { giverAccountOf } from "./gift-request";

const DAY_MS = 86_400_000;

let fixture: BillingFixture;
let aheadMs = 0;
beforeAll(async () => {
  fixture = await billingFixture({ clock: () => new Date(Date.now() + aheadMs) });
});
beforeEach(() => {
  aheadMs = 0;
});
afterAll(() => fixture.close());

const giverOf = async ({ attemptId }: { readonly attemptId?: unknown }) => {
  const sql = "SELECT giver_email FROM gift_order WHERE attempt_id = $1";
  return (await fixture.db.query(sql, [attemptId])).rows[0].giver_email;
};
const prune = () => fixture.billing.modules.giftCards.pruning[0]?.prune();

describe("the people of a gift card", () => {
  it("keeps no code in readable form, and forgets the people after ninety days, here and at the provider", async () => {
    const order = await aGift(fixture, { delivery: "PRINT" });
    const account = () =>
      fixture.sandbox.read(`/accounts/code-${giverAccountOf(String(order.attemptId))}`);
    const { redemptionCode } = await buyGift(fixture, order);
    const stored = async () => {
      const { rows } = await fixture.db.query(
        "SELECT (SELECT json_agg(g) FROM gift_order g)::text || (SELECT json_agg(o) FROM outbox_event o)::text AS all",
      );
      return String(rows[0].all);
    };
    expect(await stored()).not.toContain(redemptionCode);
    aheadMs = 89 * DAY_MS;
    await prune();
    expect(await giverOf(order)).toBe("ines@dance.com");
    expect(await account()).toMatchObject({ email: "ines@dance.com", first_name: "Ines" });
    aheadMs = 91 * DAY_MS;
    await prune();
    expect(await account()).toMatchObject({ state: "inactive", email: null, billing_info: null });
    expect(await stored()).not.toMatch(/dance\.com|李|Always/);
  });

  it("forgets the people of a gift for later ninety days after its delivery", async () => {
    const order = await aGift(fixture, {
      deliverAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    });
    await buyGift(fixture, order);
    aheadMs = 31 * DAY_MS;
    await fixture.billing.modules.giftCards.services.deliveries.deliver();
    aheadMs = 120 * DAY_MS;
    await prune();
    expect(await giverOf(order)).toBe("ines@dance.com");
    aheadMs = 122 * DAY_MS;
    await prune();
    expect(await giverOf(order)).toBe("");
  });
});
