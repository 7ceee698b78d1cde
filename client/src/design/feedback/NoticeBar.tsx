import { type RefObject, useLayoutEffect } from "react";
import styled from "styled-components";
import { barPadding } from "../layout/availableWindow";
import { below } from "../theme/breakpoints";
import { color, layer, layout } from "../theme/theme";
import { text } from "../theme/type";

/** Fixed bar at the bottom edge. Put the sentence in a `p` and the buttons in a `span`. */
export const NoticeBar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px 24px;
  max-height: 50dvh;
  overflow-y: auto;
  padding-block: 10px calc(10px + env(safe-area-inset-bottom));
  padding-inline: ${barPadding(layout.gutter)};
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  color: ${color.text};
  p {
    ${text.caption}
    line-height: 1.45;
    color: ${color.muted};
  }
  b {
    margin-right: 4px;
    color: ${color.text};
  }
  span {
    display: flex;
    flex: none;
    gap: 10px;
  }
  ${below.shell} {
    flex-direction: column;
    align-items: stretch;
    padding-inline: ${barPadding(layout.gutterMobile)};
    span > * {
      flex: 1;
    }
  }
`;

/** Publishes the bar's height as a CSS variable, so that fixed elements can stay above it. */
export function usePublishNoticeHeight(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      style.setProperty("--notice-height", `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element, { box: "border-box" });
    return () => {
      observer.disconnect();
      style.removeProperty("--notice-height");
    };
  }, [notice]);
}
