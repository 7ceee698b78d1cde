import { BellRing } from "lucide-react";
import styled from "styled-components";
import { Chip } from "../../../design/primitives/Chip";
import { SettingsPart } from "./SettingsPart";

/** Says what cannot be switched off, so it has no button. */
export function NoticesPart() {
  return (
    <SettingsPart
      title="New-device alerts"
      note="We’ll email you when somebody signs in to your account on a new device."
      action={
        <Always $size="s">
          <BellRing aria-hidden="true" />
          Always on
        </Always>
      }
    />
  );
}

const Always = styled(Chip)`
  gap: 6px;
  justify-self: start;
  --icon: 14px;
`;
