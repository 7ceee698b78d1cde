import type { TimestampEntry } from "../dance-classes/dance-class";
import type { VideoSequenceColumn } from "../media/film.repository";
import type { ClassFacts } from "./publishing.rules";

/** A class as a studio hands it in. */
export interface ClassToPublish extends ClassFacts {
  readonly id: string;
  readonly songName: string;
  readonly songArtist: string;
  readonly description: string;
  /** Length of all streams together, in seconds with fractions; `lengthSeconds` is the whole part. */
  readonly durationSeconds: number;
  /** When the class becomes visible; may be in the future. */
  readonly releaseDate: Date;
  readonly isArchived: boolean;
  /** Views that a new class starts with. Those of a published class are its members' doing. */
  readonly totalViews: number;
  readonly tags: readonly string[];
  /** Below the media address, like every path here. */
  readonly thumbnailPath: string;
  readonly trailerPath: string;
  readonly timestamps: readonly TimestampEntry[];
  readonly videoSequence: VideoSequenceColumn;
}
