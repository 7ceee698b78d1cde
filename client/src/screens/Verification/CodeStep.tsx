import { CODE_LENGTH } from "@eightcount/rules/people/verification-code";
import styled from "styled-components";
import { TextField } from "../../design/form/TextField";
import { FormStack } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";
import { TextButton, TextLink } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";
import { useConfirmSignUp } from "./useConfirmSignUp";
import { useResendCode } from "./useResendCode";

interface CodeStepProps {
  readonly email: string;
  /** False for an email typed on this page, which has not been sent a code yet. */
  readonly wasSent: boolean;
  readonly onOtherEmail: () => void;
}

export function CodeStep({ email, wasSent, onOtherEmail }: CodeStepProps) {
  const confirmation = useConfirmSignUp(email);
  const resend = useResendCode(email);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirmation.submit();
      }}
    >
      <FormStack>
        <Note>
          {wasSent || resend.isSent ? (
            <>
              We sent a code to <b>{email}</b>.
            </>
          ) : (
            <>
              Enter the code we emailed to <b>{email}</b>, or request a new one.
            </>
          )}
        </Note>
        <TextField
          label="Verification code"
          name="verificationCode"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={CODE_LENGTH}
          value={confirmation.code}
          error={confirmation.error}
          onChange={(event) => confirmation.setCode(event.currentTarget.value)}
        />
        {confirmation.needsSignIn && <TextLink to={paths.signIn}>Sign in</TextLink>}
        <Button type="submit" size="l" isBlock busyLabel={confirmation.isBusy && "Checking"}>
          Verify
        </Button>
        <Actions>
          <TextButton type="button" disabled={resend.isBusy} onClick={resend.send}>
            Resend code
          </TextButton>
          <TextButton type="button" onClick={onOtherEmail}>
            Use another email
          </TextButton>
        </Actions>
      </FormStack>
    </form>
  );
}

const Note = styled.p`
  color: ${color.muted};
  b {
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  button {
    min-height: 44px;
  }
`;
