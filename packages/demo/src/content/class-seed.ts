/** All other data of a class is derived. */
export interface ClassSeed {
  readonly songName: string;
  readonly songArtist: string;
  /** 1–10. */
  readonly level: number;
  readonly instructor: string;
  readonly film: string;
  /** `m:ss` or `h:mm:ss`. The stream is rounded to half eight-counts. */
  readonly targetLength: string;
  /** Hours before the seed time. Negative for a future release. */
  readonly releasedHoursBefore: number;
  readonly totalViews: number;
  readonly tags: readonly string[];
  readonly description: string;
  readonly isArchived?: boolean;
  readonly hasTimestamps?: boolean;
  /** Number of streams played in sequence. */
  readonly partCount?: number;
  /** A class whose manifest returns 404, like a lost upload. */
  readonly isManifestMissing?: boolean;
}

export const days = (count: number): number => count * 24;
