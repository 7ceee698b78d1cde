import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useSession } from "../../../session/SessionProvider";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type { useResumeSubscriptionMutation } from "./__generated__/useResumeSubscriptionMutation.graphql";

/** Withdraws a scheduled pause, or ends a running one, which charges the next month. */
export function useResumeSubscription() {
  const notify = useNotify();
  const session = useSession();
  const { send, isPending } = useAttemptedMutation<useResumeSubscriptionMutation>(graphql`
    mutation useResumeSubscriptionMutation($input: ResumeSubscriptionInput!) {
      resumeSubscription(input: $input) {
        __typename
        ... on SubscriptionResumed {
          entitlementTicket
          member {
            id
            subscription {
              ...SubscriptionSummary_subscription
            }
          }
        }
        ... on ResumeSubscriptionRefused {
          code
          message
        }
      }
    }
  `);
  const resume = async (): Promise<void> => {
    const result = (await send({}))?.resumeSubscription;
    if (result?.__typename === "ResumeSubscriptionRefused") notify.error(result.message);
    if (result?.__typename !== "SubscriptionResumed") return;
    notify.success("Subscription Updated!");
    const { entitlementTicket } = result;
    if (entitlementTicket !== "") await session.renewWithTicket(entitlementTicket);
  };
  return { resume, isPending };
}
