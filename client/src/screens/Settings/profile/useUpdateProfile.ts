import { graphql, useMutation } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import type { useUpdateProfileMutation } from "./__generated__/useUpdateProfileMutation.graphql";
import type { ProfileFields } from "./profileCopies";

const SAVED = "Your profile has been updated";
const FAILED = "An error occurred!";

interface Outcome {
  readonly onSaved: () => void;
  readonly onFailed: () => void;
}

/** Saves the profile and shows the result. */
export function useUpdateProfile() {
  const [commit, isBusy] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on ProfileUpdated {
          member {
            id
            profile {
              name
              familyName
              phoneNumber
              isSubscribed
            }
          }
        }
        ... on UpdateProfileRefused {
          message
        }
      }
    }
  `);
  const notify = useNotify();
  const save = ({ name, familyName, phoneNumber, isSubscribed }: ProfileFields, on: Outcome) => {
    const fail = (message: string) => {
      notify.error(message);
      on.onFailed();
    };
    commit({
      variables: { input: { name, familyName, phoneNumber, isSubscribed } },
      onCompleted: ({ updateProfile: result }) => {
        if (result.__typename === "UpdateProfileRefused") return fail(result.message);
        notify.success(SAVED);
        on.onSaved();
      },
      onError: () => fail(FAILED),
    });
  };
  return { save, isBusy };
}
