import { type Shortcut, type ShortcutName, shortcuts } from "./shortcuts";

const EDITABLE = "input:not([type=range]), textarea, select, [contenteditable=true]";
const PRESSABLE = "button, a, summary, [role=button], [role=tab], [role=menuitem]";
const SLIDER = "[role=slider], input[type=range]";
/** What a slider does by itself. */
const SLIDER_KEYS = /^(Arrow|Page|Home$|End$)/;

interface KeyPreference {
  /** False switches off every key that is a single letter, digit or sign; space stays. */
  readonly hasSingleKeys: boolean;
}

/** Whether a key is a character somebody could type or speak by accident. */
export const isSingleKey = (key: string): boolean => key.length === 1 && key !== " ";

/** The shortcut a key press means; null inside a field, with a modifier, or on a focused button. */
export function shortcutFor(event: KeyboardEvent, preference: KeyPreference): Shortcut | null {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (!preference.hasSingleKeys && isSingleKey(key)) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(EDITABLE)) return null;
  if (key === " " && target?.closest(PRESSABLE)) return null;
  if (SLIDER_KEYS.test(key) && target?.closest(SLIDER)) return null;
  const pressed = isSingleKey(key) ? key.toLowerCase() : key;
  return table.find(({ keys }) => keys.includes(pressed)) ?? null;
}

const table: readonly Shortcut[] = shortcuts;

const ARIA_NAMES: Readonly<Record<string, string>> = { " ": "Space" };
const SHOWN_NAMES: Readonly<Record<string, string>> = {
  " ": "Space",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

const upper = (key: string): string => (isSingleKey(key) ? key.toUpperCase() : key);

/** A shortcut's keys as `aria-keyshortcuts` wants them; undefined when none of them works. */
export function ariaKeys(name: ShortcutName, { hasSingleKeys }: KeyPreference): string | undefined {
  const keys = keysOf(name).filter((key) => hasSingleKeys || !isSingleKey(key));
  return keys.length === 0 ? undefined : keys.map((key) => ARIA_NAMES[key] ?? upper(key)).join(" ");
}

/** A shortcut's keys for the eye: `Space or K`, `0 to 9`. */
export function shownKeys(name: ShortcutName): string {
  const keys = keysOf(name).map((key) => SHOWN_NAMES[key] ?? upper(key));
  return keys.length > 2 ? `${keys[0]} to ${keys.at(-1)}` : keys.join(" or ");
}

function keysOf(name: ShortcutName): readonly string[] {
  return table.find((shortcut) => shortcut.name === name)?.keys ?? [];
}
