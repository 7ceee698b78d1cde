import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styled, { createGlobalStyle } from "styled-components";
import { Button } from "../design/Button";
import { below } from "../design/breakpoints";
import { color, elevation, layer, radius } from "../design/theme";
import { text } from "../design/type";
import { deviceStorage } from "../session/deviceStorage";
import { keepConsent } from "./consent";
import { forgetVisitorId } from "./visitorId";
import { forgetVisit } from "./visitSession";

/** Asks once (and again for whoever wants to change their mind: `takesFocus`), beside the page and not in its way: nothing is counted before the answer. */
export function CookieNotice({ takesFocus }: { readonly takesFocus: boolean }) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  useRoomBelow(notice);
  return createPortal(
    <>
      <Room />
      <Notice ref={notice} aria-labelledby="cookie-notice" role="region" tabIndex={-1}>
        <p>
          <b id="cookie-notice">Cookies</b> We would like to count how Eightcount is used, to make
          it better. Nothing is counted unless you accept.
        </p>
        <span>
          <Button kind="secondary" size="s" onClick={decline}>
            Decline
          </Button>
          <Button kind="secondary" size="s" onClick={() => keepConsent("accepted")}>
            Accept
          </Button>
        </span>
      </Notice>
    </>,
    document.body,
  );
}

function decline(): void {
  forgetVisitorId(deviceStorage(() => window.localStorage));
  forgetVisit(deviceStorage(() => window.sessionStorage));
  keepConsent("declined");
}

/** The page can be scrolled past the notice, so that it covers nothing for good. */
function useRoomBelow(notice: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty("--cookie-notice", `${notice.current?.offsetHeight ?? 0}px`);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty("--cookie-notice");
    };
  }, [notice]);
}

const Room = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--cookie-notice, 0px) + 24px); }
  body { padding-bottom: calc(var(--cookie-notice, 0px) + 24px); }
`;

const Notice = styled.section`
  position: fixed;
  inset: auto 16px calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom)) auto;
  z-index: ${layer.sticky};
  display: grid;
  gap: 14px;
  width: min(400px, calc(100% - 32px));
  padding: 18px 20px;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${elevation[2]};
  p {
    ${text.caption}
    line-height: 1.45;
    color: ${color.muted};
  }
  b {
    color: ${color.text};
  }
  span {
    display: flex;
    justify-content: flex-end;
    gap: 10px;
  }
  ${below.shell} {
    gap: 10px;
    padding: 12px 14px;
    span > * {
      flex: 1;
    }
  }
`;
