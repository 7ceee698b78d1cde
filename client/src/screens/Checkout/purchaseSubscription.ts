import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type {
  PurchaseSubscriptionInput,
  purchaseSubscriptionMutation,
  purchaseSubscriptionMutation$data,
} from "./__generated__/purchaseSubscriptionMutation.graphql";

export type PurchaseAnswer = purchaseSubscriptionMutation$data["purchaseSubscription"];

/** Buys once per attempt id; rejects when the server could not be asked. */
export function purchaseSubscription(
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
