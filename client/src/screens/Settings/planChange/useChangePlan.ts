import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useAttemptedMutation } from "../useAttemptedMutation";
import { useBankChallenge } from "../useBankChallenge";
import type { useChangePlanMutation } from "./__generated__/useChangePlanMutation.graphql";

/** Schedules another plan, after the bank's challenge if there is one. */
export function useChangePlan(onChanged: () => void) {
  const notify = useNotify();
  const bank = useBankChallenge();
  const { send, isPending } = useAttemptedMutation<useChangePlanMutation>(graphql`
    mutation useChangePlanMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        __typename
        ... on PlanChangeScheduled {
          member {
            id
            subscription {
              ...SubscriptionSummary_subscription
            }
          }
        }
        ... on ThreeDSecureRequired {
          actionTokenId
        }
        ... on ChangePlanRefused {
          code
          message
        }
      }
    }
  `);
  const change = async (planChoice: PlanChoice, resultTokenId: string | null) => {
    const input = { planChoice, threeDSecureActionResultTokenId: resultTokenId };
    const result = (await send(input))?.changePlan;
    if (result?.__typename === "PlanChangeScheduled") {
      notify.success("Subscription Updated!");
      onChanged();
    }
    if (result?.__typename === "ChangePlanRefused") notify.error(result.message);
    return result?.__typename === "ThreeDSecureRequired" ? result : null;
  };
  const { run, ...challenge } = bank;
  return {
    ...challenge,
    isPending,
    changeTo: (planChoice: PlanChoice) => run((resultTokenId) => change(planChoice, resultTokenId)),
  };
}
