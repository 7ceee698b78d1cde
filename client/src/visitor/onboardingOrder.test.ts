import { SKILL_MAX, SKILL_MIN, SKILL_STEP } from "@eightcount/rules/people/onboarding-preferences";
import { ONBOARDING_STEPS, onboardingUrlParams, stepOrder } from "./onboardingOrder";

describe("onboarding steps", () => {
  it("FUN-ONB-22 o is a dash-separated order of steps and r a referral", () => {
    expect(onboardingUrlParams({ o: "q3-q1-s1", r: "studio-7" })).toEqual({
      order: ["q3", "q1", "s1"],
      referral: "studio-7",
    });
    expect(onboardingUrlParams({})).toEqual({ order: ONBOARDING_STEPS, referral: null });
  });

  it("CONST-10 the skill runs from 0 to 10 by 1, in a questionnaire of 5 steps", () => {
    expect([SKILL_MIN, SKILL_MAX, SKILL_STEP, ONBOARDING_STEPS.length]).toEqual([0, 10, 1, 5]);
  });

  it("unknown and repeated steps are dropped, and an order without steps is the default", () => {
    expect(stepOrder("q2-q9-q2--s1")).toEqual(["q2", "s1"]);
    expect(stepOrder("nonsense")).toEqual(["q1", "q2", "q3", "q4", "s1"]);
  });
});
