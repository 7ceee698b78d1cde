/** How an action was made; the specification's literals. */
export type ActionType =
  | "buttonClick"
  | "buttonTouch"
  | "sliderClick"
  | "keyboardKeyPress"
  | "screenClick"
  | "timeStamp";

/** Notes one action of the dancer: its type, what it was and the value it led to. */
export type ActionLog = (
  type: ActionType,
  description: string,
  value: string | number | boolean,
) => void;
