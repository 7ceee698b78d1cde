import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { NoticeBar, useOwnRoom } from "../design/feedback/NoticeBar";
import { overlay } from "../design/feedback/overlay";
import { Button } from "../design/primitives/Button";
import { useSession } from "../session/SessionProvider";
import { leaveToOther, useTellAfterLeaving } from "./leaveToOther";
import { useTypedText } from "./useTypedText";

/**
 * Leaves the member's pages as soon as another member signs in on this browser. A page with unsent
 * text stays open with a notice until the reader leaves it.
 */
export function OtherMember() {
  const session = useSession();
  const isDisplaced = useSyncExternalStore(session.subscribe, session.isDisplaced);
  const { pathname } = useLocation();
  const holdsTypedText = useTypedText();
  const stayedAt = useRef<string>(null);
  const hasLeft = useRef(false);
  useTellAfterLeaving();
  const leave = useCallback(() => {
    hasLeft.current = true;
    leaveToOther(session);
  }, [session]);
  useEffect(() => {
    if (!isDisplaced) stayedAt.current = null;
    else if (stayedAt.current === null && holdsTypedText()) stayedAt.current = pathname;
    else if (stayedAt.current !== pathname && !hasLeft.current) leave();
  }, [isDisplaced, pathname, holdsTypedText, leave]);
  return isDisplaced && <Notice onGoOn={leave} />;
}

function Notice({ onGoOn }: { readonly onGoOn: () => void }) {
  const notice = useRef<HTMLElement>(null);
  useOwnRoom(notice);
  return createPortal(
    <NoticeBar ref={notice} role="alert">
      <p>
        <b>Another member signed in on this browser.</b> Nothing you enter here will be sent. Copy
        anything you want to keep, then continue.
      </p>
      <span>
        <Button kind="secondary" size="s" onClick={onGoOn}>
          Continue
        </Button>
      </span>
    </NoticeBar>,
    overlay,
  );
}
