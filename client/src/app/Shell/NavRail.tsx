import styled from "styled-components";
import { noticeHeight } from "../../design/layout/availableWindow";
import { below } from "../../design/theme/breakpoints";
import { color, layer, layout } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { NavItem } from "./NavItem";
import { useNavEntries } from "./navEntries";

export function NavRail() {
  const entries = useNavEntries();
  return (
    <Rail aria-label="Main">
      {entries.map((entry) => (
        <li key={entry.label} className={entry.label === "Settings" ? "last-group" : ""}>
          <NavItem entry={entry} />
        </li>
      ))}
    </Rail>
  );
}

function Rail({ children, ...rest }: React.ComponentProps<"nav">) {
  return (
    <Frame {...rest}>
      <ul>{children}</ul>
    </Frame>
  );
}

const Frame = styled.nav`
  position: fixed;
  left: env(safe-area-inset-left);
  top: ${layout.topbar};
  bottom: ${noticeHeight};
  z-index: ${layer.rail};
  width: ${layout.rail};
  padding: 4px 8px 16px;
  overflow-y: auto;
  scrollbar-width: none;
  background: ${color.bg};
  ${below.shell} {
    display: none;
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: 2px;
    min-height: 100%;
  }
  .last-group {
    margin-top: auto;
  }
  a,
  button {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    width: 100%;
    padding: 11px 0 9px;
    border-radius: 12px;
    color: ${color.faint};
    ${text.micro}
    line-height: 1.1;
    text-align: center;
    --icon: 21px;
  }
  a:hover,
  button:hover {
    color: ${color.text};
  }
  a[aria-current="page"] {
    background: ${color.surface};
    color: ${color.text};
  }
  a[aria-current="page"] svg {
    color: ${color.accent};
  }
  button {
    color: ${color.lineStrong};
  }
  .lock {
    position: absolute;
    top: 6px;
    right: 14px;
    padding: 2px;
    border-radius: 50%;
    background: ${color.bg};
    --icon: 16px;
    --icon-stroke: 2.6;
  }
`;
