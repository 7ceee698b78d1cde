import { type RefObject, useEffect, useRef } from "react";

interface FieldEvents {
  readonly open: () => void;
  readonly close: () => void;
}

/** What opens and closes the list below a field: typing, a click, leaving, and a search. */
export function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    const open = () => latest.current.open();
    const close = () => latest.current.close();
    const openForTyping = (event: Event) => event.target === input && open();
    const heard = [
      // Above React's own listener: opened earlier, the list would have the field drawn again with
      // the text before this letter, and the letter would be lost.
      [document, "input", openForTyping],
      [input, "click", open],
      [input, "blur", close],
      [input.form, "submit", close],
    ] as const;
    for (const [target, name, react] of heard) target?.addEventListener(name, react);
    return () => {
      for (const [target, name, react] of heard) target?.removeEventListener(name, react);
    };
  }, [field]);
}
