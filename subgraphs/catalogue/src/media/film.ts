/** What a player needs to play a class; addresses are below the media address. */
export interface Film {
  readonly parts: readonly FilmPart[];
}

/** Parts are played one after the other. */
export interface FilmPart {
  readonly durationSeconds: number;
  /** Front first. */
  readonly angles: readonly FilmAngle[];
  readonly captionsPath: string | null;
  readonly spritePath: string | null;
  readonly posterPath: string;
}

export type CameraAngleName = "FRONT" | "BACK";

export interface FilmAngle {
  readonly angle: CameraAngleName;
  readonly hlsPath: string;
  /** JSON of the encoder; `container.duration` is the part's length in seconds. */
  readonly srcMediainfo: string;
}
