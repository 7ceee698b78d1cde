import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { PREVIEW } from "../testing/operations";
import { anOrder, buy } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const preview = async (input: object, viewer: Viewer = visitor) =>
  (await fixture.execute(PREVIEW, { input }, viewer)).data.orderPreview;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysFromNow = (date: string) =>
  Math.round(Math.max(0, Date.parse(date) - Date.now()) / DAY_MS);

describe("orderPreview", () => {
  it("FUN-SUM-08 a plan with code, interval, trial and the prices now and next", async () => {
    const sums = await preview({ planChoice: "YEARLY" });
    expect(sums).toMatchObject({
      plan: {
        code: "eightcount-trial-covid-yearly",
        intervalUnit: "YEARS",
        intervalLength: 1,
        trial: { length: 7, unit: "DAY" },
      },
      nowSubtotalCents: 0,
      nextSubtotalCents: 9900,
      discount: null,
    });
  });

  it("CONST-04 AMB-10 the plan's price is charged on day 8, and the preview says so", async () => {
    const sums = await preview({ planChoice: "MONTHLY" });
    expect(daysFromNow(sums.firstChargeOn)).toBe(7);
    expect(sums.trialEndsOn).toBe(sums.firstChargeOn);
    expect(sums.nextSubtotalCents).toBe(1900);
  });

  it("a plan without a trial is charged now", async () => {
    const sums = await preview({ planChoice: "NO_DEAL_MONTHLY" });
    expect(sums).toMatchObject({ nowSubtotalCents: 3900, nextSubtotalCents: 3900 });
    expect([daysFromNow(sums.firstChargeOn), sums.trialEndsOn]).toEqual([0, null]);
  });

  it("FUN-SUM-05 percent, fixed and free-trial coupons are all computed", async () => {
    const half = await preview({ planChoice: "NO_DEAL_MONTHLY", couponCode: "HALF50" });
    // Half of the first payment only.
    expect([half.nowSubtotalCents, half.nextSubtotalCents]).toEqual([1950, 3900]);
    expect(half.discount).toMatchObject({ type: "PERCENT", percent: 50 });
    const ten = await preview({ planChoice: "NO_DEAL_MONTHLY", couponCode: "TENOFF" });
    expect([ten.nowSubtotalCents, ten.nextSubtotalCents]).toEqual([2900, 2900]);
    const trial = await preview({ planChoice: "YEARLY", couponCode: "HALF50" });
    expect([trial.nowSubtotalCents, trial.nextSubtotalCents]).toEqual([0, 4950]);
    const free = await preview({ planChoice: "NO_DEAL_MONTHLY", couponCode: "FREE30" });
    expect([free.nowSubtotalCents, free.nextSubtotalCents]).toEqual([0, 3900]);
    expect(daysFromNow(free.trialEndsOn)).toBe(30);
  });

  it("a coupon or gift card that does not apply is ignored in the prices", async () => {
    const sums = await preview({
      planChoice: "NO_DEAL_MONTHLY",
      couponCode: "OLD",
      giftCardRedemptionCode: "NOT-A-CARD",
    });
    expect(sums).toMatchObject({ nowSubtotalCents: 3900, discount: null });
  });

  it("a coupon that does not apply leaves a trial free", async () => {
    const sums = await preview({ planChoice: "YEARLY", couponCode: "OLD" });
    expect(sums).toMatchObject({ nowSubtotalCents: 0, nextSubtotalCents: 9900, discount: null });
  });

  it("a malformed gift card code is ignored as well, and the coupon stays", async () => {
    for (const giftCardRedemptionCode of [
      "GIFT\u0000YEAR",
      "GIFT\ud83d",
      "'; --",
      "A".repeat(101),
    ]) {
      const sums = await preview({
        planChoice: "NO_DEAL_MONTHLY",
        couponCode: "HALF50",
        giftCardRedemptionCode,
      });
      expect(sums).toMatchObject({ nowSubtotalCents: 1950 });
    }
  });

  it("the rupee plans are priced in rupees", async () => {
    const sums = await preview({ planChoice: "MULTI_YEARLY", couponCode: "TENOFF" });
    expect(sums.plan).toMatchObject({ currency: "INR", priceCents: 499900 });
    expect([sums.nowSubtotalCents, sums.nextSubtotalCents]).toEqual([0, 449900]);
  });

  it("AMB-104 a member who had a trial is shown the regular twin", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { planChoice: "MONTHLY" });
    expect((await buy(fixture, order, member)).__typename).toBe("SubscriptionPurchased");
    const sums = await preview({ planChoice: "YEARLY" }, member);
    expect(sums).toMatchObject({
      plan: { choice: "YEARLY", code: "eightcount-regular-covid-yearly", trial: null },
      nowSubtotalCents: 9900,
      trialEndsOn: null,
    });
  });
});
