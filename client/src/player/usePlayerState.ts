import { useSyncExternalStore } from "react";
import type { PlayerEngine } from "./engine/playerEngine";
import type { PlayerState } from "./engine/playerState";

/** Rerenders only when the selected value changes. */
export function usePlayerState<T>(engine: PlayerEngine, read: (state: PlayerState) => T): T {
  return useSyncExternalStore(engine.store.subscribe, () => read(engine.store.get()));
}
