import { SKILL_MAX, SKILL_MIN, SKILL_STEP } from "@eightcount/rules/people/onboarding-preferences";
import { ONBOARDING_STEPS, stepOrder } from "./onboardingOrder";

describe("onboarding steps", () => {
  it("FUN-ONB-22 o is a dash-separated order of steps, by default all five", () => {
    expect(stepOrder("q3-q1-s1")).toEqual(["q3", "q1", "s1"]);
    for (const none of [undefined, null, ""]) expect(stepOrder(none)).toBe(ONBOARDING_STEPS);
  });

  it("CONST-10 the skill runs from 0 to 10 by 1, in a questionnaire of 5 steps", () => {
    expect([SKILL_MIN, SKILL_MAX, SKILL_STEP, ONBOARDING_STEPS.length]).toEqual([0, 10, 1, 5]);
  });

  it("unknown and repeated steps are dropped, and an order without steps is the default", () => {
    expect(stepOrder("q2-q9-q2--s1")).toEqual(["q2", "s1"]);
    expect(stepOrder("nonsense")).toEqual(["q1", "q2", "q3", "q4", "s1"]);
  });
});
