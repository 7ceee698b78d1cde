import { graphql } from "react-relay/hooks";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type {
  useRedeemGiftCardMutation,
  useRedeemGiftCardMutation$data,
} from "./__generated__/useRedeemGiftCardMutation.graphql";

export type RedeemAnswer = useRedeemGiftCardMutation$data["redeemGiftCard"];

/** Puts a gift card on the member's account. Resolves to null if the server cannot be reached. */
export function useRedeemGiftCard() {
  const { send, isPending } = useAttemptedMutation<useRedeemGiftCardMutation>(graphql`
    mutation useRedeemGiftCardMutation($input: RedeemGiftCardInput!) {
      redeemGiftCard(input: $input) {
        __typename
        ... on GiftCardRedeemed {
          creditCents
          currency
          isNextChargeKnown
          subscription {
            nextBillingAmountCents
            nextBillingDate
            currency
          }
          member {
            id
            subscription {
              ...SubscriptionSummary_subscription
            }
          }
        }
        ... on RedeemGiftCardRefused {
          code
          message
        }
      }
    }
  `);
  const redeem = async (code: string): Promise<RedeemAnswer | null> =>
    (await send({ code }))?.redeemGiftCard ?? null;
  return { redeem, isPending };
}
