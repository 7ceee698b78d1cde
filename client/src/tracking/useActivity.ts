import type { CustomerActivity } from "@eightcount/rules/visits/user-events";
import { useEffect } from "react";
import { emitReport } from "./reports";

/** Reports once that a member saw this content. Does nothing while `value` is null. */
export function useActivity(
  eventType: CustomerActivity,
  name: "classId" | "playlistName" | null,
  value: string | null,
): void {
  useEffect(() => {
    if (value === null) return;
    emitReport({ kind: "activity", eventType, details: name === null ? {} : { [name]: value } });
  }, [eventType, name, value]);
}
