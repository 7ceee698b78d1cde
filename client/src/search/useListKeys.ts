import { type RefObject, useEffect, useRef } from "react";

interface ListKeys {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isOpen: boolean;
  readonly count: number;
  /** Place of the option that Enter would choose; -1 for none. */
  readonly active: number;
  readonly setActive: (place: number) => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (place: number) => void;
}

type Keys = ListKeys;

// An editable combobox keeps Home, End and the side arrows for its text.
const ACTIONS: Readonly<Record<string, (keys: Keys, event: KeyboardEvent) => boolean>> = {
  ArrowDown: (keys) => step(keys, 1),
  ArrowUp: (keys, event) => (event.altKey ? shut(keys) : step(keys, -1)),
  Escape: (keys) => shut(keys),
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
  // One stop more than options: the field itself, where Enter searches for what is typed.
  const stops = keys.count + 1;
  keys.setActive(((keys.active + 1 + by + stops) % stops) - 1);
  return true;
}

function shut(keys: Keys): boolean {
  if (!keys.isOpen) return false;
  keys.close();
  return true;
}

/** The keyboard of an editable combobox, on the field itself. */
export function useListKeys(keys: ListKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { field } = keys;
  useEffect(() => {
    const input = field.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // Enter that ends the composition of a character is not meant for the list.
      if (event.isComposing || !ACTIONS[event.key]?.(latest.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    input?.addEventListener("keydown", onKeyDown);
    return () => input?.removeEventListener("keydown", onKeyDown);
  }, [field]);
}
