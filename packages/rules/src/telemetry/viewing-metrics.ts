import { counter, gauge, histogram } from "./metric";

/** What one playback was like, as its player reports it when it closes. */
export const playbackMetrics = {
  startup: histogram({
    name: "eightcount.playback.startup",
    unit: "s",
    description: "Time from opening the player to its first moving picture, if one was shown.",
    buckets: [0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 30],
  }),
  played: histogram({
    name: "eightcount.playback.played",
    unit: "s",
    description: "Time that one playback moved, without pauses and stalls.",
    buckets: [0, 10, 60, 300, 900, 1_800, 3_600],
  }),
  stalled: histogram({
    name: "eightcount.playback.stalled",
    unit: "s",
    description:
      "Time that one playback stalled after its start, without seeks. Its sum divided by that of " +
      "the played time is the rebuffer ratio.",
    buckets: [0, 0.5, 1, 2, 5, 10, 30, 60],
  }),
  failures: counter({
    name: "eightcount.playback.failures",
    unit: "{playback}",
    description: "Playbacks that failed until the member tried again or left.",
  }),
} as const;

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
