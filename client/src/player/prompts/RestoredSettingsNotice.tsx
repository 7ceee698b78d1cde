import { useEffect, useState } from "react";
import type { PlayerEngine } from "../engine/playerEngine";
import type { PlayerState } from "../engine/playerState";
import { PlayerNotice } from "./PlayerNotice";

const SHOWN_MS = 15_000;

export function RestoredSettingsNotice({ engine }: { engine: PlayerEngine }) {
  const [message, setMessage] = useState(() => restoredText(engine.store.get()));
  const isShown = message !== null;
  useEffect(() => {
    if (!isShown) return;
    const close = () => setMessage(null);
    const restored = engine.store.get();
    const timer = setTimeout(close, SHOWN_MS);
    const end = engine.store.subscribe(() => {
      const { speed, isMirrored } = engine.store.get();
      if (speed !== restored.speed || isMirrored !== restored.isMirrored) close();
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [engine, isShown]);
  if (message === null) return null;
  const reset = () => {
    if (engine.store.get().isMirrored) engine.toggleMirror();
    engine.setSpeed(1);
  };
  return (
    <PlayerNotice
      message={message}
      action="Reset"
      onAction={reset}
      onClose={() => setMessage(null)}
    />
  );
}

function restoredText({ speed, isMirrored }: PlayerState): string | null {
  if (speed === 1) return isMirrored ? "Playing mirrored" : null;
  return `Playing at ${speed}×${isMirrored ? ", mirrored" : ""}`;
}
