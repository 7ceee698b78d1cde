import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { isServerReachable, waitUntilReachable } from "../../navigation/reachability";
import type { PlayerEngine } from "../engine/playerEngine";

/** Blocks navigation while offline. Continues on reconnect, unless the member stays. */
export function OfflineDialog({ engine }: { engine: PlayerEngine }) {
  const [isTrying, setIsTrying] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasNoNetwork(engine),
  );
  const isBlocked = blocker.state === "blocked";
  const proceed = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // A dialog is not visible over a fullscreen film.
    if (document.fullscreenElement) void document.exitFullscreen();
    const wait = new AbortController();
    proceed.current = () => {
      if (wait.signal.aborted) return;
      wait.abort();
      blocker.proceed();
    };
    void waitUntilReachable(wait.signal).then(proceed.current);
    return () => wait.abort();
  }, [blocker]);
  if (!isBlocked) return null;
  const stay = () => blocker.reset();
  const tryAgain = async () => {
    const leave = proceed.current;
    setIsTrying(true);
    const isReachable = await isServerReachable();
    setIsTrying(false);
    if (isReachable) leave();
  };
  return (
    <Modal
      title="You're offline"
      onClose={stay}
      actions={
        <>
          <Button kind="outline" onClick={stay}>
            Stay in class
          </Button>
          <Button kind="inverse" busyLabel={isTrying && "Trying"} onClick={() => void tryAgain()}>
            Try again
          </Button>
        </>
      }
    >
      <p>
        We'll take you there as soon as you're back online. Until then your class stays open, and
        your place is saved.
      </p>
    </Modal>
  );
}

function hasNoNetwork({ store }: PlayerEngine): boolean {
  const { trouble } = store.get();
  return !navigator.onLine || trouble === "offline" || trouble === "reconnecting";
}
