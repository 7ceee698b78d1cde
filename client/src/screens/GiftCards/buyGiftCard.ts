import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type {
  BuyGiftCardInput,
  buyGiftCardMutation,
  buyGiftCardMutation$data,
} from "./__generated__/buyGiftCardMutation.graphql";

export type BuyResult = buyGiftCardMutation$data["buyGiftCard"];

/**
 * Buys once per attempt id. Retries once after any error, and the server then reports the result of
 * the same attempt. Rejects if the retry fails, too.
 */
export function buyGiftCard(
  environment: IEnvironment,
  input: BuyGiftCardInput,
): Promise<BuyResult> {
  return send(environment, input).catch(() => send(environment, input));
}

function send(environment: IEnvironment, input: BuyGiftCardInput): Promise<BuyResult> {
  return new Promise((resolve, reject) => {
    commitMutation<buyGiftCardMutation>(environment, {
      mutation: graphql`
        mutation buyGiftCardMutation($input: BuyGiftCardInput!) {
          buyGiftCard(input: $input) {
            __typename
            ... on GiftCardBought {
              orderNumber
              amountCents
              currency
              redemptionCode
              deliverAt
            }
            ... on ThreeDSecureRequired {
              actionTokenId
            }
            ... on BuyGiftCardRefused {
              code
              message
              field
            }
          }
        }
      `,
      variables: { input },
      onCompleted: ({ buyGiftCard: result }) => resolve(result),
      onError: reject,
    });
  });
}
