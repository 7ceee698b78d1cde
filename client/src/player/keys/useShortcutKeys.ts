import { ariaKeys } from "../engine/keys/keyboard";
import type { ShortcutName } from "../engine/keys/shortcuts";
import type { PlayerEngine } from "../engine/playerEngine";
import { usePlayerState } from "../usePlayerState";

/** Returns the enabled keys of a shortcut for `aria-keyshortcuts`. */
export function useShortcutKeys(engine: PlayerEngine) {
  const hasSingleKeys = usePlayerState(engine, (state) => state.hasSingleKeys);
  return (name: ShortcutName) => ariaKeys(name, { hasSingleKeys });
}
