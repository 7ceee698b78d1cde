import { ChevronDown } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { Dropdown, DropdownRow } from "../../design/form/Dropdown";
import { InitialsCircle } from "../../design/primitives/InitialsCircle";
import { color, radius } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";
import { usePendingProgress } from "../../player/progress/usePendingProgress";
import { MemberIdentity } from "./MemberIdentity";
import { MemberInitials } from "./MemberInitials";

export function MemberMenu() {
  const { giftCardUrl } = usePublicConfig();
  usePendingProgress();
  return (
    <Dropdown
      align="end"
      trigger={(attributes) => (
        <Trigger {...attributes} aria-label="Menu">
          <InitialsCircle>
            <MemberInitials />
          </InitialsCircle>
          <ChevronDown />
        </Trigger>
      )}
    >
      {(close) => (
        <>
          <Who>
            <MemberIdentity />
          </Who>
          <ul>
            <li>
              <DropdownRow as="a" {...{ href: giftCardUrl, target: "_blank", rel: "noreferrer" }}>
                Buy Gift Card
              </DropdownRow>
            </li>
            {[
              { to: paths.settings, label: "Settings" },
              { to: paths.help, label: "Help" },
              { to: paths.logout, label: "Logout" },
            ].map(({ to, label }) => (
              <li key={to}>
                <DropdownRow as={Link} {...({ to } as object)} onClick={close}>
                  {label}
                </DropdownRow>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dropdown>
  );
}

const Who = styled.div`
  max-width: 300px;
  margin-bottom: 4px;
  padding: 4px 12px 10px;
  border-bottom: 1px solid ${color.lineStrong};
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  border-radius: ${radius.pill};
`;
