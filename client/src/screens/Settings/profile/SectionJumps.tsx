import { Link } from "react-router-dom";
import styled from "styled-components";
import { above } from "../../../design/theme/breakpoints";
import { color, font, radius } from "../../../design/theme/theme";
import { ANCHORS } from "./anchors";

/** Leads to the sections of the profile page, which is long on phones. */
export function SectionJumps() {
  return (
    <Row aria-label="On this page">
      {Object.entries(ANCHORS).map(([anchor, label]) => (
        <Link key={anchor} to={{ hash: anchor }} replace>
          {label}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: -12px 0 20px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    padding: 0 12px;
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.text} 8%, transparent);
    font: 600 14px/1 ${font.text};
  }
  ${above.shell} {
    display: none;
  }
`;
