/** A style as the catalog stores it. */
export interface StyleRow {
  readonly __typename: "Style";
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  readonly rhythm: readonly number[];
  readonly imagePath: string;
  readonly pageImagePath: string;
  /** Other spellings that search accepts. */
  readonly searchAliases: readonly string[];
  readonly isHidden: boolean;
}

export interface InstructorRow {
  readonly __typename: "Instructor";
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly bio: string;
  readonly shortBio: string;
  readonly stylesTaught: readonly string[];
  readonly profileColor1: string;
  readonly profileColor2: string;
  readonly avatarPath: string;
  readonly profileImagePath: string;
  readonly isHidden: boolean;
}

export interface TimestampRow {
  readonly seconds: number;
  readonly time: string;
  readonly title: string;
  readonly sectionHeading: string;
}

export interface PlaybackPartRow {
  readonly durationSeconds: number;
  readonly captionsUrl: string | null;
  readonly posterUrl: string;
  readonly spriteUrl: string | null;
  readonly angles: readonly {
    readonly angle: "FRONT" | "BACK";
    readonly hlsUrl: string;
    readonly srcMediainfo: string;
  }[];
}

/** A class. It refers to its style and instructor by name. */
export interface ClassRow {
  readonly __typename: "DanceClass";
  readonly key: string;
  readonly songName: string;
  readonly songArtist: string;
  readonly description: string;
  readonly level: number;
  readonly lengthSeconds: number;
  readonly releaseDate: Date;
  readonly isArchived: boolean;
  readonly totalViews: number;
  readonly tags: readonly string[];
  readonly timestamps: readonly TimestampRow[];
  readonly stillPath: string;
  readonly trailerPath: string;
  /** True if its film is rendered. */
  readonly isPlayable: boolean;
  readonly parts: readonly PlaybackPartRow[];
  readonly style: string;
  readonly instructor: string;
}

export interface PlaylistRow {
  readonly __typename: "Playlist";
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  readonly imagePath: string;
  readonly pageImagePath: string;
  /** Keys of its classes in playing order. */
  readonly classKeys: readonly string[];
  readonly isHidden: boolean;
}
