import {
  ADVERTISED_PERCENT_OFF,
  DEFAULT_PLAN_CHOICE,
  DEFAULT_PLAN_CODE,
  isGiftChoice,
  parsePlanChoice,
  planChoiceOf,
  planChoiceOfCode,
  planCodeByChoice,
  planCodes,
  planLabel,
  withoutTrial,
} from "./plans";

describe("plans", () => {
  it("ENT-14 the plan codes", () => {
    expect(Object.values(planCodes)).toEqual([
      "eightcount-monthly",
      "eightcount-regular-covid-yearly",
      "eightcount-trial-covid-yearly",
      "eightcount-regular-covid-monthly",
      "eightcount-trial-covid-monthly",
      "eightcount-gift-yearly",
      "eightcount-gift-monthly",
      "eightcount-inr-yearly",
      "eightcount-inr-monthly",
      "eightcount-retention-monthly",
    ]);
  });

  it("each choice has its plan code, and the default is the monthly plan", () => {
    expect(planCodeByChoice).toEqual({
      NO_DEAL_MONTHLY: "eightcount-monthly",
      YEARLY: "eightcount-trial-covid-yearly",
      MONTHLY: "eightcount-trial-covid-monthly",
      GIFT_YEARLY: "eightcount-gift-yearly",
      GIFT_MONTHLY: "eightcount-gift-monthly",
      MULTI_YEARLY: "eightcount-inr-yearly",
      MULTI_MONTHLY: "eightcount-inr-monthly",
    });
    expect(DEFAULT_PLAN_CODE).toBe("eightcount-monthly");
    expect(DEFAULT_PLAN_CHOICE).toBe("YEARLY");
  });

  it("a plan choice is parsed from a URL and found by its plan code", () => {
    expect([
      parsePlanChoice("gift-yearly"),
      parsePlanChoice(" Yearly "),
      parsePlanChoice("x"),
    ]).toEqual(["GIFT_YEARLY", "YEARLY", null]);
    expect(planChoiceOfCode("eightcount-inr-monthly")).toBe("MULTI_MONTHLY");
    expect(planChoiceOfCode("eightcount-retention-monthly")).toBeNull();
    expect([isGiftChoice("GIFT_MONTHLY"), isGiftChoice("YEARLY")]).toEqual([true, false]);
  });

  it("a trial plan has a regular plan for accounts that already had a trial", () => {
    expect(withoutTrial(planCodes.trialYearly)).toBe(planCodes.regularYearly);
    expect(withoutTrial(planCodes.trialMonthly)).toBe(planCodes.regularMonthly);
    expect(withoutTrial(planCodes.monthly)).toBe(planCodes.monthly);
  });

  it("BILL-SUB-18 plan labels", () => {
    expect(["MONTH", "YEAR", "DAY", "CANCEL", "WEEK", null].map(planLabel)).toEqual([
      "Monthly Subscription",
      "Yearly Subscription",
      "Daily Subscription",
      "Cancel Pending",
      "None",
      "None",
    ]);
    expect([planLabel("YEARS"), planLabel("months")]).toEqual([
      "Yearly Subscription",
      "Monthly Subscription",
    ]);
  });

  it("the advertised savings are copy, not computed", () => {
    expect(ADVERTISED_PERCENT_OFF).toEqual({ yearly: 79, monthly: 50 });
  });
});

describe("the choice that buys a plan", () => {
  it.each([
    [planCodes.trialYearly, "YEARLY"],
    [planCodes.regularYearly, "YEARLY"],
    [planCodes.trialMonthly, "MONTHLY"],
    [planCodes.regularMonthly, "MONTHLY"],
    [planCodes.monthly, "NO_DEAL_MONTHLY"],
    [planCodes.giftYearly, "GIFT_YEARLY"],
    [planCodes.giftMonthly, "GIFT_MONTHLY"],
    [planCodes.rupeeYearly, "MULTI_YEARLY"],
    [planCodes.rupeeMonthly, "MULTI_MONTHLY"],
    [planCodes.retentionMonthly, null],
    ["crm-month", null],
    [null, null],
  ])("of %s is %s", (planCode, choice) => {
    expect(planChoiceOf(planCode)).toBe(choice);
  });
});
