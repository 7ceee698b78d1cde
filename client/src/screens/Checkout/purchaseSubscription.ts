import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type {
  PurchaseSubscriptionInput,
  purchaseSubscriptionMutation,
  purchaseSubscriptionMutation$data,
} from "./__generated__/purchaseSubscriptionMutation.graphql";

type PurchaseResult = purchaseSubscriptionMutation$data["purchaseSubscription"];

/**
 * Buys once per attempt id. Retries once after any error, and the server then reports the result of
 * the same attempt. Rejects if the retry fails, too.
 */
export function purchaseSubscription(
  environment: IEnvironment,
  input: PurchaseSubscriptionInput,
): Promise<PurchaseResult> {
  return sendPurchase(environment, input).catch(() => sendPurchase(environment, input));
}

function sendPurchase(
  environment: IEnvironment,
  input: PurchaseSubscriptionInput,
): Promise<PurchaseResult> {
  return new Promise((resolve, reject) => {
    commitMutation<purchaseSubscriptionMutation>(environment, {
      mutation: graphql`
        mutation purchaseSubscriptionMutation($input: PurchaseSubscriptionInput!) {
          purchaseSubscription(input: $input) {
            __typename
            ... on SubscriptionPurchased {
              entitlementTicket
              hadSubscription
              member {
                id
                subscription {
                  accountStatus
                  planName
                }
              }
            }
            ... on ThreeDSecureRequired {
              actionTokenId
              message
            }
            ... on PurchaseSubscriptionRefused {
              code
              message
              field
            }
          }
        }
      `,
      variables: { input },
      onCompleted: ({ purchaseSubscription: result }) => resolve(result),
      onError: reject,
    });
  });
}
