import type { BillingProvider } from "../providers/billing/billing.provider";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { anOrder, buy } from "../testing/orders";
import { TestClock } from "../testing/test-clock";

const clock = new TestClock();
const provider = { readingTakesMs: 0, purchasesWithin: [] as (number | undefined)[] };

/** A provider at which every reading takes as long as a test wants. */
function slow(real: BillingProvider): BillingProvider {
  return new Proxy(real, {
    get(target, name: keyof BillingProvider) {
      if (name === "readAccount") {
        return (memberId: string) => {
          clock.forward(provider.readingTakesMs);
          return target.readAccount(memberId);
        };
      }
      if (name === "purchase") {
        return (...[order, withinMs]: Parameters<BillingProvider["purchase"]>) => {
          provider.purchasesWithin.push(withinMs);
          return target.purchase(order, withinMs);
        };
      }
      const value = target[name] as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: slow, clock: clock.read });
});
beforeEach(() => Object.assign(provider, { readingTakesMs: 0, purchasesWithin: [] }));
afterAll(() => fixture.close());

describe("an order's time at the provider", () => {
  it("is what remains of 45 seconds after the reading", async () => {
    provider.readingTakesMs = 20_000;
    expect((await buy(fixture, await anOrder(fixture), aMember())).__typename).toBe(
      "SubscriptionPurchased",
    );
    expect(provider.purchasesWithin).toEqual([25_000]);
  });

  it("ends before another order may start, and then the order is not sent", async () => {
    provider.readingTakesMs = 40_000;
    const member = aMember();
    expect(await buy(fixture, await anOrder(fixture), member)).toMatchObject({
      code: "UNKNOWN_CARD_ERROR",
    });
    expect(provider.purchasesWithin).toEqual([]);
    provider.readingTakesMs = 0;
    expect((await buy(fixture, await anOrder(fixture), member)).__typename).toBe(
      "SubscriptionPurchased",
    );
  });
});
