import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type { usePauseSubscriptionMutation } from "./__generated__/usePauseSubscriptionMutation.graphql";

/** Schedules a pause. Resolves to true once it is scheduled. */
export function usePauseSubscription() {
  const notify = useNotify();
  const { send, isPending } = useAttemptedMutation<usePauseSubscriptionMutation>(graphql`
    mutation usePauseSubscriptionMutation($input: PauseSubscriptionInput!) {
      pauseSubscription(input: $input) {
        __typename
        ... on SubscriptionPaused {
          member {
            id
            subscription {
              ...SubscriptionSummary_subscription
            }
          }
        }
        ... on PauseSubscriptionRefused {
          code
          message
        }
      }
    }
  `);
  const pause = async (cycles: number): Promise<boolean> => {
    const result = (await send({ cycles }))?.pauseSubscription;
    if (result?.__typename === "PauseSubscriptionRefused") notify.error(result.message);
    return result?.__typename === "SubscriptionPaused";
  };
  return { pause, isPending };
}
