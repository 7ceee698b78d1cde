import { Link } from "react-router-dom";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color, font, layout, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { SECTIONS } from "./anchors";
import { JUMPS_HEIGHT } from "./stickyRows";
import { useCurrentSection } from "./useCurrentSection";

const LABEL = "On this page";

/** Leads to the sections of the profile page, and stays at the top of the window. */
export function SectionJumps() {
  const current = useCurrentSection();
  return (
    <Row aria-label={LABEL}>
      <span aria-hidden="true">{LABEL}</span>
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

/** Quiet text on a desk, so that it does not look like tabs below the tabs. Small pills on phones. */
const Row = styled.nav`
  position: sticky;
  top: ${layout.topbar};
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 20px;
  height: ${JUMPS_HEIGHT};
  margin: -16px 0 16px;
  background: ${color.bg};
  color: ${color.faint};
  ${text.small}
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.muted};
    white-space: nowrap;
    &:hover {
      color: ${color.text};
    }
  }
  [aria-current] {
    color: ${color.text};
    text-decoration: underline 1.5px ${color.lineStrong};
    text-underline-offset: 6px;
  }
  ${below.shell} {
    top: ${layout.topbarMobile};
    gap: 6px;
    margin: -20px 0 8px;
    > span {
      display: none;
    }
    /* Take touches around them, too. */
    a {
      margin-inline: -4px;
      padding: 0 12px;
      border: 4px solid transparent;
      border-radius: ${radius.pill};
      background: color-mix(in srgb, ${color.text} 8%, transparent) padding-box;
      font: 600 13px/1 ${font.text};
    }
    [aria-current] {
      background-color: color-mix(in srgb, ${color.text} 18%, transparent);
      text-decoration: none;
    }
  }
`;
