import { Check } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import styled from "styled-components";
import { usePublicConfig } from "../../../config/PublicConfigContext";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { ConsentChoices } from "../../../tracking/ConsentChoices";
import {
  type ConsentedPurposes,
  consentTo,
  onConsentChange,
  purposesOf,
  readConsent,
  saveConsent,
} from "../../../tracking/consent";
import { SettingsPart } from "../profile/SettingsPart";

/** Shows and changes what this browser's owner consented to. Hidden while tracking is off. */
export function PrivacyPanel() {
  const { trackingMode } = usePublicConfig();
  const consent = useSyncExternalStore(onConsentChange, readConsent);
  const [isSaved, setSaved] = useState(false);
  if (trackingMode === "off") return null;
  const save = (chosen: ConsentedPurposes) => {
    saveConsent(consentTo(chosen));
    setSaved(true);
  };
  return (
    <SettingsPart
      title="How we use your visits"
      note="Both are optional and apply only to this device."
      action={<Status role="status">{isSaved && <Saved />}</Status>}
    >
      <Choices>
        <ConsentChoices chosen={purposesOf(consent)} onChange={save} />
      </Choices>
    </SettingsPart>
  );
}

const Saved = () => (
  <>
    <Check aria-hidden="true" /> Saved
  </>
);

const Choices = styled.div`
  small {
    display: block;
    margin-top: 2px;
    color: ${color.muted};
    ${text.small}
  }
`;

/** At the end of the row, so that nothing moves when it appears. */
const Status = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.muted};
  ${text.small}
  --icon: 16px;
`;
