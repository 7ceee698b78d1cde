import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import { deviceStorage } from "../storage/deviceStorage";
import {
  isCurrencyReplaced,
  offerOf,
  planToBuy,
  planVariables,
  savePlanChoice,
  withGift,
} from "./registrationChoice";

const tab = deviceStorage(() => window.sessionStorage);
beforeEach(() => window.sessionStorage.clear());

const gift = offerOf({ utm_gift_card: "1" });
const rupees = offerOf({ utm_currency: "inr" });
const giftInRupees = offerOf({ utm_gift_card: "1", utm_currency: "INR" });

describe("the plan to continue with", () => {
  it("is the chosen one, else the yearly one", () => {
    expect(planToBuy(tab, offerOf({}))).toBe("YEARLY");
    savePlanChoice(tab, "NO_DEAL_MONTHLY");
    expect(planToBuy(tab, offerOf({}))).toBe("NO_DEAL_MONTHLY");
  });

  it("FUN-REG-12 is the yearly gift plan while nothing is chosen, and the chosen gift plan after", () => {
    expect(planToBuy(tab, gift)).toBe("GIFT_YEARLY");
    savePlanChoice(tab, "GIFT_MONTHLY");
    expect(planToBuy(tab, gift)).toBe("GIFT_MONTHLY");
  });

  it.each(["MONTHLY", "NO_DEAL_MONTHLY"] as const)(
    "never turns a monthly choice into a yearly one: %s",
    (chosen) => {
      savePlanChoice(tab, chosen);
      expect(planToBuy(tab, gift)).toBe("GIFT_MONTHLY");
      expect(planToBuy(tab, rupees)).toBe("MULTI_MONTHLY");
    },
  );

  it("stays yearly after a yearly choice", () => {
    savePlanChoice(tab, "YEARLY");
    expect(planToBuy(tab, gift)).toBe("GIFT_YEARLY");
    expect(planToBuy(tab, rupees)).toBe("MULTI_YEARLY");
  });
});

describe("an offer", () => {
  it("CONST-16 is in dollars unless the address asks for rupees", () => {
    expect(offerOf({}).currency).toBe("USD");
    expect(offerOf({ utm_currency: "eur" }).currency).toBe("USD");
    expect(rupees.currency).toBe("INR");
  });

  it("a gift is in dollars, even if the address asks for rupees", () => {
    expect(giftInRupees.currency).toBe("USD");
    expect(offeredChoices(giftInRupees)).toEqual(["GIFT_YEARLY", "GIFT_MONTHLY"]);
    expect(planVariables(giftInRupees)).toEqual({ currency: "USD", pageSource: "gift" });
    expect([giftInRupees, gift, rupees].map(isCurrencyReplaced)).toEqual([true, false, false]);
  });

  it("the same visit without its gift card is in rupees again", () => {
    expect(withGift(giftInRupees, false)).toEqual(rupees);
  });
});
