import { useState } from "react";
import { SplitPage } from "../../components/SplitPage";
import confirmPicture from "../../design/art/confirm.webp";
import { useSession } from "../../session/SessionProvider";
import { CodeStep } from "./CodeStep";
import { EmailStep } from "./EmailStep";

/** First the e-mail, then the code that was sent to it. */
export function VerificationScreen() {
  const { held } = useSession();
  const [email, setEmail] = useState(() => held.get()?.email ?? null);
  return (
    <SplitPage title="Check your email" picture={confirmPicture}>
      {email === null ? (
        <EmailStep onEmail={setEmail} />
      ) : (
        <CodeStep email={email} onOtherEmail={() => setEmail(null)} />
      )}
    </SplitPage>
  );
}
