import {
  type PlanChoice,
  planChoiceOfCode,
  planCodeByChoice,
  withoutTrial,
} from "@eightcount/rules/billing/plans";

const choices = Object.keys(planCodeByChoice) as readonly PlanChoice[];

/** Returns the choice that buys a plan, with or without its trial. */
export function planChoiceOf(planCode: string | null): PlanChoice | null {
  if (planCode === null) return null;
  const withTrial = planChoiceOfCode(planCode);
  if (withTrial !== null) return withTrial;
  return choices.find((choice) => withoutTrial(planCodeByChoice[choice]) === planCode) ?? null;
}
