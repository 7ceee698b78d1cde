import { playbackMetrics } from "@eightcount/rules/telemetry/viewing-metrics";
import { count } from "@eightcount/service-kit/telemetry/count";
import { record } from "@eightcount/service-kit/telemetry/record";

/** What one playback was like. Times in seconds. */
export interface PlaybackQuality {
  /** Null if no picture was shown. */
  readonly startupSeconds: number | null;
  readonly playedSeconds: number;
  readonly stalledSeconds: number;
  readonly hasFailed: boolean;
}

const LONGEST_SECONDS = 86_400;

/** A browser reports these, so what cannot be true is left out. */
const isPossible = (seconds: number): boolean => seconds >= 0 && seconds <= LONGEST_SECONDS;

export function recordPlayback(quality: PlaybackQuality): void {
  const { startupSeconds, playedSeconds, stalledSeconds, hasFailed } = quality;
  const { startup, played, stalled, failures } = playbackMetrics;
  if (startupSeconds !== null && isPossible(startupSeconds)) record(startup, startupSeconds, {});
  if (isPossible(playedSeconds) && isPossible(stalledSeconds)) {
    record(played, playedSeconds, {});
    record(stalled, stalledSeconds, {});
  }
  if (hasFailed) count(failures, {});
}
