import { paymentMessages } from "@eightcount/rules/billing/card-problems";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useSession } from "../../../session/SessionProvider";
import { useAttemptedMutation } from "../useAttemptedMutation";
import { useBankChallenge } from "../useBankChallenge";
import type { useBuyWithCardMutation } from "./__generated__/useBuyWithCardMutation.graphql";

interface Purchase {
  /** Plan of the subscription that has ended; null if it can't be bought again. */
  readonly formerPlan: PlanChoice | null;
  readonly onBought: () => void;
}

/** Buys a plan with the card on file, after the bank's challenge if there is one. */
export function useBuyWithCard({ formerPlan, onBought }: Purchase) {
  const notify = useNotify();
  const session = useSession();
  const { run, ...challenge } = useBankChallenge();
  const { send, isPending } = useAttemptedMutation<useBuyWithCardMutation>(graphql`
    mutation useBuyWithCardMutation($input: PurchaseWithCardOnFileInput!) {
      purchaseWithCardOnFile(input: $input) {
        __typename
        ... on SubscriptionPurchased {
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
        ... on PurchaseWithCardOnFileRefused {
          code
          message
        }
      }
    }
  `);
  const buyOnce = async (planChoice: PlanChoice, resultTokenId: string | null) => {
    const response = await send({ planChoice, threeDSecureActionResultTokenId: resultTokenId });
    if (response === null) {
      notify.error(paymentMessages.contactAdmin);
      return null;
    }
    const result = response.purchaseWithCardOnFile;
    if (result.__typename === "PurchaseWithCardOnFileRefused") notify.error(result.message);
    if (result.__typename === "SubscriptionPurchased") {
      const isFormer = planChoice === formerPlan;
      notify.success(isFormer ? "Account Reactivated!" : "Subscription Updated!");
      onBought();
      const { entitlementTicket } = result;
      if (entitlementTicket !== "") await session.renewWithTicket(entitlementTicket);
    }
    return result.__typename === "ThreeDSecureRequired" ? result : null;
  };
  return {
    ...challenge,
    isPending,
    buy: (planChoice: PlanChoice) => run((resultTokenId) => buyOnce(planChoice, resultTokenId)),
  };
}
