import { planCodes } from "@eightcount/rules/billing/plans";
import type { CataloguePlan } from "../providers/billing/billing.provider";
import { TestClock } from "../testing/test-clock";
import { OfferService } from "./offer.service";
import { CATALOGUE_TTL_MS, PlanService } from "./plan.service";

const monthly: CataloguePlan = {
  code: planCodes.monthly,
  name: "Monthly Subscription",
  description: "",
  prices: { USD: 3900 },
  intervalUnit: "MONTHS",
  intervalLength: 1,
  trial: null,
};

function aCatalogue(...answers: readonly (readonly CataloguePlan[] | Error)[]) {
  let asked = 0;
  const listPlans = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const clock = new TestClock();
  return { service: new PlanService({ listPlans }, clock.read), clock, asked: () => asked };
}

describe("the plan catalog", () => {
  it("is read once a minute, so a new price appears after that", async () => {
    const { service, clock, asked } = aCatalogue(
      [monthly],
      [{ ...monthly, prices: { USD: 4900 } }],
    );
    const price = async () => (await service.findByChoice("NO_DEAL_MONTHLY"))?.priceCents;
    expect([await price(), await price(), asked()]).toEqual([3900, 3900, 1]);
    clock.forward(CATALOGUE_TTL_MS + 1);
    expect([await price(), asked()]).toEqual([4900, 2]);
  });

  it("an outage of the provider is not remembered", async () => {
    const { service } = aCatalogue(new Error("connect ECONNREFUSED"), [monthly]);
    await expect(service.listOffered(null, "USD")).rejects.toThrow();
    expect(await service.listOffered(null, "USD")).toHaveLength(1);
  });

  it("a plan that is not on sale, or not in this currency, is not offered", async () => {
    const { service } = aCatalogue([monthly]);
    expect(await service.findByChoice("YEARLY")).toBeNull();
    expect(await service.findByCode(planCodes.monthly, "INR")).toBeNull();
  });
});

describe("offers for a member", () => {
  const trial = { length: 7, unit: "DAY" } as const;
  const trialMonthly = { ...monthly, code: planCodes.trialMonthly, trial };
  const regular = { ...monthly, code: planCodes.regularMonthly };
  const rupees = { ...trialMonthly, code: planCodes.rupeeMonthly, prices: { INR: 99900 } };
  const unread = { readAccount: () => Promise.reject(new Error("no account is read")) };
  const offers = () =>
    new OfferService(aCatalogue([trialMonthly, regular, rupees]).service, unread);

  it("AMB-104 one trial per account: afterwards the regular twin", async () => {
    expect(await offers().find("MONTHLY", false)).toMatchObject({ plan: { trial } });
    expect(await offers().find("MONTHLY", true)).toMatchObject({
      plan: { choice: "MONTHLY", code: planCodes.regularMonthly, trial: null },
      skipsTrial: false,
    });
  });

  it("AMB-104 where there is no twin, the same plan with its trial left out", async () => {
    expect(await offers().find("MULTI_MONTHLY", true)).toMatchObject({
      plan: { code: planCodes.rupeeMonthly, trial: null },
      skipsTrial: true,
    });
  });
});
