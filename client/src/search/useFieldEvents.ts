import { type RefObject, useEffect, useRef } from "react";

interface FieldEvents {
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens the list on typing and clicks, and closes it on blur and submit. */
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
    const subscriptions = [
      // Listens above React. Opening the list earlier would re-render the field without the letter.
      [document, "input", openForTyping],
      [input, "click", open],
      [input, "blur", close],
      [input.form, "submit", close],
    ] as const;
    for (const [target, name, handler] of subscriptions) target?.addEventListener(name, handler);
    return () => {
      for (const [target, name, handler] of subscriptions)
        target?.removeEventListener(name, handler);
    };
  }, [field]);
}
