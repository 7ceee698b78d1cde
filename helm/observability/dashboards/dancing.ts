import { type Dashboard, panel, quantile, rate } from "./panel.ts";

const HEARTBEAT_SECONDS = 10;
const played = rate("eightcount_playback_played_sum");
const stalled = rate("eightcount_playback_stalled_sum");
const updates =
  'eightcount_operation_duration_count{graphql_operation_name="sendProgressMutation"}';

export const dancing: Dashboard = {
  name: "dancing",
  title: "Who is dancing?",
  panels: [
    panel("Dancers", "short", "Estimated from updates, which players send every ten seconds.", {
      dancers: `${HEARTBEAT_SECONDS} * ${rate(updates)}`,
    }),
    panel("Positions stored", "cps", "Rows per second, and writes that carry them.", {
      rows: rate("eightcount_viewing_flush_rows_sum"),
      writes: rate("eightcount_viewing_flush_rows_count"),
    }),
    panel("Progress writes", "s", "Until the commit.", {
      p50: quantile(0.5, "eightcount_viewing_flush_duration"),
      p99: quantile(0.99, "eightcount_viewing_flush_duration"),
    }),
    panel("Room for updates", "percentunit", "From 0.25, players are asked to send less often.", {
      "{{instance}}": "eightcount_viewing_updates_fill",
    }),
    panel("Classes started", "cps", "Streams that were requested, by outcome.", {
      "{{eightcount_outcome}}": rate(
        'eightcount_operation_duration_count{graphql_operation_name=~"useStartPlaybackMutation|streamRequestsStartMutation"}',
        "eightcount_outcome",
      ),
    }),
    panel("Time to the first picture", "s", "As players report it when they close.", {
      p50: quantile(0.5, "eightcount_playback_startup"),
      p90: quantile(0.9, "eightcount_playback_startup"),
    }),
    panel("Waiting for the film", "percentunit", "Share of the time that playbacks stalled.", {
      share: `${stalled} / (${played} + ${stalled})`,
    }),
    panel("Playbacks", "cps", "That ended, and that failed.", {
      ended: rate("eightcount_playback_played_count"),
      failed: `${rate("eightcount_playback_failures_total")} or 0 * ${rate("eightcount_playback_played_count")}`,
    }),
    panel(
      "Too many players",
      "cps",
      "Streams refused because the member's others filled the limit.",
      {
        refused: `${rate("eightcount_streams_refused_total")} or 0 * sum(up{job="viewing"})`,
        uncounted: `${rate("eightcount_streams_unlimited_total")} or 0 * sum(up{job="viewing"})`,
      },
    ),
    panel("Searches", "reqps", "Searches and suggestions.", {
      "{{graphql_operation_name}}": rate(
        'eightcount_operation_duration_count{graphql_operation_name=~"SearchScreenQuery|useSuggestedLinesQuery"}',
        "graphql_operation_name",
      ),
    }),
    panel("Most used", "reqps", "The ten operations that are requested most.", {
      "{{graphql_operation_name}}": `topk(10, ${rate("eightcount_operation_duration_count", "graphql_operation_name")})`,
    }),
  ],
};
