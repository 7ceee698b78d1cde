import { planCodes } from "@eightcount/rules/billing/plans";
import { planChoiceOf } from "./plan-choice.rules";

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
