/** Another player of the same member. */
export interface OtherStream {
  readonly streamId: string;
  /** Null if the catalog does not show its class. */
  readonly songName: string | null;
  readonly thumbnailUrl: string | null;
  readonly startedAt: Date;
}

export type StreamAnswer =
  | { readonly kind: "held"; readonly nextHeartbeatSeconds: number }
  | { readonly kind: "tooMany"; readonly streams: readonly OtherStream[] }
  | { readonly kind: "stopped"; readonly stoppedBy: string | null };

/** What one playback was like. Times in seconds. */
export interface PlaybackQuality {
  readonly startupSeconds: number | null;
  readonly playedSeconds: number;
  readonly stalledSeconds: number;
  readonly hasFailed: boolean;
}

/** Requests about one player's stream. None of them rejects: an outage never stops a film. */
export interface StreamRequests {
  readonly start: () => Promise<StreamAnswer>;
  readonly keepAlive: () => Promise<StreamAnswer>;
  readonly takeOver: (stopping: string) => Promise<StreamAnswer>;
  readonly end: (playback: PlaybackQuality | null) => void;
}
