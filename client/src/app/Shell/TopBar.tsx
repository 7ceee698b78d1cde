import { Menu, Search } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink } from "../../design/primitives/Button";
import { IconButton } from "../../design/primitives/IconButton";
import { Logo } from "../../design/primitives/Logo";
import { above, below } from "../../design/theme/breakpoints";
import { color, layer, layout } from "../../design/theme/theme";
import { lazyComponent } from "../../navigation/lazyComponent";
import { paths } from "../../navigation/paths";
import { usePaths } from "../../navigation/usePaths";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { useIsMember } from "../../session/useIsMember";
import { SearchBox } from "./SearchBox";

const MemberMenu = lazyComponent(async () => (await import("./MemberMenu")).MemberMenu);
const Drawer = lazyComponent(async () => (await import("./Drawer")).Drawer);

type DrawerState = "closed" | "menu" | "search";

export function TopBar() {
  const auth = useAuth();
  const catalogue = usePaths();
  const [drawer, setDrawer] = useState<DrawerState>("closed");
  const home = useIsMember() ? paths.home : catalogue.classes;
  return (
    <Bar>
      <HomeLink to={home} aria-label="Eightcount">
        <Logo />
      </HomeLink>
      <WideSearch>
        <SearchBox />
      </WideSearch>
      <Spacer />
      {auth === false && (
        <>
          <WideOnly>
            <ButtonLink kind="quiet" to={paths.signIn}>
              Log In
            </ButtonLink>
          </WideOnly>
          <ButtonLink size="s" to={paths.onboarding}>
            Start free trial
          </ButtonLink>
        </>
      )}
      {isSignedIn(auth) && (
        <>
          <WideOnly>
            <Suspense>
              <MemberMenu />
            </Suspense>
          </WideOnly>
          <PhoneOnly>
            <IconButton label="Search" onClick={() => setDrawer("search")}>
              <Search />
            </IconButton>
          </PhoneOnly>
        </>
      )}
      <PhoneOnly>
        <IconButton label="Menu" onClick={() => setDrawer("menu")}>
          <Menu />
        </IconButton>
      </PhoneOnly>
      {drawer !== "closed" && (
        <Suspense>
          <Drawer startsWithSearch={drawer === "search"} onClose={() => setDrawer("closed")} />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.topbar};
  display: flex;
  align-items: center;
  gap: 24px;
  height: ${layout.topbar};
  padding: 0 40px 0 24px;
  background: color-mix(in srgb, ${color.bg} 94%, transparent);
  backdrop-filter: blur(14px);
  ${below.shell} {
    gap: 4px;
    height: ${layout.topbarMobile};
    padding: 0 8px 0 20px;
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  border-radius: 8px;
`;

const WideSearch = styled.div`
  width: min(440px, 38vw);
  margin-left: 8px;
  ${below.shell} {
    display: none;
  }
`;

const Spacer = styled.span`
  flex: 1;
`;

const WideOnly = styled.span`
  ${below.shell} {
    display: none;
  }
`;

const PhoneOnly = styled.span`
  display: inline-flex;
  ${above.shell} {
    display: none;
  }
`;
