/** A dance class as the catalogue knows it. */
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
  /** Below the media address. */
  readonly thumbnailPath: string;
  /** Below the media address. */
  readonly trailerPath: string;
  readonly timestamps: readonly TimestampEntry[];
  readonly styleId: string;
  readonly instructorId: string;
}

/** A row of the table of contents; an empty title makes it a section heading. */
export interface TimestampEntry {
  readonly seconds: number;
  readonly time: string;
  readonly title: string;
  readonly sectionHeading: string;
}
