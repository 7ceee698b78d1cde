/** How an action was made; the specification's literals. */
export type ActionType =
  | "buttonClick"
  | "buttonTouch"
  | "sliderClick"
  | "keyboardKeyPress"
  | "screenClick"
  | "timeStamp";

/** One action of the dancer in the player. */
export interface PlayerAction {
  readonly classId: string;
  readonly type: ActionType;
  /** What was used: `play`, `speed`, `timestamp title` … */
  readonly description: string;
  /** What it led to: a second of the class, a speed, a switch. */
  readonly value: string | number | boolean;
}

/** Notes one action of the dancer: its type, what it was and the value it led to. */
export type ActionLog = (
  type: ActionType,
  description: string,
  value: PlayerAction["value"],
) => void;

const listeners = new Set<(action: PlayerAction) => void>();

/** Hears every action of every player on the page; answers the function that ends it. */
export function onPlayerAction(listener: (action: PlayerAction) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitPlayerAction(action: PlayerAction): void {
  for (const listener of listeners) listener(action);
}
