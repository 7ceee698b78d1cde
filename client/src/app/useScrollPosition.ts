import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** A new page starts at its top; going back finds the page where it was left. */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key, isReturn });
  current.current = { key, isReturn };
  useEffect(() => {
    // The browser's own restoring would come before the page has its height again.
    window.history.scrollRestoration = "manual";
    const note = () => positions.current.set(current.current.key, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);
  // Only another page moves the window; another filter of the same page does not.
  useLayoutEffect(() => {
    const { key: place, isReturn: isBack } = current.current;
    window.scrollTo(0, isBack ? (positions.current.get(place) ?? 0) : 0);
  }, [pathname]);
}
