import { useCallback, useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import { isSignedIn } from "../../session/authState";
import { useAuth, useSession } from "../../session/SessionProvider";
import { readPendingSignUp } from "../../visitor/pendingSignUp";
import { ConfirmationPage } from "./ConfirmationPage";
import { useFlagsWhileShown } from "./useFlagsWhileShown";
import { useTrialReport } from "./useTrialReport";

/** Time the confirmation stays before the code page opens. */
const VERIFY_AFTER_MS = 3_000;
const FLAGS = ["postSignUp", "verificationPending"] as const;

/** Shown until the mailed code is entered, so it does not promise an account yet. */
export function AlmostThere() {
  const auth = useAuth();
  const { flags, pendingCredentials } = useSession();
  const navigate = useNavigate();
  const [email] = useState(() => (pendingCredentials.get() ?? readPendingSignUp())?.email);
  const isMember = isSignedIn(auth);
  useFlagsWhileShown(FLAGS);
  useTrialReport(auth === false);
  const verify = useCallback(
    () => void navigate(paths.verification, { replace: true }),
    [navigate],
  );
  useEffect(() => {
    if (isMember) return;
    const timer = setTimeout(verify, VERIFY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isMember, verify]);
  if (isMember) {
    const to = flags.isRaised("resubscribe") ? paths.subscription : paths.dashboard;
    return <Navigate to={to} replace />;
  }
  return (
    <ConfirmationPage title="Almost there" headline="ALMOST THERE">
      <p>{email === undefined ? "We emailed you a code." : `We emailed a code to ${email}.`}</p>
      <Button kind="inverse" size="l" onClick={verify}>
        ENTER THE CODE
      </Button>
    </ConfirmationPage>
  );
}
