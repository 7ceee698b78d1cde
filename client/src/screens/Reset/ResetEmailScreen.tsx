import { isValidEmail } from "@eightcount/rules/people/email";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { useNotify } from "../../design/feedback/Notifications";
import { TextField } from "../../design/form/TextField";
import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import type { ResetEmailScreenMutation } from "./__generated__/ResetEmailScreenMutation.graphql";
import { ResetPage } from "./ResetPage";

const INVALID_EMAIL = "Please enter a valid email!";
const OUTAGE = "There was a connection issue, please try again!";

/** First step of the password reset. */
export function ResetEmailScreen() {
  const [commit, isBusy] = useMutation<ResetEmailScreenMutation>(graphql`
    mutation ResetEmailScreenMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        __typename
        ... on SendCodeRefused {
          message
        }
      }
    }
  `);
  const notify = useNotify();
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const check = () => setError(email === "" || isValidEmail(email) ? null : INVALID_EMAIL);
  const send = () => {
    if (!isValidEmail(email)) {
      setError(INVALID_EMAIL);
      return;
    }
    commit({
      variables: { input: { email: email.trim() } },
      onCompleted: ({ requestPasswordReset: result }) => {
        if (result.__typename === "SendCodeRefused") {
          notify.error(result.message);
          return;
        }
        setIsLeaving(true);
        void navigate(paths.resetCode, { state: { email: email.trim() } });
      },
      onError: () => notify.error(OUTAGE),
    });
  };
  return (
    <ResetPage title="Reset your password" onSubmit={send}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        error={error}
        onBlur={check}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" size="l" isBlock busyLabel={(isBusy || isLeaving) && "SENDING"}>
        SEND RESET CODE
      </Button>
    </ResetPage>
  );
}
