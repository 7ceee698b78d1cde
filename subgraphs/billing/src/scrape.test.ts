import { businessMetrics } from "@eightcount/rules/telemetry/business-metrics";
import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { aMember, type BillingFixture, billingFixture } from "./testing/billing-fixture";
import { anOrder, buy, cards } from "./testing/orders";

let fixture: BillingFixture;
let metrics: ReturnType<typeof collectMetrics>;
beforeAll(async () => {
  fixture = await billingFixture();
});
beforeEach(() => {
  metrics = collectMetrics();
});
afterEach(() => metrics.stop());
afterAll(() => fixture.close());

const purchases = (purchaseResult: "bought" | "challenged" | "refused") =>
  metrics.value(businessMetrics.purchases, { product: "subscription", purchaseResult });
const calls = (outcome: "ok" | "refused" | "failed") =>
  metrics.value(serviceMetrics.providerCallDuration, {
    ...{ provider: "billing", providerCall: "purchase", outcome },
  });

describe("a scrape of billing", () => {
  it("counts a purchase once, however often it is sent, and the provider's call", async () => {
    const member = aMember();
    const order = await anOrder(fixture);
    await buy(fixture, order, member);
    await buy(fixture, order, member);
    expect([await purchases("bought"), await purchases("refused")]).toEqual([1, null]);
    expect([await calls("ok"), await calls("refused")]).toEqual([1, null]);
    const text = await metrics.labels();
    expect(text).toContain("eightcount_purchases_total");
    for (const personal of [member.memberId, String(order.attemptId), "Ines", "Moreau", "4111"]) {
      expect(text).not.toContain(personal);
    }
  });

  it("counts declined and challenged orders apart", async () => {
    await buy(fixture, await anOrder(fixture, { card: cards.declined }), aMember());
    await buy(fixture, await anOrder(fixture, { card: cards.challenge }), aMember());
    expect([
      await purchases("bought"),
      await purchases("refused"),
      await purchases("challenged"),
    ]).toEqual([null, 1, 1]);
    expect([await calls("ok"), await calls("refused"), await calls("failed")]).toEqual([
      null,
      2,
      null,
    ]);
  });

  it("shows hits and misses of the plans' cache", async () => {
    const lookups = (cacheResult: "hit" | "miss") =>
      metrics.value(serviceMetrics.cacheLookups, { cache: "plans", cacheResult });
    await buy(fixture, await anOrder(fixture), aMember());
    const hits = (await lookups("hit")) ?? 0;
    await buy(fixture, await anOrder(fixture), aMember());
    expect(await lookups("hit")).toBeGreaterThan(hits);
  });
});
