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
import { SettingsPanel } from "../profile/SettingsPanel";

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
    <SettingsPanel
      title="Privacy"
      note="Signing in and playing classes always work. These two are up to you, on each device."
    >
      <div>
        <ConsentChoices chosen={purposesOf(consent)} onChange={save} />
        <Status role="status">{isSaved && "Saved for this device."}</Status>
      </div>
    </SettingsPanel>
  );
}

const Status = styled.p`
  min-height: 20px;
  margin-top: 14px;
  color: ${color.muted};
  ${text.small}
`;
