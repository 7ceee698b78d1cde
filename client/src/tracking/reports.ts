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

const HELD_AT_MOST = 20;
let held: Report[] = [];
let hear: ((report: Report) => void) | null = null;

/** Passes a report to the tracker, or holds a few reports until the tracker has loaded. */
export function tell(report: Report): void {
  if (hear) hear(report);
  else if (held.length < HELD_AT_MOST) held.push(report);
}

/** Subscribes to reports. Held reports are delivered if `wantsHeld`, and dropped otherwise. */
export function hearReports(listener: (report: Report) => void, wantsHeld: boolean): () => void {
  hear = listener;
  const waiting = held;
  held = [];
  if (wantsHeld) waiting.forEach(listener);
  return () => {
    hear = null;
  };
}
