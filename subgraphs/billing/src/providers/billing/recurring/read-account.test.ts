import { toAccountReading } from "./read-account";

const nothing = { subscriptions: [], billingInfo: null, pastDue: [], paid: [], renewal: null };
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

describe("failed payments of past-due invoices", () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const read = (...pastDue: readonly object[]) =>
    toAccountReading({ ...nothing, balance: null, pastDue: pastDue as never });

  it("the first and the last one count, whatever their order", () => {
    const transactions = [
      { status: "declined", createdAt: at(9) },
      { status: "error", createdAt: at(4) },
      { status: "success", createdAt: at(1) },
      { status: "void", createdAt: at(20) },
    ];
    expect(read({ transactions }, { dueAt: at(6) })).toMatchObject({
      overdueSince: at(4),
      lastTryFailedAt: at(9),
    });
  });

  it("an invoice that was never tried is overdue since it was due", () => {
    expect(read({ transactions: [], dueAt: at(6) })).toMatchObject({ overdueSince: at(6) });
  });
});

describe("custom fields", () => {
  it("an earlier subscription's fields are kept unless a newer one has another value", () => {
    const field = (name: string, value: string) => ({ name, value });
    const subscriptions = [
      { state: "active", customFields: [field("b", "new")] },
      { state: "expired", customFields: [field("a", "old"), field("b", "old")] },
    ] as never;
    expect(toAccountReading({ ...nothing, subscriptions, balance: null })).toMatchObject({
      customFields: { a: "old", b: "new" },
    });
  });
});

describe("the card on file", () => {
  it.each([
    [{ cardType: "Visa", lastFour: "1111", expMonth: 12, expYear: 2034 }, "Visa"],
    [{ lastFour: "1111", expMonth: 12, expYear: 2034 }, "Card"],
    [{ lastFour: "1111", expMonth: null, expYear: null }, undefined],
    [{ object: "paypal_billing_agreement" }, undefined],
  ])("%j has the brand %p", (paymentMethod, brand) => {
    const billingInfo = { paymentMethod } as never;
    const { cardOnFile } = toAccountReading({ ...nothing, billingInfo, balance: null });
    expect(cardOnFile?.brand).toBe(brand);
  });
});

describe("a pause", () => {
  const at = (month: number, day: number) => new Date(Date.UTC(2027, month - 1, day));
  const on = ([month, day]: readonly [number, number]) => at(month, day);
  const read = (fields: object) =>
    toAccountReading({
      ...nothing,
      subscriptions: [{ plan: { code: "x" }, ...fields }] as never,
      balance: null,
    }).pause;

  it("that begins on the 31st resumes on the 31st, in spite of a short month between", () => {
    const scheduled = { state: "active", pausedAt: at(1, 31), remainingPauseCycles: 2 };
    expect(read({ ...scheduled, currentPeriodEndsAt: at(1, 31) })).toEqual({
      isPaused: false,
      pausesOn: at(1, 31),
      resumesOn: at(3, 31),
      cycles: 2,
    });
  });

  it.each([
    ["scheduled for the end of a short month", "active", [2, 28], [1, 31], [2, 28], 1, [3, 31]],
    ["in a cycle that ends with a short month", "paused", [1, 31], [1, 31], [2, 28], 3, [4, 30]],
    ["in a cycle that began with a short month", "paused", [1, 31], [2, 28], [3, 31], 2, [4, 30]],
    ["of the 30th", "paused", [1, 30], [1, 30], [2, 28], 2, [3, 30]],
    ["of the 28th", "paused", [1, 28], [1, 28], [2, 28], 2, [3, 28]],
    ["after moved dates", "active", [2, 10], [1, 31], [2, 10], 1, [3, 10]],
  ] as const)("%s keeps the billing day", (_, state, paused, started, ends, cycles, resumes) => {
    const pause = read({
      ...{ state, pausedAt: on(paused), remainingPauseCycles: cycles },
      ...{ currentPeriodStartedAt: on(started), currentPeriodEndsAt: on(ends) },
    });
    expect(pause?.resumesOn).toEqual(on(resumes));
  });

  it("that runs ends with its last cycle", () => {
    const running = { state: "paused", pausedAt: at(1, 10), remainingPauseCycles: 1 };
    expect(read({ ...running, currentPeriodEndsAt: at(2, 10) })).toMatchObject({
      isPaused: true,
      resumesOn: at(2, 10),
    });
  });

  it("is none while nothing is scheduled", () => {
    expect(read({ state: "active", pausedAt: null, currentPeriodEndsAt: at(2, 10) })).toBeNull();
  });
});
