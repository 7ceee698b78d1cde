import { graphql } from "react-relay/hooks";
import { useNotify } from "../../design/feedback/Notifications";
import { useSession } from "../../session/SessionProvider";
import type { useReactivateSubscriptionMutation } from "./__generated__/useReactivateSubscriptionMutation.graphql";
import { useAttemptedMutation } from "./useAttemptedMutation";

/** Lets a canceled subscription renew again. A refusal is silent, as the specification requires. */
export function useReactivateSubscription() {
  const notify = useNotify();
  const session = useSession();
  const { send, isPending } = useAttemptedMutation<useReactivateSubscriptionMutation>(graphql`
    mutation useReactivateSubscriptionMutation($input: ReactivateSubscriptionInput!) {
      reactivateSubscription(input: $input) {
        __typename
        ... on SubscriptionReactivated {
          entitlementTicket
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
      }
    }
  `);
  const reactivate = async (): Promise<void> => {
    const result = (await send({}))?.reactivateSubscription;
    if (result?.__typename === "ThreeDSecureRequired") notify.error(result.message);
    if (result?.__typename !== "SubscriptionReactivated") return;
    notify.success("Account Reactivated!");
    if (result.entitlementTicket !== "") await session.renewWithTicket(result.entitlementTicket);
  };
  return { reactivate, isPending };
}
