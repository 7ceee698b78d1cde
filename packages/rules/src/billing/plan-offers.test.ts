import { currencyOfChoice, isYearlyChoice, offeredChoices } from "./plan-offers";
import { planCodeByChoice } from "./plans";

describe("offered plans", () => {
  it("FUN-REG-40 CONST-16 three plans in dollars, the two rupee plans in rupees", () => {
    expect(offeredChoices({ isGift: false, currency: "USD" })).toEqual([
      "YEARLY",
      "MONTHLY",
      "NO_DEAL_MONTHLY",
    ]);
    expect(offeredChoices({ isGift: false, currency: "INR" })).toEqual([
      "MULTI_YEARLY",
      "MULTI_MONTHLY",
    ]);
  });

  it.each(["USD", "INR"] as const)("the gift plans are the same in %s, and in USD", (currency) => {
    const choices = offeredChoices({ isGift: true, currency });
    expect(choices).toEqual(["GIFT_YEARLY", "GIFT_MONTHLY"]);
    expect(choices.map(currencyOfChoice)).toEqual(["USD", "USD"]);
  });

  it("every yearly plan is known by its code", () => {
    for (const [choice, code] of Object.entries(planCodeByChoice)) {
      expect([choice, isYearlyChoice(choice as never)]).toEqual([choice, code.endsWith("yearly")]);
    }
  });
});
