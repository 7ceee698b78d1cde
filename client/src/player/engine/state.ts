export type Angle = "front" | "back";

/** One rendition the stream offers. */
export interface QualityLevel {
  /** Position in the stream's own list. */
  readonly index: number;
  /** Picture height in pixels. */
  readonly height: number;
  readonly bitrate: number;
}

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
  readonly speed: number;
  readonly isLooping: boolean;
  readonly isMirrored: boolean;
  readonly angle: Angle;
  /** 0 to 100; 0 is muted. */
  readonly volume: number;
  /** The browser refused sound until the person asks for it. */
  readonly isMutedByBrowser: boolean;
  readonly hasCaptions: boolean;
  readonly levels: readonly QualityLevel[];
  /** Chosen rendition, -1 for automatic. */
  readonly level: number;
}

export const initialState: PlayerState = {
  phase: "loading",
  isPlaying: false,
  isBuffering: true,
  hasEnded: false,
  positionSeconds: 0,
  durationSeconds: 0,
  bufferedSeconds: 0,
  speed: 1,
  isLooping: false,
  isMirrored: false,
  angle: "front",
  volume: 0,
  isMutedByBrowser: false,
  hasCaptions: false,
  levels: [],
  level: -1,
};

export const UNSUPPORTED_MESSAGE = "Hls is not supported in this browser";
