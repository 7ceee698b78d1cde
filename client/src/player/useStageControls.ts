import { CONTROLS_HIDE_MILLISECONDS } from "@eightcount/rules/player-controls";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PlayerEngine } from "./engine/player-engine";
import { usePlayerState } from "./usePlayerState";

/**
 * Whether the controls show: on any movement or touch, while paused and while something inside
 * has the focus; hidden 3 s after the last movement.
 */
export function useStageControls(engine: PlayerEngine) {
  const isPlaying = usePlayerState(engine, (state) => state.isPlaying);
  const [isAwake, setIsAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setIsAwake(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsAwake(false), CONTROLS_HIDE_MILLISECONDS);
  }, []);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { isShown: isAwake || !isPlaying, wake };
}
