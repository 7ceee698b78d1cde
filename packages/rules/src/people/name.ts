export const NAME_MIN_LENGTH = 2;
/** The server rejects longer names as malformed input. */
export const NAME_MAX_LENGTH = 128;

export const NAME_TOO_SHORT = "Name cannot be less than 2 characters";

/** Name as stored on an account. `familyName` is empty for a single word. */
export interface SplitName {
  readonly name: string;
  readonly familyName: string;
}

const words = (name: string) => name.trim().split(/\s+/).filter(Boolean);

export function isNamePresent(name: string): boolean {
  return name.trim() !== "";
}

export function isNameTooShort(name: string): boolean {
  return name.trim().length < NAME_MIN_LENGTH;
}

export function isFirstName(name: string): boolean {
  return isNamePresent(name) && !/\s/.test(name.trim());
}

/** Keeps the first and last word: "Ada Maria Byron Lovelace" becomes "Ada Lovelace". */
export function reduceName(name: string): string {
  const all = words(name);
  return all.length < 2 ? (all[0] ?? "") : `${all[0]} ${all.at(-1)}`;
}

export function splitName(name: string): SplitName {
  const [first = "", family = ""] = reduceName(name).split(" ");
  return { name: first, familyName: family };
}
