import { useEffect, useState } from "react";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog, ActionType } from "../../playerActions";

/** Where the timestamps are, and how to open and close them. */
export interface TimestampsPanelState {
  readonly hasTimestamps: boolean;
  readonly isOpen: boolean;
  /** On a full screen a closed panel leaves nothing behind. */
  readonly isOnPage: boolean;
  /** It is open over the picture. */
  readonly isOver: boolean;
  readonly toggle: (kind: ActionType) => void;
}

/** The panel next to the picture is open where there is room; over a full picture it starts closed. */
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
