import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type { useChangePlanMutation } from "./__generated__/useChangePlanMutation.graphql";

/** Schedules another plan. Resolves to whether it is scheduled. */
export function useChangePlan() {
  const notify = useNotify();
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
          message
        }
        ... on ChangePlanRefused {
          message
        }
      }
    }
  `);
  const changeTo = async (planChoice: PlanChoice): Promise<boolean> => {
    const result = (await send({ planChoice }))?.changePlan;
    if (result?.__typename === "PlanChangeScheduled") {
      notify.success("Subscription Updated!");
      return true;
    }
    if (result !== undefined && "message" in result) notify.error(result.message);
    return false;
  };
  return { changeTo, isPending };
}
