import { useCallback, useEffect, useRef, useState } from "react";
import { shortcutFor } from "../engine/keys/keyboard";
import type { PlayerEngine } from "../engine/playerEngine";
import type { ActionLog } from "../playerActions";
import { togglePictureInPicture } from "./togglePictureInPicture";

interface PlayerKeys {
  readonly engine: PlayerEngine;
  readonly toggleFullscreen: () => void;
  readonly log: ActionLog;
  readonly onKey: () => void;
}

/** Handles shortcuts on the page, except in fields and dialogs. */
export function usePlayerKeys({ engine, toggleFullscreen, log, onKey }: PlayerKeys) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const openSheet = useCallback(async () => {
    // A fullscreen picture would hide the sheet and keep it from getting focus.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    setIsSheetOpen(true);
  }, []);
  const latestToggle = useRef(toggleFullscreen);
  useEffect(() => {
    latestToggle.current = toggleFullscreen;
  });
  useEffect(() => {
    const context = {
      engine,
      toggleFullscreen: () => latestToggle.current(),
      togglePictureInPicture: () => void togglePictureInPicture(engine.video),
      openSheet: () => void openSheet(),
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      const shortcut = shortcutFor(event, engine.store.get());
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run(context, event.key);
      log("keyboardKeyPress", event.key, engine.store.get().positionSeconds);
      onKey();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [engine, log, onKey, openSheet]);
  return {
    isSheetOpen,
    openSheet: () => void openSheet(),
    closeSheet: () => setIsSheetOpen(false),
  };
}
