import type { DanceClass } from "../dance-classes/dance-class";
import type { VideoSequenceColumn } from "../media/film.repository";

export interface ClassToPublish extends DanceClass {
  /** Total length of all streams in fractional seconds. `lengthSeconds` is the whole part. */
  readonly durationSeconds: number;
  /** Views that a new class starts with. Ignored for a published class. */
  readonly totalViews: number;
  readonly videoSequence: VideoSequenceColumn;
}
