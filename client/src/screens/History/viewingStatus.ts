/** The two lists of the history and how their addresses spell them. */
export type HistoryStatus = "Started" | "completed";

/** The status of an address; anything unknown means what is unfinished. */
export function readStatus(search: string): HistoryStatus {
  return new URLSearchParams(search).get("status") === "completed" ? "completed" : "Started";
}

/** The status in the graph's words. */
export const GRAPH_STATUS = { Started: "STARTED", completed: "COMPLETED" } as const;
