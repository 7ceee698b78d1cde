import { CODE_LENGTH, isCompleteResetCode } from "@eightcount/rules/people/verification-code";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { useNotify } from "../../design/feedback/Notifications";
import { TextField } from "../../design/form/TextField";
import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import type { ResetCodeScreenMutation } from "./__generated__/ResetCodeScreenMutation.graphql";
import { ResetPage } from "./ResetPage";
import { readResetState } from "./resetState";

const INCOMPLETE = `Please enter the ${CODE_LENGTH}-digit code`;
const FAILED = "An error has occurred!";

/** Second step of the password reset. */
export function ResetCodeScreen() {
  const { email } = readResetState(useLocation().state);
  return email === null ? <Navigate to={paths.resetEmail} replace /> : <CodeForm email={email} />;
}

function CodeForm({ email }: { email: string }) {
  const [commit, isBusy] = useMutation<ResetCodeScreenMutation>(graphql`
    mutation ResetCodeScreenMutation($input: VerifyPasswordResetCodeInput!) {
      verifyPasswordResetCode(input: $input) {
        __typename
        ... on PasswordResetRefused {
          code
          message
        }
      }
    }
  `);
  const notify = useNotify();
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    if (!isCompleteResetCode(code)) {
      setError(INCOMPLETE);
      return;
    }
    commit({
      variables: { input: { email, code: code.trim() } },
      onCompleted: ({ verifyPasswordResetCode: result }) => {
        if (result.__typename === "PasswordResetRefused") {
          notify.error(result.message);
          // A wrong code can be retyped. Any other refusal restarts the reset.
          if (result.code === "CODE_MISMATCH") setCode("");
          else void navigate(paths.resetEmail, { state: null });
        } else void navigate(paths.resetPassword, { state: { email, code: code.trim() } });
      },
      onError: () => notify.error(FAILED),
    });
  };
  return (
    <ResetPage title="Enter your code" onSubmit={submit}>
      <TextField
        label="Reset code"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={CODE_LENGTH}
        value={code}
        error={error}
        hint={`We sent a ${CODE_LENGTH}-digit code to ${email}.`}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" size="l" isBlock busyLabel={isBusy && "CHECKING"}>
        CONTINUE
      </Button>
    </ResetPage>
  );
}
