import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { NoticeBar, usePublishNoticeHeight } from "../design/feedback/NoticeBar";
import { overlay } from "../design/feedback/overlay";
import { Button } from "../design/primitives/Button";
import { useSession } from "../session/SessionProvider";
import { leaveDisplacedPage, useDisplacedMessage } from "./leaveDisplacedPage";
import { useHasTypedText } from "./useHasTypedText";

/**
 * Leaves the member's pages as soon as another member signs in on this browser. A page with unsent
 * text stays open with a notice until the reader leaves it.
 */
export function DisplacedPageGuard() {
  const session = useSession();
  const isDisplaced = useSyncExternalStore(session.subscribe, session.isDisplaced);
  const { pathname } = useLocation();
  const hasTypedText = useHasTypedText();
  const keptOpenAt = useRef<string>(null);
  const hasLeft = useRef(false);
  useDisplacedMessage();
  const leave = useCallback(() => {
    hasLeft.current = true;
    leaveDisplacedPage(session);
  }, [session]);
  useEffect(() => {
    if (!isDisplaced) keptOpenAt.current = null;
    else if (keptOpenAt.current === null && hasTypedText()) keptOpenAt.current = pathname;
    else if (keptOpenAt.current !== pathname && !hasLeft.current) leave();
  }, [isDisplaced, pathname, hasTypedText, leave]);
  return isDisplaced && <Notice onContinue={leave} />;
}

function Notice({ onContinue }: { readonly onContinue: () => void }) {
  const notice = useRef<HTMLElement>(null);
  usePublishNoticeHeight(notice);
  return createPortal(
    <NoticeBar ref={notice} role="alert">
      <p>
        <b>Another member signed in on this browser.</b> Nothing you enter here will be sent. Copy
        anything you want to keep, then continue.
      </p>
      <span>
        <Button kind="secondary" size="s" onClick={onContinue}>
          Continue
        </Button>
      </span>
    </NoticeBar>,
    overlay,
  );
}
