import { businessMetrics } from "@eightcount/rules/telemetry/business-metrics";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { aGift, buyGift } from "../testing/gifts";
import { anOrder, buy, cards } from "../testing/orders";

const faulty = new FaultyProvider(["purchase", "buyGiftCard"]);
let fixture: BillingFixture;
let aheadMs = 0;
let metrics: ReturnType<typeof collectMetrics>;
beforeAll(async () => {
  const clock = () => new Date(Date.now() + aheadMs);
  fixture = await billingFixture({ clock, wrap: faulty.wrap });
});
beforeEach(() => {
  aheadMs = 0;
  faulty.reset();
  metrics = collectMetrics();
});
afterEach(() => metrics.stop());
afterAll(() => fixture.close());

type Product = "subscription" | "gift_card";
const purchases = (
  purchaseResult: "bought" | "challenged" | "refused",
  product: Product = "subscription",
) => metrics.value(businessMetrics.purchases, { product, purchaseResult });
describe("the metric of purchases", () => {
  it("counts a purchase that only the reconciler could settle, once and as what it became", async () => {
    const { reconcile } = fixture.billing.modules.reconcile.services;
    const [bought, lost] = [await anOrder(fixture), await anOrder(fixture)];
    const [buyer, loser] = [aMember(), aMember()];
    faulty.losesAnswer = true;
    faulty.losesReading = true;
    await buy(fixture, bought, buyer);
    faulty.reset();
    faulty.losesCall = true;
    await buy(fixture, lost, loser);
    faulty.reset();
    expect([await purchases("bought"), await purchases("refused")]).toEqual([null, null]);
    await fixture.db.query(
      "UPDATE purchase_attempt SET updated_at = updated_at - interval '3 minutes'",
    );
    await reconcile.reconcile();
    await reconcile.reconcile();
    expect((await buy(fixture, bought, buyer)).__typename).toBe("SubscriptionPurchased");
    expect([await purchases("bought"), await purchases("refused")]).toEqual([1, 1]);
  });

  it("counts gift cards apart from subscriptions, once each", async () => {
    const { deliveries } = fixture.billing.modules.giftCards.services;
    const card = await aGift(fixture);
    await Promise.all([buyGift(fixture, card), buyGift(fixture, card)]);
    await buyGift(fixture, card);
    await buyGift(fixture, await aGift(fixture, { card: cards.declined }));
    await buyGift(fixture, await aGift(fixture, { card: cards.challenge }));
    faulty.losesAnswer = true;
    faulty.isUnreadable = true;
    await buyGift(fixture, await aGift(fixture));
    faulty.reset();
    expect(await purchases("bought", "gift_card")).toBe(1);
    aheadMs = 180_000;
    await deliveries.deliver();
    await deliveries.deliver();
    expect([
      await purchases("bought", "gift_card"),
      await purchases("refused", "gift_card"),
      await purchases("challenged", "gift_card"),
      await metrics.value(businessMetrics.purchases, { product: "subscription" }),
    ]).toEqual([2, 1, 1, null]);
    expect(await metrics.labels()).not.toMatch(/dance\.com|Inès|4111/);
  });
});
