/** A player that shows a class to a member at this moment. */
export interface Stream {
  /** UUID that the browser tab generated. Means nothing for another member. */
  readonly streamId: string;
  readonly classId: string;
  readonly startedAt: Date;
}

export interface StreamHeld {
  readonly kind: "held";
}

/** The member's other streams fill the limit. Oldest first. */
export interface TooManyStreams {
  readonly kind: "tooMany";
  readonly streams: readonly Stream[];
}

export interface StreamStopped {
  readonly kind: "stopped";
  /** Stream that took over, null if this one was silent too long and others took its place. */
  readonly stoppedBy: string | null;
}

/** The stream does not run, because it never started or was silent too long. There is room for it. */
export interface StreamSilent {
  readonly kind: "silent";
}

export const HELD: StreamHeld = { kind: "held" };
export const SILENT: StreamSilent = { kind: "silent" };
