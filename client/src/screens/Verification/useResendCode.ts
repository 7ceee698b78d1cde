import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useNotify } from "../../design/feedback/Notifications";
import type { useResendCodeMutation } from "./__generated__/useResendCodeMutation.graphql";

/** Sends a new code, which invalidates the previous one. */
export function useResendCode(email: string) {
  const [commit, isBusy] = useMutation<useResendCodeMutation>(graphql`
    mutation useResendCodeMutation($input: ResendVerificationCodeInput!) {
      resendVerificationCode(input: $input) {
        __typename
        ... on CodeSent {
          destination
        }
        ... on SendCodeRefused {
          message
        }
      }
    }
  `);
  const notify = useNotify();
  const [isSent, setIsSent] = useState(false);
  const send = () =>
    commit({
      variables: { input: { email } },
      onCompleted: ({ resendVerificationCode: result }) => {
        if (result.__typename === "CodeSent") {
          setIsSent(true);
          notify.success("A new code is on its way.");
        } else if (result.__typename === "SendCodeRefused") notify.error(result.message);
      },
      onError: () => notify.error("An error has occurred!"),
    });
  return { isBusy, isSent, send };
}
