import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type { useAcceptRetentionOfferMutation } from "./__generated__/useAcceptRetentionOfferMutation.graphql";
import type { SurveyAnswer } from "./surveyAnswer";

/** Accepts the offer. Resolves to the new billing date, or to null if it was not accepted. */
export function useAcceptRetentionOffer() {
  const notify = useNotify();
  const { send, isPending } = useAttemptedMutation<useAcceptRetentionOfferMutation>(graphql`
    mutation useAcceptRetentionOfferMutation($input: AcceptRetentionOfferInput!) {
      acceptRetentionOffer(input: $input) {
        __typename
        ... on RetentionOfferAccepted {
          nextBillingDate
          member {
            id
            subscription {
              ...SubscriptionSummary_subscription
            }
          }
        }
        ... on AcceptRetentionOfferRefused {
          code
          message
        }
      }
    }
  `);
  const accept = async (answer: SurveyAnswer): Promise<string | null> => {
    const result = (await send(answer))?.acceptRetentionOffer;
    if (result?.__typename === "RetentionOfferAccepted") return result.nextBillingDate;
    if (result?.__typename === "AcceptRetentionOfferRefused") notify.error(result.message);
    return null;
  };
  return { accept, isPending };
}
