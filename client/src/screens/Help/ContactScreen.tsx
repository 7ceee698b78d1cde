import { useIsBelow } from "../../design/useMedia";
import { ContactForm } from "./ContactForm";
import { HelpFrame, WriteToUs } from "./HelpFrame";

/** A question to the support; phones write an e-mail instead. */
export function ContactScreen() {
  const isSmall = useIsBelow("small");
  return (
    <HelpFrame>
      {!isSmall && (
        <>
          <ContactForm />
          <WriteToUs />
        </>
      )}
    </HelpFrame>
  );
}
