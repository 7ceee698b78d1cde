import { css } from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { layout } from "../../../design/theme/theme";

/** Height of the row of jumps, which sticks below the top bar. */
export const JUMPS_HEIGHT = "52px";

/** Scrolled to, it starts below the rows that stick to the top of the window. */
export const belowStickyRows = css`
  scroll-margin-top: calc(${layout.topbar} + ${JUMPS_HEIGHT} + 16px);
  ${below.shell} {
    scroll-margin-top: calc(${layout.topbarMobile} + ${JUMPS_HEIGHT} + 16px);
  }
`;

/** Stays below the rows that stick to the top of the window, while what it belongs to scrolls. */
export const sticksBelowRows = css`
  position: sticky;
  top: calc(${layout.topbar} + ${JUMPS_HEIGHT} + 16px);
  align-self: start;
`;
