import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { CONTROLS_HIDE_MILLISECONDS } from "../engine/playerControls";
import type { PlayerEngine } from "../engine/playerEngine";
import { usePlayerState } from "../usePlayerState";
import { useIsTabbing } from "./useIsTabbing";

/** Shows controls for 3 s after input. Focus keeps them, but not one left behind by a click. */
export function useStageControls(engine: PlayerEngine, controls: RefObject<HTMLElement | null>) {
  const isPlaying = usePlayerState(engine, (state) => state.isPlaying);
  const isTabbing = useIsTabbing();
  const [isAwake, setIsAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setIsAwake(false);
  }, []);
  const wake = useCallback(() => {
    const wait = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isInUse(controls.current, isTabbing())) wait();
        else setIsAwake(false);
      }, CONTROLS_HIDE_MILLISECONDS);
    };
    setIsAwake(true);
    wait();
  }, [controls, isTabbing]);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { isShown: isAwake || !isPlaying, wake, sleep };
}

function isInUse(controls: HTMLElement | null, isTabbing: boolean): boolean {
  if (controls?.querySelector("[aria-expanded=true]")) return true;
  return isTabbing && controls?.contains(document.activeElement) === true;
}
