import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { clockText } from "../controls/seek/seekText";
import type { PlayerEngine } from "../engine/playerEngine";

/**
 * Asks before the navigation around the page takes somebody away from a film that runs. What the
 * page itself offers (the style, the teacher, another class) is followed at once.
 */
export function LeaveConfirmation({ engine }: { engine: PlayerEngine }) {
  const [target, setTarget] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const path = pathAround(event);
      if (path === null || !engine.store.get().isPlaying) return;
      // The link's own handler still runs, so that a menu closes; it does not navigate any more.
      event.preventDefault();
      setTarget(path);
    };
    document.addEventListener("click", ask, { capture: true });
    return () => document.removeEventListener("click", ask, { capture: true });
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

/** Where a plain click on a link around the page leads; null for every other click. */
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
