import { planCodes } from "@eightcount/rules/billing/plans";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { PREVIEW } from "../testing/operations";
import { aMemberInIndia, anOrder, buy } from "../testing/orders";

/** The provider's site as it is before the yearly gift plan was set up there. */
function withoutYearlyGifts(provider: BillingProvider): BillingProvider {
  return new Proxy(provider, {
    get(target, name: keyof BillingProvider) {
      if (name === "listPlans") {
        return async () =>
          (await target.listPlans()).filter(({ code }) => code !== planCodes.giftYearly);
      }
      const value = target[name] as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: withoutYearlyGifts });
});
afterAll(() => fixture.close());

describe("orders with mismatched parts", () => {
  it("a gift card in dollars never pays a rupee plan", async () => {
    const order = await anOrder(fixture, {
      planChoice: "MULTI_MONTHLY",
      giftCardRedemptionCode: "GIFT-YEAR-in-rupees",
    });
    expect(await buy(fixture, order, await aMemberInIndia(fixture))).toMatchObject({
      __typename: "PurchaseSubscriptionRefused",
      code: "GIFT_CARD_INVALID",
      field: "giftCardRedemptionCode",
    });
  });

  it("the same card still buys the gift plan that is chosen, in dollars", async () => {
    const order = await anOrder(fixture, {
      planChoice: "GIFT_MONTHLY",
      giftCardRedemptionCode: "GIFT-YEAR-in-rupees",
    });
    expect(await buy(fixture, order, aMember())).toMatchObject({
      subscription: { planCode: planCodes.giftMonthly, currency: "USD" },
    });
  });

  it("a plan that is not on sale is refused by its code, at the preview and at the order", async () => {
    const refusal = {
      code: "PLAN_UNAVAILABLE",
      message: "Sorry, something went wrong. Please contact our Admin.",
      field: "planChoice",
    };
    const { data } = await fixture.execute(PREVIEW, { input: { planChoice: "GIFT_YEARLY" } });
    expect(data?.orderPreview).toEqual({ __typename: "OrderPreviewRefused", ...refusal });
    const order = await anOrder(fixture, {
      planChoice: "GIFT_YEARLY",
      giftCardRedemptionCode: "GIFT-YEAR-unsold",
    });
    expect(await buy(fixture, order, aMember())).toEqual({
      __typename: "PurchaseSubscriptionRefused",
      ...refusal,
    });
  });
});
