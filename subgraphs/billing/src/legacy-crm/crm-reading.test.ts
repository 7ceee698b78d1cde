import type { CrmSubscription } from "../providers/legacy-crm/legacy-crm.provider";
import { crmInterval, crmReading } from "./crm-reading";

const subscription = (change: Partial<CrmSubscription>): CrmSubscription => ({
  id: "1",
  isActive: true,
  billingAmountCents: 1_900,
  billingCycle: "MONTH",
  nextBillDate: new Date("2026-12-21T00:00:00Z"),
  isCancelled: false,
  creditCard: { type: "Visa", lastFour: "1111" },
  ...change,
});

describe("an account at the CRM", () => {
  it("BILL-SUB-28 the first subscription with active=true is used, with 'type ending with NNNN'", () => {
    const reading = crmReading([
      subscription({
        id: "4",
        isActive: false,
        creditCard: { type: "Discover", lastFour: "0000" },
      }),
      subscription({ id: "3", creditCard: { type: "MasterCard", lastFour: "4444" } }),
      subscription({ id: "2" }),
    ]);
    expect(reading.subscription?.id).toBe("3");
    expect(reading.paymentMethod).toBe("MasterCard ending with 4444");
  });

  it("nothing was ever ordered", () => {
    expect(crmReading([])).toMatchObject({ subscription: null, paymentMethod: null });
  });

  it.each([
    [{}, "ACTIVE", 1_900],
    [{ isCancelled: true }, "CANCELLED", 0],
    [{ isActive: false, isCancelled: true }, "EXPIRED", 0],
    [{ isActive: false }, "EXPIRED", 0],
  ] as const)("%j reads %s and renews for %i cents", (change, status, nextChargeCents) => {
    const read = crmReading([subscription(change)]).subscription;
    expect(read).toMatchObject({ status, nextChargeCents });
  });

  it("has no payment method without a card on file", () => {
    expect(crmReading([subscription({ creditCard: null })]).paymentMethod).toBeNull();
  });
});

it.each([
  ["crm-month", "MONTHS"],
  ["crm-year", "YEARS"],
  ["crm-day", "DAYS"],
  ["crm-week", null],
  ["eightcount-monthly", undefined],
])("the interval of %s is %s", (planCode, interval) => {
  expect(crmInterval(planCode)).toBe(interval);
});
