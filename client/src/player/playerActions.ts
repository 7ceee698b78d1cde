/** Literals of the specification. */
export type ActionType =
  | "buttonClick"
  | "buttonTouch"
  | "sliderClick"
  | "keyboardKeyPress"
  | "screenClick"
  | "timeStamp";

export interface PlayerAction {
  readonly classId: string;
  readonly type: ActionType;
  /** Control that was used, e.g. `play` or `speed`. */
  readonly description: string;
  /** Resulting second, speed, or switch state. */
  readonly value: string | number | boolean;
}

export type ActionLog = (
  type: ActionType,
  description: string,
  value: PlayerAction["value"],
) => void;

const listeners = new Set<(action: PlayerAction) => void>();

export function onPlayerAction(listener: (action: PlayerAction) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitPlayerAction(action: PlayerAction): void {
  for (const listener of listeners) listener(action);
}
