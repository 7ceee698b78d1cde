import type { CustomerActivity } from "@eightcount/rules/visits/user-events";

/** What pages tell about what people do on them. */
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

/** Tells whoever counts; before that one is loaded, a few reports wait. */
export function tell(report: Report): void {
  if (hear) hear(report);
  else if (held.length < HELD_AT_MOST) held.push(report);
}

/** Hears every report from now on; those that waited are handed over, or forgotten. */
export function hearReports(listener: (report: Report) => void, wantsHeld: boolean): () => void {
  hear = listener;
  const waiting = held;
  held = [];
  if (wantsHeld) waiting.forEach(listener);
  return () => {
    hear = null;
  };
}
