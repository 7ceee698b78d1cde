import { graphql, useMutation } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { forgetOtherDevices } from "../devices/forgetOtherDevices";
import type { useChangePasswordMutation } from "./__generated__/useChangePasswordMutation.graphql";
import type { PasswordDraft, PasswordErrors } from "./passwordDraft";

const CHANGED = "Your password has been changed!";
const FAILED = "An error has occurred!";

const FIELDS: Readonly<Record<string, keyof PasswordDraft>> = {
  currentPassword: "current",
  newPassword: "replacement",
};

interface Outcome {
  readonly onChanged: () => void;
  readonly onRefused: (errors: PasswordErrors) => void;
}

/** Changes the password. A refusal belongs to a field or, without one, is shown as a message. */
export function useChangePassword() {
  const [commit, isBusy] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordRefused {
          message
          field
        }
      }
    }
  `);
  const notify = useNotify();
  const change = ({ current, replacement }: PasswordDraft, on: Outcome) =>
    commit({
      variables: { input: { currentPassword: current, newPassword: replacement } },
      updater: (store, data) => {
        const isRefused = data?.changePassword.__typename === "ChangePasswordRefused";
        if (data && !isRefused) forgetOtherDevices(store);
      },
      onCompleted: ({ changePassword: result }) => {
        if (result.__typename !== "ChangePasswordRefused") {
          notify.success(CHANGED);
          on.onChanged();
          return;
        }
        const field = FIELDS[result.field ?? ""];
        if (field === undefined) notify.error(result.message);
        else on.onRefused({ [field]: result.message });
      },
      onError: () => notify.error(FAILED),
    });
  return { change, isBusy };
}
