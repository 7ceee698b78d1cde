import { deviceStorage } from "../session/deviceStorage";
import { keepPlanChoice, offerOf, planToBuy } from "./registrationChoice";

const tab = deviceStorage(() => window.sessionStorage);
beforeEach(() => window.sessionStorage.clear());

describe("the plan to go on with", () => {
  it("is the chosen one, else the yearly one", () => {
    expect(planToBuy(tab, offerOf({}))).toBe("YEARLY");
    keepPlanChoice(tab, "NO_DEAL_MONTHLY");
    expect(planToBuy(tab, offerOf({}))).toBe("NO_DEAL_MONTHLY");
  });

  it("is never one that the offer does not sell", () => {
    keepPlanChoice(tab, "MONTHLY");
    expect(planToBuy(tab, offerOf({ utm_gift_card: "1" }))).toBe("GIFT_YEARLY");
    expect(planToBuy(tab, offerOf({ utm_currency: "inr" }))).toBe("MULTI_YEARLY");
  });
});
