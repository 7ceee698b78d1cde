import { planCodes } from "@eightcount/rules/billing/plans";
import { inactiveState, type SubscriptionState, toSubscriptionView } from "./subscription.rules";

const ends = new Date("2026-12-20T12:00:00Z");
const active: SubscriptionState = {
  ...inactiveState,
  accountStatus: "ACTIVE",
  subscriptionId: "sub1",
  planCode: planCodes.regularMonthly,
  planName: "Monthly Subscription",
  intervalUnit: "MONTHS",
  nextAmountCents: 1900,
  periodEndsAt: ends,
  paymentMethod: "Visa ending with 1111",
};

describe("a member's view of their subscription", () => {
  it("nothing bought: plan N/A, Inactive, no amount, no date, no method", () => {
    expect(toSubscriptionView(inactiveState)).toMatchObject({
      accountStatus: "INACTIVE",
      planName: "N/A",
      planLabel: "None",
      nextBillingAmountCents: null,
      nextBillingDate: null,
      paymentMethod: null,
    });
  });

  it("AMB-70 cancelled: $0, no method, the date until which access lasts", () => {
    expect(toSubscriptionView({ ...active, accountStatus: "CANCELLED" })).toMatchObject({
      nextBillingAmountCents: 0,
      nextBillingDate: ends,
      paymentMethod: null,
      planName: "Monthly Subscription",
    });
    expect(toSubscriptionView(active).nextBillingAmountCents).toBe(1900);
  });

  it("expired: no amount and no further date, but the day it ended, and the card that can buy again", () => {
    expect(toSubscriptionView({ ...active, accountStatus: "EXPIRED" })).toMatchObject({
      nextBillingAmountCents: null,
      nextBillingDate: null,
      accessEndsOn: ends,
      paymentMethod: "Visa ending with 1111",
    });
  });

  it("a card reads with the last month printed on it, and only where the card itself is shown", () => {
    const cardValidUntil = new Date("2031-01-01T00:00:00Z");
    const expiryIn = (accountStatus: SubscriptionState["accountStatus"]) =>
      toSubscriptionView({ ...active, cardValidUntil, accountStatus }).cardExpiry;
    expect(expiryIn("ACTIVE")).toBe("12/2030");
    expect(expiryIn("EXPIRED")).toBe("12/2030");
    expect(expiryIn("CANCELLED")).toBeNull();
    expect(toSubscriptionView({ ...active, cardValidUntil: null }).cardExpiry).toBeNull();
  });

  it("a pending change shows the pending plan, its cost and what will really be charged", () => {
    const changing: SubscriptionState = {
      ...active,
      nextAmountCents: 7920,
      pendingPlanCode: planCodes.regularYearly,
      pendingPlanName: "Yearly Subscription",
      pendingCents: 9900,
      pendingActivatesOn: ends,
    };
    expect(toSubscriptionView(changing)).toMatchObject({
      nextBillingAmountCents: 7920,
      pendingChange: {
        code: planCodes.regularYearly,
        name: "Yearly Subscription",
        costCents: 9900,
        activatesOn: ends,
      },
    });
    // A canceled subscription changes nothing any more.
    const cancelled = toSubscriptionView({ ...changing, accountStatus: "CANCELLED" });
    expect(cancelled.pendingChange).toBeNull();
  });
});
