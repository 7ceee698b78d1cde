import { useCallback, useEffect, useRef } from "react";

/**
 * Reports whether focus moves by keyboard: true until a pointer is pressed, and again after Tab.
 * A browser's `:focus-visible` also turns on when a shortcut is pressed after a click.
 */
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
