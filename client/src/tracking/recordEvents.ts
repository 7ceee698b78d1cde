import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type {
  RecordEventsInput,
  recordEventsMutation,
} from "./__generated__/recordEventsMutation.graphql";

/** Sends one batch. Rejects only if it did not arrive, and ignores the server's result. */
export function recordEvents(
  environment: IEnvironment,
  input: RecordEventsInput,
  isLeaving: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<recordEventsMutation>(environment, {
      mutation: graphql`
        mutation recordEventsMutation($input: RecordEventsInput!) {
          recordEvents(input: $input) {
            __typename
          }
        }
      `,
      variables: { input },
      cacheConfig: { force: true, metadata: { keepalive: isLeaving } },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
