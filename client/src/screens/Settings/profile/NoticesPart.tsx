import { BellRing } from "lucide-react";
import styled from "styled-components";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { SettingsPart } from "./SettingsPart";

/** Says what cannot be switched off, so it has no button. */
export function NoticesPart() {
  return (
    <SettingsPart
      title="New-device alerts"
      note="We email you about sign-ins on new devices."
      action={
        <Always>
          <BellRing aria-hidden="true" />
          Always on
        </Always>
      }
    />
  );
}

const Always = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${color.muted};
  white-space: nowrap;
  ${text.small}
  --icon: 16px;
`;
