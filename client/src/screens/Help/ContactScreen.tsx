import { useIsBelow } from "../../design/theme/useMedia";
import { ContactForm } from "./ContactForm";
import { HelpFrame, WriteToUs } from "./HelpFrame";

export function ContactScreen() {
  const isSmall = useIsBelow("small");
  return (
    <HelpFrame>
      {/* Hidden instead of unmounted, so that turning a phone back keeps the typed text. */}
      <div hidden={isSmall}>
        <ContactForm />
        <WriteToUs />
      </div>
    </HelpFrame>
  );
}
