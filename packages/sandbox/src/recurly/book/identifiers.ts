import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** Twelve lowercase letters and digits, like the provider's ids. */
export const resourceId = (): string => randomText(12);

/** 32 hexadecimal digits without dashes, like the provider's uuids. */
export const resourceUuid = (): string => randomBytes(16).toString("hex");

/** 16 uppercase letters and digits, like the provider's gift cards. */
export const redemptionCode = (): string => randomText(16).toUpperCase();

/** 22 characters, like the provider's browser tokens. */
export const tokenId = (): string => randomBytes(17).toString("base64url").slice(0, 22);
