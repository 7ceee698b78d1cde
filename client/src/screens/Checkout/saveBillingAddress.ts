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

/** Null when it was saved; rejects when the server could not be asked. */
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
      onCompleted: ({ saveBillingAddress: answer }) =>
        resolve(answer.__typename === "SaveBillingAddressRefused" ? answer : null),
      onError: reject,
    });
  });
}
