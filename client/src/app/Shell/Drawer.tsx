import { X } from "lucide-react";
import { useEffect } from "react";
import styled, { keyframes } from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { ModalDialog } from "../../design/feedback/ModalDialog";
import { ButtonLink } from "../../design/primitives/Button";
import { IconButton } from "../../design/primitives/IconButton";
import { Logo } from "../../design/primitives/Logo";
import { above, conditionBelow } from "../../design/theme/breakpoints";
import { color, font, layout, motion } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { useIsMember } from "../../session/useIsMember";
import { MemberIdentity } from "./MemberIdentity";
import { NavItem } from "./NavItem";
import { useNavEntries } from "./navEntries";
import { SearchBox } from "./SearchBox";

interface DrawerProps {
  readonly onClose: () => void;
  /** True if opened by the search icon, which focuses the search box. */
  readonly startsWithSearch: boolean;
}

export function Drawer({ onClose, startsWithSearch }: DrawerProps) {
  const isMember = useIsMember();
  const auth = useAuth();
  const entries = useNavEntries();
  const { giftCardUrl } = usePublicConfig();
  useCloseOnWide(onClose);
  return (
    <NarrowOnly onClose={onClose} aria-label="Menu">
      <Screen>
        <header>
          <Logo />
          <IconButton label="Close menu" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className="search">
          <SearchBox onSearch={onClose} isInitiallyFocused={startsWithSearch} />
        </div>
        <nav aria-label="Main">
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <NavItem entry={entry} onNavigate={onClose} />
              </li>
            ))}
          </ul>
        </nav>
        {isSignedIn(auth) && (
          <div className="who">
            <MemberIdentity />
          </div>
        )}
        <footer>
          {isMember ? (
            <>
              <ButtonLink kind="secondary" isBlock opensNewTab to={giftCardUrl}>
                Buy Gift Card
              </ButtonLink>
              <ButtonLink kind="outline" isBlock to={paths.logout} onClick={onClose}>
                Logout
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink isBlock to={paths.onboarding} onClick={onClose}>
                Sign Up
              </ButtonLink>
              <ButtonLink kind="outline" isBlock to={paths.signIn} onClick={onClose}>
                Login
              </ButtonLink>
            </>
          )}
        </footer>
      </Screen>
    </NarrowOnly>
  );
}

// Closes when a tablet is turned to landscape, where the rail replaces the drawer.
function useCloseOnWide(onClose: () => void) {
  useEffect(() => {
    const narrow = window.matchMedia(conditionBelow("shell"));
    const closeIfWide = () => {
      if (!narrow.matches) onClose();
    };
    narrow.addEventListener("change", closeIfWide);
    return () => narrow.removeEventListener("change", closeIfWide);
  }, [onClose]);
}

const slide = keyframes`from { translate: 24px 0; opacity: 0; }`;

const NarrowOnly = styled(ModalDialog)`
  ${above.shell} {
    display: none;
  }
`;

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  background: ${color.bg};
  animation: ${slide} ${motion.half} ${motion.groove};
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex: none;
    height: ${layout.topbarMobile};
    padding: 0 8px 0 20px;
  }
  .search {
    padding: 8px 20px 12px;
  }
  nav {
    flex: 1;
    padding: 0 8px;
  }
  nav a,
  nav button {
    position: relative;
    display: flex;
    align-items: center;
    gap: 18px;
    width: 100%;
    height: 60px;
    padding: 0 14px;
    border-radius: 12px;
    color: ${color.muted};
    font: 740 21px/1 ${font.display};
    font-stretch: 110%;
    letter-spacing: -0.01em;
  }
  nav a[aria-current="page"] {
    background: ${color.surface};
    color: ${color.text};
  }
  nav a[aria-current="page"] svg {
    color: ${color.accent};
  }
  nav button {
    color: ${color.lineStrong};
  }
  .lock {
    margin-left: auto;
    --icon: 16px;
  }
  .who {
    padding: 16px 22px 0;
  }
  footer {
    display: flex;
    gap: 12px;
    padding: 20px;
  }
`;
