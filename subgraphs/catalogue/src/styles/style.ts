/** A dance style that may be seen. */
export interface Style {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** #RRGGBB. */
  readonly pageColor1: string;
  /** #RRGGBB. */
  readonly pageColor2: string;
  /** Eight accents 0–3. */
  readonly rhythm: readonly number[];
  /** Below the media address. */
  readonly imagePath: string;
  /** Below the media address. */
  readonly pageImagePath: string;
}
