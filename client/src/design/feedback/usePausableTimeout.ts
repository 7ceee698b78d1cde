import { useEffect, useMemo, useRef } from "react";

/** Spread onto the element whose hover and focus pause the timer. */
export interface PauseHandlers {
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Calls `onEnd` after `milliseconds` of unpaused time. Null never ends. */
export function usePausableTimeout(milliseconds: number | null, onEnd: () => void): PauseHandlers {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const clock = useMemo(() => createClock(milliseconds, () => latest.current()), [milliseconds]);
  useEffect(() => {
    clock.resume();
    return clock.pause;
  }, [clock]);
  return {
    onMouseEnter: clock.pause,
    onMouseLeave: clock.resume,
    onFocus: clock.pause,
    onBlur: clock.resume,
  };
}

function createClock(milliseconds: number | null, onEnd: () => void) {
  let left = milliseconds ?? Number.POSITIVE_INFINITY;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined || !Number.isFinite(left)) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, Math.max(0, left));
  };
  return { pause, resume };
}
