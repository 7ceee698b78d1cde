import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Scrolls new pages to the top and restores the position on back navigation. */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key, isReturn });
  current.current = { key, isReturn };
  useEffect(() => {
    // The browser restores scroll positions before the page has its full height.
    window.history.scrollRestoration = "manual";
    const savePosition = () => positions.current.set(current.current.key, window.scrollY);
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => window.removeEventListener("scroll", savePosition);
  }, []);
  // A changed query string on the same page keeps the scroll position.
  useLayoutEffect(() => {
    const { key: entryKey, isReturn: isBack } = current.current;
    window.scrollTo(0, isBack ? (positions.current.get(entryKey) ?? 0) : 0);
  }, [pathname]);
}
