import { ChevronDown } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { Dropdown, DropdownRow } from "../../design/form/Dropdown";
import { color, font, radius } from "../../design/theme/theme";
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
          <Person>
            <MemberInitials />
          </Person>
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

const Person = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.text} 10%, transparent);
  font: 660 15px/1 ${font.text};
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  border-radius: ${radius.pill};
`;
