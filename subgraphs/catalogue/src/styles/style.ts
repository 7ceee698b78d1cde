export interface Style {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  /** Eight accents from 0 to 3. */
  readonly rhythm: readonly number[];
  /** Relative to the media base URL, like `pageImagePath`. */
  readonly imagePath: string;
  readonly pageImagePath: string;
}
