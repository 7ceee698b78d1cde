import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { clockText } from "../controls/seek/seekText";
import type { PlayerEngine } from "../engine/playerEngine";

/** Asks before navigation outside the page's content interrupts playback. */
export function LeaveConfirmation({ engine }: { engine: PlayerEngine }) {
  const [target, setTarget] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const pathToAskAbout = (event: MouseEvent) =>
      engine.store.get().isPlaying ? pathAround(event) : null;
    // Prevents navigation but lets the link's own handler run, so that a menu closes.
    const preventNavigation = (event: MouseEvent) => {
      if (pathToAskAbout(event) !== null) event.preventDefault();
    };
    // The menu has returned focus to its button by now, so the dialog restores it there as well.
    const ask = (event: MouseEvent) => {
      const path = pathToAskAbout(event);
      if (path !== null) setTarget(path);
    };
    document.addEventListener("click", preventNavigation, { capture: true });
    document.addEventListener("click", ask);
    return () => {
      document.removeEventListener("click", preventNavigation, { capture: true });
      document.removeEventListener("click", ask);
    };
  }, [engine]);
  if (target === null) return null;
  const stay = () => setTarget(null);
  const go = () => {
    stay();
    void navigate(target);
  };
  return (
    <Modal
      title="Leave this class?"
      onClose={stay}
      actions={
        <>
          <Button kind="outline" onClick={stay}>
            Stay
          </Button>
          <Button kind="inverse" onClick={go}>
            Leave
          </Button>
        </>
      }
    >
      <p>We'll save your place at {clockText(engine.position())}.</p>
    </Modal>
  );
}

/** Returns the path of a plain click on a surrounding link, or null. */
function pathAround(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || !link || link.target !== "" || link.closest("main, [role=alertdialog]")) {
    return null;
  }
  const isHere = link.pathname === window.location.pathname;
  if (isHere || link.origin !== window.location.origin) return null;
  return link.pathname + link.search + link.hash;
}
