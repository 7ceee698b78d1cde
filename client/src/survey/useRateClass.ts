import { graphql, useMutation } from "react-relay/hooks";
import type { useRateClassMutation } from "./__generated__/useRateClassMutation.graphql";

const FAILED = "An error has occurred!";

interface Rating {
  readonly classId: string;
  readonly difficulty: number;
}

/** Sends a rating and reports the message to show if it was not saved. */
export function useRateClass() {
  const [commit, isBusy] = useMutation<useRateClassMutation>(graphql`
    mutation useRateClassMutation($input: RateClassInput!) {
      rateClass(input: $input) {
        __typename
        ... on ClassRated {
          feedback {
            difficulty
          }
        }
        ... on RateClassRefused {
          message
        }
      }
    }
  `);
  const rate = (input: Rating, onDone: () => void, onFailed: (message: string) => void) =>
    commit({
      variables: { input },
      onCompleted: ({ rateClass }) => {
        if (rateClass.__typename === "ClassRated") onDone();
        else onFailed(rateClass.__typename === "RateClassRefused" ? rateClass.message : FAILED);
      },
      onError: () => onFailed(FAILED),
    });
  return { rate, isBusy };
}
