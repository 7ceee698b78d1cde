import { planCodes } from "@eightcount/rules/billing/plans";
import { onFileChoice } from "./on-file-order.rules";

describe("the plan bought with the card on file", () => {
  it.each([
    ["the former month", planCodes.regularMonthly, "MONTHLY"],
    ["the former year, without its trial", planCodes.trialYearly, "YEARLY"],
    ["a year after a gift", planCodes.giftYearly, "YEARLY"],
    ["nothing after a plan of the CRM", "crm-month", null],
    ["nothing without a former plan", null, null],
  ])("is %s", (_, planCode, choice) => {
    expect(onFileChoice(null, { planCode, currency: "USD" })).toBe(choice);
  });

  it("FUN-CHK-31 is the regular month after the retention plan", () => {
    const former = { planCode: planCodes.retentionMonthly, currency: "USD" } as const;
    expect(onFileChoice(null, former)).toBe("NO_DEAL_MONTHLY");
  });

  it("is the wanted one if it is sold in the currency", () => {
    const former = { planCode: planCodes.rupeeMonthly, currency: "INR" } as const;
    expect(onFileChoice("MULTI_YEARLY", former)).toBe("MULTI_YEARLY");
    expect(onFileChoice(null, former)).toBe("MULTI_MONTHLY");
    expect(onFileChoice("YEARLY", former)).toBeNull();
    expect(onFileChoice("GIFT_YEARLY", { ...former, currency: "USD" })).toBeNull();
  });
});
