/** Streams of a class. Paths are relative to the media base URL. */
export interface Film {
  readonly parts: readonly FilmPart[];
}

export interface FilmPart {
  readonly durationSeconds: number;
  readonly angles: readonly FilmAngle[];
  readonly captionsPath: string | null;
  readonly spritePath: string | null;
  readonly posterPath: string;
}

export type CameraAngleName = "FRONT" | "BACK";

export interface FilmAngle {
  readonly angle: CameraAngleName;
  readonly hlsPath: string;
  /** JSON from the encoder. `container.duration` is the part's length in seconds. */
  readonly srcMediainfo: string;
}
