import { cancelBefore, formatBillingDate, formatBillingTime, trialEndsOn } from "./billing-dates";

const at = (text: string) => new Date(text);

describe("billing dates", () => {
  it("CONST-04 the trial is 7 days and the card is charged on day 8", () => {
    expect(cancelBefore(at("2026-11-20T00:00:00Z"))).toEqual(at("2026-11-27T00:00:00Z"));
  });

  it("a trial ends after days, weeks or months", () => {
    const from = at("2026-01-31T08:00:00Z");
    expect(trialEndsOn(from, { length: 7, unit: "DAY" })).toEqual(at("2026-02-07T08:00:00Z"));
    expect(trialEndsOn(from, { length: 2, unit: "WEEK" })).toEqual(at("2026-02-14T08:00:00Z"));
    expect(trialEndsOn(from, { length: 1, unit: "MONTH" })).toEqual(at("2026-02-28T08:00:00Z"));
  });

  it("a billing date reads MMM D, YYYY", () => {
    expect(formatBillingDate(at("2026-11-05T12:00:00Z"), "UTC")).toBe("Nov 5, 2026");
  });

  it("a time of day is the one of the member's time zone", () => {
    const moment = at("2026-11-05T17:54:30Z");
    expect(formatBillingTime(moment, "UTC")).toMatch(/^5:54\sPM$/);
    expect(formatBillingTime(moment, "Asia/Kolkata")).toMatch(/^11:24\sPM$/);
  });
});
