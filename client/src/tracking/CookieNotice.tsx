import { Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { NoticeBar, usePublishNoticeHeight } from "../design/feedback/NoticeBar";
import { overlay } from "../design/feedback/overlay";
import { Button } from "../design/primitives/Button";
import { lazyComponent } from "../navigation/lazyComponent";
import { saveConsent } from "./consent";

const ConsentForm = lazyComponent(async () => (await import("./ConsentForm")).ConsentForm);

/** `takesFocus` is true if the visitor asked to choose again. */
export function CookieNotice({ takesFocus }: { readonly takesFocus: boolean }) {
  const notice = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  usePublishNoticeHeight(notice);
  const question = (
    <>
      <p>
        <b id="cookie-notice">Cookies</b> We’d like to measure how Eightcount is used. Nothing is
        measured unless you accept.
      </p>
      <span>
        <Button kind="secondary" size="s" onClick={() => setChoosing(true)}>
          Choose
        </Button>
        <Button kind="secondary" size="s" onClick={() => saveConsent("declined")}>
          Decline
        </Button>
        <Button kind="secondary" size="s" onClick={() => saveConsent("accepted")}>
          Accept
        </Button>
      </span>
    </>
  );
  return createPortal(
    <NoticeBar ref={notice} aria-labelledby="cookie-notice" role="region" tabIndex={-1}>
      {isChoosing ? (
        <Suspense fallback={question}>
          <ConsentForm onSave={saveConsent} />
        </Suspense>
      ) : (
        question
      )}
    </NoticeBar>,
    overlay,
  );
}
