import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type { useWithdrawPlanChangeMutation } from "./__generated__/useWithdrawPlanChangeMutation.graphql";

/** Withdraws the scheduled plan change, so that the current plan stays. */
export function useWithdrawPlanChange() {
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
          message
        }
      }
    }
  `);
  const withdraw = async (): Promise<void> => {
    const result = (await send({}))?.withdrawPlanChange;
    if (result?.__typename === "PlanChangeWithdrawn") notify.success("Subscription Updated!");
    if (result?.__typename === "WithdrawPlanChangeRefused") notify.error(result.message);
  };
  return { withdraw, isPending };
}
