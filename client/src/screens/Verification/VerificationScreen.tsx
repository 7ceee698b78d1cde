import { useState } from "react";
import { SplitPage } from "../../components/SplitPage";
import confirmPicture from "../../design/art/confirm.webp";
import { useSession } from "../../session/SessionProvider";
import { CodeStep } from "./CodeStep";
import { EmailStep } from "./EmailStep";

/** First the e-mail, then the code that was sent to it. */
export function VerificationScreen() {
  const { held } = useSession();
  const [sentTo] = useState(() => held.get()?.email ?? null);
  const [email, setEmail] = useState(sentTo);
  return (
    <SplitPage
      title={email === null ? "Verify your email" : "Check your email"}
      picture={confirmPicture}
    >
      {email === null ? (
        <EmailStep onEmail={setEmail} />
      ) : (
        <CodeStep email={email} wasSent={email === sentTo} onOtherEmail={() => setEmail(null)} />
      )}
    </SplitPage>
  );
}
