/** A class as written in the table; everything else about it is worked out. */
export interface ClassSeed {
  readonly songName: string;
  readonly songArtist: string;
  /** 1–10. */
  readonly level: number;
  /** Slug of the teacher. */
  readonly instructor: string;
  readonly film: string;
  /** `m:ss` or `h:mm:ss`; the stream is the nearest whole number of half eight-counts. */
  readonly targetLength: string;
  /** Hours before the seed instant; negative is a future release. */
  readonly releasedHoursBefore: number;
  readonly totalViews: number;
  readonly tags: readonly string[];
  readonly description: string;
  readonly isArchived?: boolean;
  readonly hasTimestamps?: boolean;
  /** Number of streams played one after the other. */
  readonly partCount?: number;
  /** A class whose manifest answers 404, as a lost upload would. */
  readonly isManifestMissing?: boolean;
}

/** Days as hours, for release offsets. */
export const days = (count: number): number => count * 24;
