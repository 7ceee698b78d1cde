import { type Shortcut, type ShortcutName, shortcuts } from "./shortcuts";

const EDITABLE = "input:not([type=range]), textarea, select, [contenteditable=true]";
const PRESSABLE = "button, a, summary, [role=button], [role=tab], [role=menuitem]";
const SLIDER = "[role=slider], input[type=range]";
/** Keys that a focused slider handles itself. */
const SLIDER_KEYS = /^(Arrow|Page|Home$|End$)/;

interface KeyPreference {
  /** False disables single-character shortcuts. Space always works. */
  readonly hasSingleKeys: boolean;
}

/** True for a character that a member could type or dictate by accident. */
export const isSingleKey = (key: string): boolean => key.length === 1 && key !== " ";

/** Returns null if a modifier is pressed or the focused element handles the key itself. */
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

/** Returns undefined if none of the shortcut's keys is enabled. */
export function ariaKeys(name: ShortcutName, { hasSingleKeys }: KeyPreference): string | undefined {
  const keys = keysOf(name).filter((key) => hasSingleKeys || !isSingleKey(key));
  return keys.length === 0 ? undefined : keys.map((key) => ARIA_NAMES[key] ?? upper(key)).join(" ");
}

export function displayKeys(name: ShortcutName): string {
  const keys = keysOf(name).map((key) => SHOWN_NAMES[key] ?? upper(key));
  return keys.length > 2 ? `${keys[0]} to ${keys.at(-1)}` : keys.join(" or ");
}

function keysOf(name: ShortcutName): readonly string[] {
  return table.find((shortcut) => shortcut.name === name)?.keys ?? [];
}
