import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { NoticeBar, usePublishNoticeHeight } from "../design/feedback/NoticeBar";
import { overlay } from "../design/feedback/overlay";
import { Button } from "../design/primitives/Button";
import { saveConsent } from "./consent";
import { forgetVisitor } from "./forgetVisitor";

/** `takesFocus` is true if the visitor asked to choose again. */
export function CookieNotice({ takesFocus }: { readonly takesFocus: boolean }) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  usePublishNoticeHeight(notice);
  return createPortal(
    <NoticeBar ref={notice} aria-labelledby="cookie-notice" role="region" tabIndex={-1}>
      <p>
        <b id="cookie-notice">Cookies</b> We’d like to measure how Eightcount is used. Nothing is
        measured unless you accept.
      </p>
      <span>
        <Button kind="secondary" size="s" onClick={decline}>
          Decline
        </Button>
        <Button kind="secondary" size="s" onClick={() => saveConsent("accepted")}>
          Accept
        </Button>
      </span>
    </NoticeBar>,
    overlay,
  );
}

function decline(): void {
  forgetVisitor();
  saveConsent("declined");
}
