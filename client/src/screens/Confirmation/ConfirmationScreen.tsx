import { useState } from "react";
import { useSession } from "../../session/SessionProvider";
import { AllSet } from "./AllSet";
import { AlmostThere } from "./AlmostThere";

export function ConfirmationScreen() {
  const { flags } = useSession();
  const [isCodeSent] = useState(() => flags.isRaised("verificationPending"));
  return isCodeSent ? <AlmostThere /> : <AllSet />;
}
