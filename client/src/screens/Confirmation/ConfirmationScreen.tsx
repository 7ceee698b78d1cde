import { useState } from "react";
import { useSession } from "../../session/SessionProvider";
import { AccountCreated } from "./AccountCreated";
import { AllSet } from "./AllSet";

export function ConfirmationScreen() {
  const { flags } = useSession();
  const [isCodeSent] = useState(() => flags.isRaised("verificationPending"));
  return isCodeSent ? <AccountCreated /> : <AllSet />;
}
