import { ariaKeys } from "./engine/keyboard";
import type { PlayerEngine } from "./engine/player-engine";
import type { ShortcutName } from "./engine/shortcuts";
import { usePlayerState } from "./usePlayerState";

/** Names the keys of a button that work right now, for `aria-keyshortcuts`. */
export function useShortcutKeys(engine: PlayerEngine) {
  const hasSingleKeys = usePlayerState(engine, (state) => state.hasSingleKeys);
  return (name: ShortcutName) => ariaKeys(name, { hasSingleKeys });
}
