import { useIsBelow } from "../../design/theme/useMedia";
import { ContactForm } from "./ContactForm";
import { HelpFrame, WriteToUs } from "./HelpFrame";

/** A question to the support; phones write an e-mail instead. */
export function ContactScreen() {
  const isSmall = useIsBelow("small");
  return (
    <HelpFrame>
      {/* Hidden, not gone: a phone that is turned back shows what was typed. */}
      <div hidden={isSmall}>
        <ContactForm />
        <WriteToUs />
      </div>
    </HelpFrame>
  );
}
