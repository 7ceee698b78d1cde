import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "../../navigation/paths";
import { Logo } from "../primitives/Logo";
import { below } from "../theme/breakpoints";
import { color, elevation, radius } from "../theme/theme";

interface FunnelPageProps {
  readonly children: ReactNode;
  readonly headerEnd?: ReactNode;
}

export function FunnelPage({ children, headerEnd }: FunnelPageProps) {
  return (
    <>
      <Header>
        <Link to={paths.home} aria-label="Eightcount">
          <Logo />
        </Link>
        {headerEnd}
      </Header>
      <main>{children}</main>
    </>
  );
}

export const Box = styled.section`
  position: relative;
  padding: 40px;
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${elevation.house};
  ${below.funnel} {
    padding: 24px 20px;
    border-radius: 20px;
  }
`;

export const FormStack = styled.div`
  display: grid;
  gap: 18px;
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 80px;
  padding: 0 48px;
  > a {
    display: flex;
  }
  ${below.funnel} {
    height: 64px;
    padding: 0 20px;
  }
`;
