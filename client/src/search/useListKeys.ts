import { type RefObject, useEffect, useRef } from "react";

interface ListKeys {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isOpen: boolean;
  readonly count: number;
  /** Index of the option that Enter would choose, or -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (index: number) => void;
}

type Keys = ListKeys;

// Editable comboboxes leave Home, End and the left and right arrows to the text.
const ACTIONS: Readonly<Record<string, (keys: Keys, event: KeyboardEvent) => boolean>> = {
  ArrowDown: (keys) => step(keys, 1),
  ArrowUp: (keys, event) => (event.altKey ? closeList(keys) : step(keys, -1)),
  Escape: (keys) => closeList(keys),
  Enter: (keys) => {
    if (!keys.isOpen || keys.active < 0) return false;
    keys.choose(keys.active);
    return true;
  },
};

function step(keys: Keys, by: 1 | -1): boolean {
  if (!keys.isOpen) {
    keys.open();
    return true;
  }
  // Counts the field as one extra stop, where Enter searches for the typed text.
  const stops = keys.count + 1;
  keys.setActive(((keys.active + 1 + by + stops) % stops) - 1);
  return true;
}

function closeList(keys: Keys): boolean {
  if (!keys.isOpen) return false;
  keys.close();
  return true;
}

export function useListKeys(keys: ListKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { field } = keys;
  useEffect(() => {
    const input = field.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // Enter that ends an IME composition is not meant for the list.
      if (event.isComposing || !ACTIONS[event.key]?.(latest.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    input?.addEventListener("keydown", onKeyDown);
    return () => input?.removeEventListener("keydown", onKeyDown);
  }, [field]);
}
