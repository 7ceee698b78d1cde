/** The shortest name, in characters. */
export const NAME_MIN_LENGTH = 2;
/** The longest name kept; longer input is refused by the server as malformed. */
export const NAME_MAX_LENGTH = 128;

/** Shown under a name that is shorter than two characters. */
export const NAME_TOO_SHORT = "Name cannot be less than 2 characters";

/** A name as an account keeps it: the given name and the family name ("" for one word). */
export interface SplitName {
  readonly name: string;
  readonly familyName: string;
}

const words = (name: string) => name.trim().split(/\s+/).filter(Boolean);

/** Whether a name field holds anything but spaces. */
export function isNamePresent(name: string): boolean {
  return name.trim() !== "";
}

/** Whether a name that is present is shorter than allowed. */
export function isNameTooShort(name: string): boolean {
  return name.trim().length < NAME_MIN_LENGTH;
}

/** First-name fields take one word: no space is left after trimming. */
export function isFirstName(name: string): boolean {
  return isNamePresent(name) && !/\s/.test(name.trim());
}

/** "Ada Maria Byron Lovelace" is sent as "Ada Lovelace": the first word and the last. */
export function reduceName(name: string): string {
  const all = words(name);
  return all.length < 2 ? (all[0] ?? "") : `${all[0]} ${all.at(-1)}`;
}

/** Splits a registration name at its space; a single word leaves the family name empty. */
export function splitName(name: string): SplitName {
  const [first = "", family = ""] = reduceName(name).split(" ");
  return { name: first, familyName: family };
}
