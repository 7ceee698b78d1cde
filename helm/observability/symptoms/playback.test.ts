import { production } from "../rules/scale.ts";
import { describeAlerts } from "../testing/describe-alerts.ts";
import { playback } from "./playback.ts";

const count = "eightcount_playback_played_count";
const played = "eightcount_playback_played_sum";
const stalled = "eightcount_playback_stalled_sum";
const failures = "eightcount_playback_failures_total";
const started = (le: string) => `eightcount_playback_startup_bucket{le="${le}"}`;

describeAlerts(playback(production), {
  PlaybackFailing: {
    fires: { series: { [count]: "0+10x30", [failures]: "0+1x30" }, at: "20m" },
    silent: { series: { [count]: "0+25x30", [failures]: "0+1x30" }, at: "20m" },
  },
  PlaybackStalling: {
    fires: { series: { [count]: "0+1x90", [played]: "0+600x90", [stalled]: "0+20x90" }, at: "70m" },
    silent: {
      series: { [count]: "0+1x90", [played]: "0+600x90", [stalled]: "0+10x90" },
      at: "70m",
    },
  },
  PlaybackSlowToStart: {
    fires: {
      series: {
        [count]: "0+1x90",
        [started("5")]: "0+8x90",
        [started("10")]: "0+10x90",
        [started("+Inf")]: "0+10x90",
      },
      at: "70m",
    },
    silent: {
      series: {
        [count]: "0+1x90",
        [started("5")]: "0+19x90",
        [started("10")]: "0+20x90",
        [started("+Inf")]: "0+20x90",
      },
      at: "70m",
    },
  },
});
