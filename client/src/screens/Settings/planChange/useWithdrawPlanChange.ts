import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type { useWithdrawPlanChangeMutation } from "./__generated__/useWithdrawPlanChangeMutation.graphql";

const UNREACHABLE = "We couldn’t keep your plan. Please try again.";

/** Withdraws the scheduled plan change, so that the current plan stays. */
export function useWithdrawPlanChange(onWithdrawn: () => void) {
  const notify = useNotify();
  const { send, isPending } = useAttemptedMutation<useWithdrawPlanChangeMutation>(graphql`
    mutation useWithdrawPlanChangeMutation($input: WithdrawPlanChangeInput!) {
      withdrawPlanChange(input: $input) {
        __typename
        ... on PlanChangeWithdrawn {
          member {
            id
            subscription {
              ...SubscriptionSummary_subscription
            }
          }
        }
        ... on WithdrawPlanChangeRefused {
          code
          message
        }
      }
    }
  `);
  const withdraw = async (): Promise<void> => {
    const result = (await send({}))?.withdrawPlanChange;
    if (result?.__typename === "PlanChangeWithdrawn") {
      notify.success("Subscription Updated!");
      onWithdrawn();
    } else {
      notify.error(
        result?.__typename === "WithdrawPlanChangeRefused" ? result.message : UNREACHABLE,
      );
    }
  };
  return { withdraw, isPending };
}
