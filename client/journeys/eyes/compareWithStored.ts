import { comparePictures, type Mask } from "./comparePictures";
import { readPicture, type Shot, webpOf } from "./picture";
import type { MadePicture, PictureStore } from "./store";

/** Result of one picture. */
export interface Finding {
  readonly name: string;
  /** Difference from the stored picture in one line, null if a person would not see one. */
  readonly difference: string | null;
  /** Null if it could not be taken, or not twice. */
  readonly made: MadePicture | null;
  /** Files of the stored picture, the new one, and the differing pixels, if any. */
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly changes: Buffer | null;
  /** Parts that were not compared. */
  readonly masks: readonly Mask[];
}

/** Compares a picture with the stored one of the same name, both as decoded from their files. */
export async function compareWithStored(
  store: PictureStore,
  name: string,
  shot: Shot,
  masks: readonly Mask[],
): Promise<Finding> {
  const pixels = shot.fingerprint;
  const same = { name, difference: null, before: null, after: null, changes: null, masks };
  if (store.matches(name, pixels)) return { ...same, made: { pixels, file: null } };
  const file = await webpOf(await shot.read());
  const made = { pixels, file };
  const before = store.file(name);
  if (before === null) {
    return { ...same, made, after: file, difference: "is new: npm run pictures stores it" };
  }
  const compared = comparePictures(await readPicture(before), await readPicture(file), masks);
  const { difference } = compared;
  if (difference === null) return { ...same, made: store.unchanged(name) };
  const changes = compared.changes && (await webpOf(compared.changes));
  return { name, difference, made, before, after: file, changes, masks };
}

/** Returns true if a person sees the same in both. */
export async function areAlike(one: Finding, other: Finding): Promise<boolean> {
  if (one.after === null || other.after === null) return false;
  if (one.made?.pixels === other.made?.pixels) return true;
  const [before, after] = [await readPicture(one.after), await readPicture(other.after)];
  return comparePictures(before, after, one.masks).difference === null;
}

/** Result of a picture that could not be taken. */
export const failedFinding = (name: string, error: unknown): Finding => ({
  name,
  difference: `${error instanceof Error ? error.message : error}`,
  made: null,
  before: null,
  after: null,
  changes: null,
  masks: [],
});
