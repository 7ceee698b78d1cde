import { CANCELLATION_FAILED } from "@eightcount/rules/billing/cancellation-reasons";
import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type { useCancelSubscriptionMutation } from "./__generated__/useCancelSubscriptionMutation.graphql";
import type { SurveyAnswer } from "./surveyAnswer";

/** Cancels and shows how it went. Resolves to whether the subscription is canceled. */
export function useCancelSubscription() {
  const notify = useNotify();
  const { send, isPending } = useAttemptedMutation<useCancelSubscriptionMutation>(graphql`
    mutation useCancelSubscriptionMutation($input: CancelSubscriptionInput!) {
      cancelSubscription(input: $input) {
        __typename
        ... on SubscriptionCancelled {
          member {
            id
            subscription {
              ...SubscriptionSummary_subscription
            }
          }
        }
        ... on CancelSubscriptionRefused {
          code
          message
        }
      }
    }
  `);
  const cancel = async (answer: SurveyAnswer): Promise<boolean> => {
    const result = (await send(answer))?.cancelSubscription;
    if (result?.__typename === "SubscriptionCancelled") {
      notify.success("Your cancellation request has been submitted.");
      return true;
    }
    notify.error(
      result?.__typename === "CancelSubscriptionRefused" ? result.message : CANCELLATION_FAILED,
    );
    return false;
  };
  return { cancel, isPending };
}
