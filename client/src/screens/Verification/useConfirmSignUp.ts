import {
  CODE_MISSING,
  isSendableVerificationCode,
} from "@eightcount/rules/people/verification-code";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { paths } from "../../navigation/paths";
import { useContinueSignUp } from "../../navigation/useContinueSignUp";
import { useSession } from "../../session/SessionProvider";
import type { Session } from "../../session/session";
import { clearPendingSignUp, readPendingSignUp } from "../../visitor/pendingSignUp";
import type { useConfirmSignUpMutation } from "./__generated__/useConfirmSignUpMutation.graphql";

const FAILED = "An error has occurred!";

/** Confirms an account, then signs in with the password kept from registration, if any. */
export function useConfirmSignUp(email: string) {
  const [commit, isBusy] = useMutation<useConfirmSignUpMutation>(graphql`
    mutation useConfirmSignUpMutation($input: ConfirmSignUpInput!) {
      confirmSignUp(input: $input) {
        __typename
        ... on ConfirmSignUpSucceeded {
          userName
          orderPageUrl
        }
        ... on ConfirmSignUpRefused {
          code
          message
        }
      }
    }
  `);
  const session = useSession();
  const continueSignUp = useContinueSignUp();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const onConfirmed = async (orderPageUrl: string | null | undefined) => {
    setIsLeaving(true);
    const continueTo = readPendingSignUp(email)?.continueTo ?? null;
    clearPendingSignUp();
    const path = await signInWithHeldPassword(session, email);
    const toSignIn = path === paths.signIn && { state: { verifiedEmail: email, continueTo } };
    await continueSignUp({ orderPageUrl, path, ...toSignIn });
  };

  const submit = () => {
    if (!isSendableVerificationCode(code)) {
      setError(CODE_MISSING);
      return;
    }
    setError(null);
    commit({
      variables: { input: { email, verificationCode: code.trim() } },
      onCompleted: ({ confirmSignUp }) => {
        if (confirmSignUp.__typename === "ConfirmSignUpSucceeded") {
          void onConfirmed(confirmSignUp.orderPageUrl);
        } else if (confirmSignUp.__typename === "ConfirmSignUpRefused") {
          setError(confirmSignUp.message);
          setNeedsSignIn(confirmSignUp.code === "SIGN_IN_REQUIRED");
        }
      },
      onError: () => setError(FAILED),
    });
  };

  return {
    code,
    error,
    /** True if the member must sign in on this browser before the code is accepted. */
    needsSignIn,
    isBusy: isBusy || isLeaving,
    setCode: (text: string) => {
      setCode(text);
      setError(null);
      setNeedsSignIn(false);
    },
    submit,
  };
}

/** Signs in with the kept password and returns the path to continue on. */
async function signInWithHeldPassword(session: Session, email: string): Promise<string> {
  const pendingCredentials = session.pendingCredentials.get();
  if (pendingCredentials?.email !== email) return paths.signIn;
  const { password, continueTo } = pendingCredentials;
  try {
    const refusal = await session.signIn({ email, password, rememberMe: false });
    return refusal === null ? continueTo : paths.signIn;
  } catch {
    return paths.signIn;
  }
}
