import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** A resource id as the provider makes them: 12 lower-case letters and digits. */
export const resourceId = (): string => randomText(12);

/** A resource uuid as the provider makes them: 32 hexadecimal digits, no dashes. */
export const resourceUuid = (): string => randomBytes(16).toString("hex");

/** A browser token: 22 characters. */
export const tokenId = (): string => randomBytes(17).toString("base64url").slice(0, 22);
