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
/** A film may start to load before its stream does. */
const STARTUP_TOLERANCE_SECONDS = 2;

/** A browser reports these, so what cannot be true is left out. */
const isPossible = (seconds: number): boolean => seconds >= 0 && seconds <= LONGEST_SECONDS;

/**
 * Counts no more seconds than the stream ran, in the reported proportion. A player may honestly
 * report more, because a stream that was silent too long starts again.
 */
export function recordPlayback(quality: PlaybackQuality, ranSeconds: number): void {
  const { startupSeconds, playedSeconds, stalledSeconds, hasFailed } = quality;
  const { startup, played, stalled, failures } = playbackMetrics;
  const longestStartup = ranSeconds + STARTUP_TOLERANCE_SECONDS;
  if (startupSeconds !== null && isPossible(startupSeconds) && startupSeconds <= longestStartup) {
    record(startup, startupSeconds, {});
  }
  if (isPossible(playedSeconds) && isPossible(stalledSeconds)) {
    const share = Math.min(1, ranSeconds / (playedSeconds + stalledSeconds || 1));
    record(played, playedSeconds * share, {});
    record(stalled, stalledSeconds * share, {});
  }
  if (hasFailed) count(failures, {});
}
