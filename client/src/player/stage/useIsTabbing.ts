import { useCallback, useEffect, useRef } from "react";

/** Unlike `:focus-visible`, stays false when a shortcut follows a click. */
export function useIsTabbing(): () => boolean {
  const isTabbing = useRef(true);
  useEffect(() => {
    const onPointerDown = () => {
      isTabbing.current = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Tab") isTabbing.current = true;
    };
    document.addEventListener("pointerdown", onPointerDown, { capture: true });
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", onPointerDown, { capture: true });
      document.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, []);
  return useCallback(() => isTabbing.current, []);
}
