import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import styled from "styled-components";
import { color, font, motion } from "../theme/theme";

export interface TabLink {
  readonly to: string;
  readonly label: string;
  /** True on a page that belongs to the tab, but has another address. */
  readonly isCurrent?: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Use a `span` with `aria-disabled` for an unavailable tab. */
  readonly children?: ReactNode;
}

export function TabLinks({ label, tabs, children }: TabLinksProps) {
  return (
    <Row aria-label={label}>
      {tabs.map(({ to, label: name, isCurrent }) =>
        isCurrent ? (
          <Link key={to} to={to} aria-current="true">
            {name}
          </Link>
        ) : (
          <NavLink key={to} to={to} end>
            {name}
          </NavLink>
        ),
      )}
      {children}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: 24px;
  border-bottom: 1px solid ${color.line};
  a,
  > span {
    position: relative;
    padding: 12px 0 13px;
    color: ${color.muted};
    font: 620 15px/1.2 ${font.text};
    white-space: nowrap;
  }
  > span {
    opacity: 0.6;
  }
  a::after {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.accent};
    scale: 0 1;
    transition: scale ${motion.half} ${motion.groove};
  }
  a[aria-current] {
    color: ${color.text};
  }
  a[aria-current]::after {
    scale: 1 1;
  }
`;
