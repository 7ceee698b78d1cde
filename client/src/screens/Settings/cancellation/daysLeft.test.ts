import { accessDaysLeft, consequence, type Standing } from "./DaysLeft";

const standing: Standing = {
  nextBillingDate: "2026-12-05T12:00:00Z",
  isTrial: false,
  isOwing: false,
  isLocked: false,
  isCardChanging: false,
  graceEndsOn: null,
  owingCents: 0,
  currency: "USD",
};

describe("what a cancellation leaves", () => {
  it("paid: every class until the end of the period", () => {
    expect(consequence(standing, 10)).toBe(
      "Every class stays open to you until Dec 5, 2026. You won’t be charged again.",
    );
    expect(consequence(standing, 0)).toBe("You won’t be charged again.");
  });

  it("paid, while a new card replaces the current one: neither is charged", () => {
    expect(consequence({ ...standing, isCardChanging: true }, 10)).toBe(
      "Every class stays open to you until Dec 5, 2026. You won’t be charged again, neither on your current card nor on the new one.",
    );
  });

  it("in the trial: says so, and that it costs nothing", () => {
    expect(consequence({ ...standing, isTrial: true }, 10)).toMatch(
      /^You’re in your free trial\. Cancel now and you pay nothing/,
    );
  });

  it("owing: never promises classes that are locked, and says what happens to the debt", () => {
    const owing = { ...standing, isOwing: true, owingCents: 1_900 };
    expect(consequence({ ...owing, isLocked: true }, 61)).toBe(
      "Canceling ends future renewals. Your access stays paused until the $19.00 due is paid.",
    );
    expect(consequence(owing, 61)).toBe(
      "Canceling ends future renewals. It doesn’t pay the $19.00 due.",
    );
  });
});

describe("the days of access that are left", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const owing = { ...standing, isOwing: true, owingCents: 1_900 };

  it("paid: until the next bill", () => {
    expect(accessDaysLeft(standing, now)).toBe(10);
    expect(accessDaysLeft({ ...standing, nextBillingDate: null }, now)).toBe(0);
  });

  it("owing: until the grace ends, however late the next bill is", () => {
    expect(accessDaysLeft({ ...owing, graceEndsOn: "2026-11-28T12:00:00Z" }, now)).toBe(3);
  });

  it("locked: none", () => {
    expect(accessDaysLeft({ ...owing, isLocked: true }, now)).toBe(0);
  });
});
