import { useEffect, useState } from "react";
import { ButtonLink } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import { canWatch, isEmployee, isSignedIn } from "../../session/authState";
import { useAuth, useSession } from "../../session/SessionProvider";
import { ConfirmationPage } from "./ConfirmationPage";
import { GiftCardRedeemed } from "./GiftCardRedeemed";
import { useFlagsWhileShown } from "./useFlagsWhileShown";
import { useTrialReport } from "./useTrialReport";

const FLAGS = ["postSignUp", "trialReported"] as const;

/** Final confirmation: the account of an employee, or a subscription. */
export function AllSet() {
  const auth = useAuth();
  const { flags, pendingCredentials } = useSession();
  // Computed once. Employees who bought a subscription see the subscriber's text.
  const [isForEmployee] = useState(() => isEmployee(auth) && !flags.isRaised("purchased"));
  useTrialReport(true);
  useFlagsWhileShown(FLAGS);
  useEffect(() => {
    pendingCredentials.forget();
    return () => flags.lower("purchased");
  }, [flags, pendingCredentials]);
  return (
    <ConfirmationPage
      title={isForEmployee ? "Account created" : "You're all set"}
      headline={isForEmployee ? "ACCOUNT CREATED" : "YOU'RE ALL SET."}
    >
      {!isForEmployee && <p>LET'S DANCE!</p>}
      <ButtonLink to={nextPath(auth)} kind="inverse" size="l">
        {isForEmployee ? "GO TO DASHBOARD" : "SIGN IN"}
      </ButtonLink>
      <GiftCardRedeemed />
    </ConfirmationPage>
  );
}

function nextPath(auth: ReturnType<typeof useAuth>): string {
  if (!isSignedIn(auth)) return paths.signIn;
  return canWatch(auth) ? paths.home : paths.subscription;
}
