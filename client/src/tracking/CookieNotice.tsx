import { useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { Button } from "../design/Button";
import { below } from "../design/breakpoints";
import { barPadding } from "../design/freeWindow";
import { color, layer, layout } from "../design/theme";
import { text } from "../design/type";
import { keepConsent } from "./consent";
import { forgetVisitor } from "./forgetVisitor";

/** Asks for consent before anything is measured. `takesFocus`: the visitor asked to choose again. */
export function CookieNotice({ takesFocus }: { readonly takesFocus: boolean }) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  useOwnRoom(notice);
  return createPortal(
    <Notice ref={notice} aria-labelledby="cookie-notice" role="region" tabIndex={-1}>
      <p>
        <b id="cookie-notice">Cookies</b> We’d like to measure how Eightcount is used. Nothing is
        measured unless you accept.
      </p>
      <span>
        <Button kind="secondary" size="s" onClick={decline}>
          Decline
        </Button>
        <Button kind="secondary" size="s" onClick={() => keepConsent("accepted")}>
          Accept
        </Button>
      </span>
    </Notice>,
    document.body,
  );
}

function decline(): void {
  forgetVisitor();
  keepConsent("declined");
}

/** Publishes the notice's height, which the page and everything fixed to the window keeps free. */
function useOwnRoom(notice: React.RefObject<HTMLElement | null>): void {
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

const Notice = styled.section`
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
