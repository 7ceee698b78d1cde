/** A playlist that may be seen. */
export interface Playlist {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** #RRGGBB. */
  readonly pageColor1: string;
  /** #RRGGBB. */
  readonly pageColor2: string;
  /** Below the media address. */
  readonly imagePath: string;
  /** Below the media address. */
  readonly pageImagePath: string;
}
