import type { TimestampEntry } from "../dance-classes/dance-class";
import type { VideoSequenceColumn } from "../media/film.repository";
import type { ClassFacts } from "./publishing.rules";

export interface ClassToPublish extends ClassFacts {
  readonly id: string;
  readonly songName: string;
  readonly songArtist: string;
  readonly description: string;
  /** Total length of all streams in fractional seconds. `lengthSeconds` is the whole part. */
  readonly durationSeconds: number;
  readonly releaseDate: Date;
  readonly isArchived: boolean;
  /** Views that a new class starts with. Ignored for a published class. */
  readonly totalViews: number;
  readonly tags: readonly string[];
  /** Relative to the media base URL, like every path here. */
  readonly thumbnailPath: string;
  readonly trailerPath: string;
  readonly timestamps: readonly TimestampEntry[];
  readonly videoSequence: VideoSequenceColumn;
}
