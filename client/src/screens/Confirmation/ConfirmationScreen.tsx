import { useState } from "react";
import { useSession } from "../../session/SessionProvider";
import { AccountCreated } from "./AccountCreated";
import { AllSet } from "./AllSet";

/** The account stands: with a code to enter first, or whole. */
export function ConfirmationScreen() {
  const { flags } = useSession();
  const [isCodeMailed] = useState(() => flags.isRaised("verificationPending"));
  return isCodeMailed ? <AccountCreated /> : <AllSet />;
}
