import { isValidPassword, passwordsMatch } from "@eightcount/rules/people/password";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { useNotify } from "../../design/feedback/Notifications";
import { paths } from "../../navigation/paths";
import type { useResetPasswordMutation } from "./__generated__/useResetPasswordMutation.graphql";

const MISMATCH = "The passwords do not match";
const INVALID_PASSWORD = "Please enter a valid password!";
const FAILED = "An error has occurred!";

/** State of the last step. Sends nothing while a check fails or a field is empty. */
export function useResetPassword(email: string, code: string) {
  const [commit, isBusy] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on PasswordReset {
          email
        }
        ... on PasswordResetRefused {
          code
          message
        }
      }
    }
  `);
  const notify = useNotify();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [retyped, setRetyped] = useState("");
  const [isLeaving, setIsLeaving] = useState(false);
  const isMatching = passwordsMatch(password, retyped);

  const onRefused = (refusal: { readonly code: string; readonly message: string }) => {
    notify.error(refusal.message);
    // A wrong code can be retyped. Any other failure restarts the reset.
    if (refusal.code === "CODE_MISMATCH") void navigate(paths.resetCode, { state: { email } });
    else if (refusal.code !== "INVALID_PASSWORD") void navigate(paths.resetEmail, { state: null });
  };

  const submit = () => {
    if (password === "" || retyped === "" || !isMatching) return;
    if (!isValidPassword(password)) {
      notify.error(INVALID_PASSWORD);
      return;
    }
    commit({
      variables: { input: { email, code, newPassword: password } },
      onCompleted: ({ resetPassword: result }) => {
        if (result.__typename === "PasswordReset") {
          // The code is used up, so a second submit would be refused.
          setIsLeaving(true);
          void navigate(paths.signIn, { state: { passwordReset: true } });
        } else if (result.__typename === "PasswordResetRefused") onRefused(result);
      },
      onError: () => notify.error(FAILED),
    });
  };

  return {
    password,
    retyped,
    isBusy: isBusy || isLeaving,
    mismatch: retyped !== "" && !isMatching ? MISMATCH : null,
    setPassword,
    setRetyped,
    submit,
  };
}
