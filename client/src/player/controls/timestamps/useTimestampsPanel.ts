import { useEffect, useState } from "react";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog, ActionType } from "../../playerActions";

export interface TimestampsPanelState {
  readonly hasTimestamps: boolean;
  readonly isOpen: boolean;
  /** On a full screen, a closed panel takes no space. */
  readonly isRendered: boolean;
  readonly isOverlay: boolean;
  readonly toggle: (kind: ActionType) => void;
}

/** Starts open next to the picture if there is room, and closed over a full picture. */
export function useTimestampsPanel(
  engine: PlayerEngine,
  isFull: boolean,
  log: ActionLog,
): TimestampsPanelState {
  const [isSidebarOpen, setIsSidebarOpen] = useState(() => window.innerWidth > 790);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  useEffect(() => {
    if (!isFull) setIsDrawerOpen(false);
  }, [isFull]);
  const hasTimestamps = engine.sections.length > 0;
  const isOpen = isFull ? isDrawerOpen : isSidebarOpen;
  return {
    hasTimestamps,
    isOpen,
    isOverlay: isFull && isOpen,
    isRendered: hasTimestamps && (isOpen || !isFull),
    toggle: (kind) => {
      if (isFull) setIsDrawerOpen(!isOpen);
      else setIsSidebarOpen(!isOpen);
      log(kind, "timestamps", !isOpen);
    },
  };
}
