import type { Quality, QualityLevel } from "./quality";
import type { StreamTrouble } from "./streamTrouble";

export interface StreamEvents {
  readonly onLevels: (levels: readonly QualityLevel[]) => void;
  readonly onLevel: (level: QualityLevel) => void;
  readonly onDuration: (seconds: number) => void;
  /** Null once the stream has recovered. */
  readonly onTrouble: (trouble: StreamTrouble | null) => void;
}

export interface StreamRequest {
  readonly url: string;
  readonly startSecond: number;
  readonly quality: Quality;
}

export interface Stream {
  readonly setQuality: (quality: Quality) => void;
  readonly destroy: () => void;
}

/** Resolves to null if the browser cannot play streams. */
export type OpenStream = (
  video: HTMLVideoElement,
  request: StreamRequest,
  events: StreamEvents,
) => Promise<Stream | null>;
