import { useEffect, useState } from "react";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog, ActionType } from "../../playerActions";

export interface TimestampsPanelState {
  readonly hasTimestamps: boolean;
  readonly isOpen: boolean;
  /** On a full screen, a closed panel takes no space. */
  readonly isOnPage: boolean;
  /** Open on top of the picture. */
  readonly isOver: boolean;
  readonly toggle: (kind: ActionType) => void;
}

/** Starts open next to the picture if there is room, and closed over a full picture. */
export function useTimestampsPanel(
  engine: PlayerEngine,
  isFull: boolean,
  log: ActionLog,
): TimestampsPanelState {
  const [isOpenBeside, setIsOpenBeside] = useState(() => window.innerWidth > 790);
  const [isOpenOver, setIsOpenOver] = useState(false);
  useEffect(() => {
    if (!isFull) setIsOpenOver(false);
  }, [isFull]);
  const hasTimestamps = engine.sections.length > 0;
  const isOpen = isFull ? isOpenOver : isOpenBeside;
  return {
    hasTimestamps,
    isOpen,
    isOver: isFull && isOpen,
    isOnPage: hasTimestamps && (isOpen || !isFull),
    toggle: (kind) => {
      if (isFull) setIsOpenOver(!isOpen);
      else setIsOpenBeside(!isOpen);
      log(kind, "timestamps", !isOpen);
    },
  };
}
