import { type RefObject, useEffect, useState } from "react";
import { toggleFullscreen } from "./controls/FullscreenButton";
import { shortcutFor } from "./engine/keyboard";
import type { PlayerEngine } from "./engine/player-engine";
import type { ActionLog } from "./playerActions";

interface PlayerKeys {
  readonly engine: PlayerEngine;
  readonly stage: RefObject<HTMLElement | null>;
  readonly log: ActionLog;
  readonly onKey: () => void;
}

/** The player's keys, anywhere on its page but in a field or a dialog; `?` opens the sheet. */
export function usePlayerKeys({ engine, stage, log, onKey }: PlayerKeys) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  useEffect(() => {
    const reach = {
      engine,
      toggleFullscreen: () => void toggleFullscreen(stage.current),
      openSheet: () => setIsSheetOpen(true),
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("[role=dialog]")) return;
      const shortcut = shortcutFor(event);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run(reach);
      log("keyboardKeyPress", event.key, engine.store.get().positionSeconds);
      onKey();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [engine, stage, log, onKey]);
  return { isSheetOpen, closeSheet: () => setIsSheetOpen(false) };
}
