import { gauge, histogram } from "./metric";

/** The path of progress, from players to the database. */
export const viewingMetrics = {
  flushRows: histogram({
    name: "eightcount.viewing.flush.rows",
    unit: "{row}",
    description: "Rows of one progress write.",
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
  }),
  flushDuration: histogram({
    name: "eightcount.viewing.flush.duration",
    unit: "s",
    description: "Time of one progress write, until its commit or failure.",
    attributes: ["outcome"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  }),
  queueFill: gauge({
    name: "eightcount.viewing.updates.fill",
    unit: "1",
    description:
      "Share of the room for progress updates that wait for their write. At 1, updates are refused.",
  }),
} as const;
