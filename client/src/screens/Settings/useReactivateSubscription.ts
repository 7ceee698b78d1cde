import { graphql } from "react-relay/hooks";
import { useNotify } from "../../design/feedback/Notifications";
import { useSession } from "../../session/SessionProvider";
import type { useReactivateSubscriptionMutation } from "./__generated__/useReactivateSubscriptionMutation.graphql";
import { useAttemptedMutation } from "./useAttemptedMutation";
import { useBankChallenge } from "./useBankChallenge";

/** Lets a canceled subscription renew again. A refusal is silent, as the specification requires. */
export function useReactivateSubscription(onReactivated: () => void) {
  const notify = useNotify();
  const session = useSession();
  const { run, ...challenge } = useBankChallenge();
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
          actionTokenId
        }
        ... on ReactivateSubscriptionRefused {
          code
        }
      }
    }
  `);
  const reactivateOnce = async (resultTokenId: string | null) => {
    const response = await send({ threeDSecureActionResultTokenId: resultTokenId });
    const result = response?.reactivateSubscription;
    if (result?.__typename === "SubscriptionReactivated") {
      notify.success("Account Reactivated!");
      onReactivated();
      const { entitlementTicket } = result;
      if (entitlementTicket !== "") await session.renewWithTicket(entitlementTicket);
    }
    return result?.__typename === "ThreeDSecureRequired" ? result : null;
  };
  return { ...challenge, isPending, reactivate: () => run(reactivateOnce) };
}
