import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "../../navigation/paths";
import { Logo } from "../primitives/Logo";
import { below } from "../theme/breakpoints";
import { color, elevation, radius } from "../theme/theme";

interface FunnelPageProps {
  readonly children: ReactNode;
  /** At the right of the header: steps, a link, "Secure checkout". */
  readonly headerEnd?: ReactNode;
}

/** The frame of every page on the way to a subscription: the logo, then the page, in house light. */
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

/** The white box forms stand in. */
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

/** Fields of a form under each other. */
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
