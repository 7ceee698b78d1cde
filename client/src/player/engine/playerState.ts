import type { Span } from "./film/timestamps";
import type { Quality, QualityLevel } from "./stream/quality";
import type { StreamTrouble } from "./stream/streamTrouble";

export type Angle = "front" | "back";

/** `unsupported` and `failed` are shown to the viewer and never thrown. */
export type PlayerPhase = "loading" | "ready" | "unsupported" | "failed";

/** State shown by the controls. Times are seconds of class time. */
export interface PlayerState {
  readonly phase: PlayerPhase;
  readonly isPlaying: boolean;
  readonly isBuffering: boolean;
  readonly hasEnded: boolean;
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  /** End of the contiguous buffer after the position. */
  readonly bufferedSeconds: number;
  readonly bufferedRanges: readonly Span[];
  readonly speed: number;
  readonly isLooping: boolean;
  /** Own loop. Once both ends are set, it takes precedence over the section. */
  readonly loopStartSeconds: number | null;
  readonly loopEndSeconds: number | null;
  /** Current repetition, starting at 1. */
  readonly pass: number;
  /** Current count, 5 to 8. Null outside a count-in. */
  readonly count: number | null;
  /** Counts in with 5, 6, 7, 8 before each repetition. */
  readonly countsIn: boolean;
  readonly isCountHeard: boolean;
  /** Raises the speed with each repetition up to `speedGoal`. */
  readonly raisesSpeed: boolean;
  readonly speedGoal: number;
  readonly hasSingleKeys: boolean;
  readonly isMirrored: boolean;
  readonly angle: Angle;
  /** From 0 (muted) to 100. */
  readonly volume: number;
  /** The browser blocks sound until the viewer unmutes. */
  readonly isMutedByBrowser: boolean;
  readonly hasCaptions: boolean;
  readonly levels: readonly QualityLevel[];
  readonly quality: Quality;
  /** Displayed level. Null before the first picture or if the browser does not report it. */
  readonly shownLevel: QualityLevel | null;
  readonly trouble: StreamTrouble | null;
}

export const initialState: PlayerState = {
  phase: "loading",
  isPlaying: false,
  isBuffering: true,
  hasEnded: false,
  positionSeconds: 0,
  durationSeconds: 0,
  bufferedSeconds: 0,
  bufferedRanges: [],
  speed: 1,
  isLooping: false,
  loopStartSeconds: null,
  loopEndSeconds: null,
  pass: 1,
  count: null,
  countsIn: false,
  isCountHeard: true,
  raisesSpeed: false,
  speedGoal: 1,
  hasSingleKeys: true,
  isMirrored: false,
  angle: "front",
  volume: 0,
  isMutedByBrowser: false,
  hasCaptions: false,
  levels: [],
  quality: "auto",
  shownLevel: null,
  trouble: null,
};

export const UNSUPPORTED_MESSAGE = "Hls is not supported in this browser";
