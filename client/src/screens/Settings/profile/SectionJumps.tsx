import { Link } from "react-router-dom";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color, font, layout, radius } from "../../../design/theme/theme";
import { SECTIONS } from "./anchors";
import { JUMPS_HEIGHT } from "./stickyRows";
import { useCurrentSection } from "./useCurrentSection";

/** Leads to the sections of the profile page, and stays at the top of the window. */
export function SectionJumps() {
  const current = useCurrentSection();
  return (
    <Row aria-label="On this page">
      {Object.entries(SECTIONS).map(([anchor, label]) => (
        <Link
          key={anchor}
          to={{ hash: anchor }}
          replace
          aria-current={anchor === current ? "location" : undefined}
        >
          {label}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  position: sticky;
  top: ${layout.topbar};
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${JUMPS_HEIGHT};
  margin: -12px 0 12px;
  background: ${color.bg};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.text} 8%, transparent);
    color: ${color.muted};
    font: 600 14px/1 ${font.text};
    white-space: nowrap;
  }
  [aria-current] {
    background: color-mix(in srgb, ${color.text} 18%, transparent);
    color: ${color.text};
  }
  ${below.shell} {
    top: ${layout.topbarMobile};
    gap: 6px;
  }
`;
