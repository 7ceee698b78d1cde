export interface DanceClass {
  readonly id: string;
  readonly songName: string;
  readonly songArtist: string;
  readonly description: string;
  /** 1 to 10. */
  readonly level: number;
  readonly lengthSeconds: number;
  readonly releaseDate: Date;
  readonly isArchived: boolean;
  readonly totalViews: number;
  readonly tags: readonly string[];
  /** Relative to the media base URL, like `trailerPath`. */
  readonly thumbnailPath: string;
  readonly trailerPath: string;
  readonly timestamps: readonly TimestampEntry[];
  readonly styleId: string;
  readonly instructorId: string;
}

/** A row of the table of contents. An empty title makes it a section heading. */
export interface TimestampEntry {
  readonly seconds: number;
  readonly time: string;
  readonly title: string;
  readonly sectionHeading: string;
}
