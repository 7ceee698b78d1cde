import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type {
  PurchaseSubscriptionInput,
  purchaseSubscriptionMutation,
  purchaseSubscriptionMutation$data,
} from "./__generated__/purchaseSubscriptionMutation.graphql";

export type PurchaseAnswer = purchaseSubscriptionMutation$data["purchaseSubscription"];

/**
 * Buys once per attempt id, and asks a second time when the answer was lost: the server then says
 * what became of the same attempt. Rejects when it cannot be asked at all.
 */
export function purchaseSubscription(
  environment: IEnvironment,
  input: PurchaseSubscriptionInput,
): Promise<PurchaseAnswer> {
  return sendPurchase(environment, input).catch(() => sendPurchase(environment, input));
}

function sendPurchase(
  environment: IEnvironment,
  input: PurchaseSubscriptionInput,
): Promise<PurchaseAnswer> {
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
      onCompleted: ({ purchaseSubscription: answer }) => resolve(answer),
      onError: reject,
    });
  });
}
