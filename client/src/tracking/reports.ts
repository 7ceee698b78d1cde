import type { CustomerActivity } from "@eightcount/rules/visits/user-events";

/** Reports by pages about user activity. */
export type Report =
  | {
      readonly kind: "activity";
      readonly eventType: CustomerActivity;
      readonly details: Readonly<Record<string, string>>;
    }
  | { readonly kind: "trial" }
  | { readonly kind: "preview" | "viewing"; readonly classId: string; readonly seconds: number };

const MAX_HELD = 20;
let held: Report[] = [];
let subscriber: ((report: Report) => void) | null = null;

/** Passes a report to the tracker, or holds a few reports until the tracker has loaded. */
export function emitReport(report: Report): void {
  if (subscriber) subscriber(report);
  else if (held.length < MAX_HELD) held.push(report);
}

/** Subscribes to reports. Held reports are delivered if `includesHeld`, and dropped otherwise. */
export function onReport(listener: (report: Report) => void, includesHeld: boolean): () => void {
  subscriber = listener;
  const waiting = held;
  held = [];
  if (includesHeld) waiting.forEach(listener);
  return () => {
    subscriber = null;
  };
}
