import { useEffect, useState } from "react";
import type { PlayerEngine } from "../engine/playerEngine";
import type { PlayerState } from "../engine/playerState";
import { NotePlate } from "./NotePlate";

const SHOWN_MS = 15_000;

export function CarriedPractice({ engine }: { engine: PlayerEngine }) {
  const [words, setWords] = useState(() => carriedText(engine.store.get()));
  const isShown = words !== null;
  useEffect(() => {
    if (!isShown) return;
    const close = () => setWords(null);
    const carried = engine.store.get();
    const timer = setTimeout(close, SHOWN_MS);
    const end = engine.store.subscribe(() => {
      const { speed, isMirrored } = engine.store.get();
      if (speed !== carried.speed || isMirrored !== carried.isMirrored) close();
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [engine, isShown]);
  if (words === null) return null;
  const reset = () => {
    if (engine.store.get().isMirrored) engine.toggleMirror();
    engine.setSpeed(1);
  };
  return <NotePlate words={words} action="Reset" onAction={reset} onClose={() => setWords(null)} />;
}

function carriedText({ speed, isMirrored }: PlayerState): string | null {
  if (speed === 1) return isMirrored ? "Playing mirrored" : null;
  return `Playing at ${speed}×${isMirrored ? ", mirrored" : ""}`;
}
