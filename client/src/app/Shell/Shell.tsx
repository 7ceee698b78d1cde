import { Suspense } from "react";
import { Link, Outlet } from "react-router-dom";
import styled from "styled-components";
import { Loading } from "../../design/feedback/Loading";
import { Content } from "../../design/layout/Page";
import { below } from "../../design/theme/breakpoints";
import { color, layer, layout } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";
import { NavRail } from "./NavRail";
import { TopBar } from "./TopBar";

export function Shell() {
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <TopBar />
      <NavRail />
      <Main id="content" tabIndex={-1}>
        <Content>
          <Suspense fallback={<Loading isPage label="LOADING" />}>
            <Outlet />
            <Footer>
              <span>© {new Date().getFullYear()} Eightcount</span>
              <a href="#cookies">Cookies</a>
              <Link to={paths.terms}>Terms</Link>
              <Link to={paths.help}>Help</Link>
            </Footer>
          </Suspense>
        </Content>
      </Main>
    </>
  );
}

const Main = styled.main`
  min-width: 0;
  margin-left: ${layout.rail};
  ${below.shell} {
    margin-left: 0;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  left: 16px;
  top: -60px;
  z-index: ${layer.tooltip};
  padding: 12px 16px;
  border-radius: 10px;
  background: ${color.text};
  color: ${color.bg};
  font-weight: 620;
  &:focus {
    top: 14px;
  }
`;

// Sticks to the bottom of the window on short pages.
const Footer = styled.footer`
  position: sticky;
  top: 100vh;
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  margin-top: 96px;
  padding-top: 24px;
  border-top: 1px solid ${color.line};
  color: ${color.faint};
  font-size: 13px;
  > span {
    margin-right: auto;
  }
  > a {
    padding-block: 6px;
    margin-block: -6px;
  }
  ${below.shell} {
    margin-top: 56px;
  }
`;
