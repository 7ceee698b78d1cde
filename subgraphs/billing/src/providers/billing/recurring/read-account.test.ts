import { toAccountReading } from "./read-account";

const nothing = { subscriptions: [], billingInfo: null, renewal: null };
const dollars = { currency: "USD", amount: 19 };
const rupees = { currency: "INR", amount: 0 };

describe("what an account owes", () => {
  it.each([
    ["a debt in another currency than the subscription's", true, [rupees, dollars], true],
    ["a debt that is not overdue", false, [dollars], false],
    ["a credit", true, [{ currency: "USD", amount: -5 }], false],
    ["nothing", true, [rupees], false],
  ])("%s: %p, %p → %p", (_case, pastDue, balances, isOwing) => {
    const subscriptions = [{ currency: "INR", state: "active", plan: { code: "x" } }] as never;
    const reading = toAccountReading({
      ...nothing,
      subscriptions,
      balance: { pastDue, balances } as never,
    });
    expect(reading).toMatchObject({ isOwing, owingCents: 0 });
  });
});
