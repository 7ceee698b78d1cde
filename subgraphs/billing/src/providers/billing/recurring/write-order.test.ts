import { planCodes } from "@eightcount/rules/billing/plans";
import { toAccount, toAddress, toPurchase } from "./write-order";

const order = {
  planCode: planCodes.trialYearly,
  currency: "USD",
  couponCodes: [],
  giftCardCode: null,
  skipsTrial: false,
} as const;

describe("what is sent to the provider", () => {
  it("FUN-CHK-11 coupon and gift codes are sent only if there are any", () => {
    const account = { code: "member" };
    expect(toPurchase(order, account)).toEqual({
      currency: "USD",
      account,
      subscriptions: [{ planCode: planCodes.trialYearly }],
    });
    expect(
      toPurchase({ ...order, couponCodes: ["HALF50"], giftCardCode: "GIFT-YEAR" }, account),
    ).toMatchObject({ couponCodes: ["HALF50"], giftCardRedemptionCode: "GIFT-YEAR" });
  });

  it.each([
    ["ada@example.com", { code: "m", email: "ada@example.com" }],
    ["ü@example.com", { code: "m" }],
    [null, { code: "m" }],
  ])(
    "the account of %p is created without an email that the provider would refuse",
    (email, account) => {
      expect(toAccount({ memberId: "m", email })).toEqual(account);
    },
  );

  it("a trial is skipped by setting its end in the past", () => {
    const [subscription] =
      toPurchase({ ...order, skipsTrial: true }, { code: "m" }).subscriptions ?? [];
    expect(subscription?.trialEndsAt?.getTime()).toBeLessThan(Date.now());
  });

  it("an address without a region has none", () => {
    const address = { country: "FR", street: "1 Rue", city: "Paris", postalCode: "75001" };
    expect(toAddress({ ...address, region: null })).not.toHaveProperty("region");
    expect(toAddress({ ...address, region: "CA" })).toMatchObject({ region: "CA" });
  });
});
