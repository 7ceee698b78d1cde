export interface Playlist {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  /** Relative to the media base URL, like `pageImagePath`. */
  readonly imagePath: string;
  readonly pageImagePath: string;
}
