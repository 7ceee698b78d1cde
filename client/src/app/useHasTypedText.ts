import { useCallback, useEffect, useRef } from "react";

const TEXT_FIELDS =
  "textarea, input:not([type=search], [type=range], [type=checkbox], [type=radio])";

/** Returns a function that reports whether any field holds text the viewer typed on this page. */
export function useHasTypedText(): () => boolean {
  const typed = useRef(new WeakSet<EventTarget>());
  useEffect(() => {
    const recordInput = ({ target }: Event) => target && typed.current.add(target);
    document.addEventListener("input", recordInput, true);
    return () => document.removeEventListener("input", recordInput, true);
  }, []);
  return useCallback(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
    return [...fields].some((field) => field.value !== "" && typed.current.has(field));
  }, []);
}
