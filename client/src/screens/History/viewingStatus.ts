/** Lists of the history page, spelled as in the address. */
export type HistoryStatus = "Started" | "completed";

/** Returns the status in the address. Unknown values default to unfinished classes. */
export function readStatus(search: string): HistoryStatus {
  return new URLSearchParams(search).get("status") === "completed" ? "completed" : "Started";
}

export const GRAPH_STATUS = { Started: "STARTED", completed: "COMPLETED" } as const;
