import { useSyncExternalStore } from "react";
import type { PlayerEngine } from "./engine/playerEngine";
import type { PlayerState } from "./engine/playerState";

/** One value of the player's state; draws again only when it changes. */
export function usePlayerState<T>(engine: PlayerEngine, read: (state: PlayerState) => T): T {
  return useSyncExternalStore(engine.store.subscribe, () => read(engine.store.get()));
}
