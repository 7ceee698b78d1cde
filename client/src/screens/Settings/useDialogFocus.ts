import { useEffect, useRef } from "react";

/**
 * Focuses the dialog on every further step, because the pressed button is gone. The returned ref
 * belongs to an element of the dialog.
 */
export function useDialogFocus<Content extends HTMLElement>(step: string) {
  const content = useRef<Content>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.closest("dialog")?.focus();
  }, [step]);
  return content;
}
