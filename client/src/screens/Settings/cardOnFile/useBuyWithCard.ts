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
  /** Nothing was charged, because it would have been another amount than the agreed one. */
  readonly onPriceChanged: () => void;
}

export interface AgreedPlan {
  readonly planChoice: PlanChoice;
  /** Minor units that the member has read as today's charge. */
  readonly agreedTodayCents: number;
}

/** Buys a plan with the card on file, after the bank's challenge if there is one. */
export function useBuyWithCard({ formerPlan, onBought, onPriceChanged }: Purchase) {
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
  const showRefusal = (refusal: { readonly code: string; readonly message: string }) => {
    notify.error(refusal.message);
    if (refusal.code === "PRICE_CHANGED") onPriceChanged();
  };
  const buyOnce = async (agreed: AgreedPlan, resultTokenId: string | null) => {
    const response = await send({ ...agreed, threeDSecureActionResultTokenId: resultTokenId });
    if (response === null) {
      notify.error(paymentMessages.contactAdmin);
      return null;
    }
    const result = response.purchaseWithCardOnFile;
    if (result.__typename === "PurchaseWithCardOnFileRefused") showRefusal(result);
    if (result.__typename === "SubscriptionPurchased") {
      const isFormer = agreed.planChoice === formerPlan;
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
    buy: (agreed: AgreedPlan) => run((resultTokenId) => buyOnce(agreed, resultTokenId)),
  };
}
