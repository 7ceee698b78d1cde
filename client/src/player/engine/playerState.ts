import type { Span } from "./film/timestamps";
import type { Quality, QualityLevel } from "./stream/quality";
import type { StreamTrouble } from "./stream/streamTrouble";

export type Angle = "front" | "back";

/** `unsupported` and `failed` are states a person sees, never exceptions. */
export type PlayerPhase = "loading" | "ready" | "unsupported" | "failed";

/** Everything the controls show. Times are seconds on the class's own time line. */
export interface PlayerState {
  readonly phase: PlayerPhase;
  readonly isPlaying: boolean;
  readonly isBuffering: boolean;
  readonly hasEnded: boolean;
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  /** End of what is loaded without a gap after the position. */
  readonly bufferedSeconds: number;
  /** Everything that is loaded, in order. */
  readonly bufferedRanges: readonly Span[];
  readonly speed: number;
  readonly isLooping: boolean;
  /** The dancer's own loop; it repeats once both ends are set, before any section. */
  readonly loopStartSeconds: number | null;
  readonly loopEndSeconds: number | null;
  /** How often what repeats has been danced, from 1. */
  readonly pass: number;
  /** The count before a loop goes on, 5 to 8; null outside a count-in. */
  readonly count: number | null;
  /** Whether a loop is counted in with 5, 6, 7, 8. */
  readonly countsIn: boolean;
  /** Whether the count-in is heard. */
  readonly isCountHeard: boolean;
  /** Whether every pass of a loop is a step faster, up to the goal. */
  readonly raisesSpeed: boolean;
  readonly speedGoal: number;
  /** Whether keys that are single letters, digits or signs control the player. */
  readonly hasSingleKeys: boolean;
  readonly isMirrored: boolean;
  readonly angle: Angle;
  /** 0 to 100; 0 is muted. */
  readonly volume: number;
  /** The browser refused sound until the person asks for it. */
  readonly isMutedByBrowser: boolean;
  readonly hasCaptions: boolean;
  readonly levels: readonly QualityLevel[];
  /** The quality that was asked for. */
  readonly quality: Quality;
  /** What is on the screen; null before the first picture and where the browser does not say. */
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
