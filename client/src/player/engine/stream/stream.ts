import type { Quality, QualityLevel } from "./quality";
import type { StreamTrouble } from "./streamTrouble";

/** What a stream tells its player. */
export interface StreamEvents {
  readonly onLevels: (levels: readonly QualityLevel[]) => void;
  /** The level that is on the screen from now on. */
  readonly onLevel: (level: QualityLevel) => void;
  /** The part's real length, seconds. */
  readonly onDuration: (seconds: number) => void;
  /** Null once all is well again. */
  readonly onTrouble: (trouble: StreamTrouble | null) => void;
}

export interface StreamRequest {
  readonly url: string;
  /** Second inside the part to start at. */
  readonly startSecond: number;
  readonly quality: Quality;
}

/** A stream that feeds a video element. */
export interface Stream {
  readonly setQuality: (quality: Quality) => void;
  readonly destroy: () => void;
}

/** Attaches a stream; null when the browser can play none. */
export type OpenStream = (
  video: HTMLVideoElement,
  request: StreamRequest,
  events: StreamEvents,
) => Promise<Stream | null>;
