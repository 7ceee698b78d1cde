import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type {
  BillingAddressInput,
  saveBillingAddressMutation,
} from "./__generated__/saveBillingAddressMutation.graphql";

export interface AddressRefusal {
  readonly message: string;
  readonly field: string | null | undefined;
}

/** Resolves to null once saved. Rejects on any error other than a refusal. */
export function saveBillingAddress(
  environment: IEnvironment,
  input: BillingAddressInput,
): Promise<AddressRefusal | null> {
  return new Promise((resolve, reject) => {
    commitMutation<saveBillingAddressMutation>(environment, {
      mutation: graphql`
        mutation saveBillingAddressMutation($input: BillingAddressInput!) {
          saveBillingAddress(input: $input) {
            __typename
            ... on SaveBillingAddressRefused {
              message
              field
            }
          }
        }
      `,
      variables: { input },
      onCompleted: ({ saveBillingAddress: result }) =>
        resolve(result.__typename === "SaveBillingAddressRefused" ? result : null),
      onError: reject,
    });
  });
}
