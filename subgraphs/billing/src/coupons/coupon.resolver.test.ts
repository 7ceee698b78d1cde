import { type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { COUPON } from "../testing/operations";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const apply = async (code: string, planChoice = "YEARLY") =>
  (await fixture.execute(COUPON, { code, planChoice })).data.coupon;
const refused = {
  __typename: "CouponRefused",
  code: "COUPON_INVALID",
  message: "Expired or Invalid Promo Code",
  field: "couponCode",
};
const none = { percent: null, amountCents: null, currency: null, trial: null };

describe("coupon", () => {
  it("BILL-COUP-01 ENT-16 API-BILL-05 code, description and discount, or why it is not valid", async () => {
    expect(await apply("HALF50")).toEqual({
      __typename: "CouponAccepted",
      code: "HALF50",
      description: "50% off your first payment",
      discount: { ...none, type: "PERCENT", percent: 50 },
    });
    expect(await apply("NOPE")).toEqual(refused);
  });

  it("ENT-26 percent; fixed, in the plan's currency; free trial, with length and unit", async () => {
    expect((await apply("HALF50")).discount).toMatchObject({ type: "PERCENT", percent: 50 });
    expect((await apply("TENOFF")).discount).toEqual({
      ...none,
      type: "FIXED",
      amountCents: 1000,
      currency: "USD",
    });
    expect((await apply("tenoff", "MULTI_YEARLY")).discount).toMatchObject({
      amountCents: 50000,
      currency: "INR",
    });
    expect((await apply("FREE30")).discount).toEqual({
      ...none,
      type: "FREE_TRIAL",
      trial: { length: 30, unit: "DAY" },
    });
  });

  it("FUN-VAL-54 BILL-COUP-02 expired, used up, unknown and empty codes are refused", async () => {
    for (const code of ["OLD", "GONE", "NOPE", " ", "x".repeat(51), "../plans", "\ud83d"]) {
      expect(await apply(code)).toEqual(refused);
    }
  });

  it("FUN-VAL-54 BILL-COUP-04 a coupon is validated against the chosen plan", async () => {
    expect((await apply("YEAR20", "YEARLY")).__typename).toBe("CouponAccepted");
    expect(await apply("YEAR20", "MONTHLY")).toEqual(refused);
    expect(await apply("USONLY5", "MULTI_MONTHLY")).toEqual(refused);
  });
});
