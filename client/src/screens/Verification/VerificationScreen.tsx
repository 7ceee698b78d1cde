import { useEffect, useState } from "react";
import { SplitPage } from "../../components/SplitPage";
import confirmPicture from "../../design/art/confirm.webp";
import { useSession } from "../../session/SessionProvider";
import { clearPendingSignUp, readPendingSignUp } from "../../visitor/pendingSignUp";
import { CodeStep } from "./CodeStep";
import { EmailStep } from "./EmailStep";

export function VerificationScreen() {
  const { flags, pendingCredentials } = useSession();
  const [sentTo] = useState(() => (pendingCredentials.get() ?? readPendingSignUp())?.email ?? null);
  const [email, setEmail] = useState(sentTo);
  useEffect(() => {
    // A member who came by the address bar left the confirmation page without lowering its flags.
    if (!flags.isRaised("verificationPending")) return;
    flags.lower("verificationPending");
    flags.lower("postSignUp");
  }, [flags]);
  const startOver = () => {
    clearPendingSignUp();
    setEmail(null);
  };
  return (
    <SplitPage
      title={email === null ? "Verify your email" : "Check your email"}
      picture={confirmPicture}
    >
      {email === null ? (
        <EmailStep onEmail={setEmail} />
      ) : (
        <CodeStep email={email} wasSent={email === sentTo} onOtherEmail={startOver} />
      )}
    </SplitPage>
  );
}
