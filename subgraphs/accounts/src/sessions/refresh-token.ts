import { createHash, randomBytes } from "node:crypto";

const TOKEN = /^[\w-]{43}$/;

/** A refresh token as the browser holds it, and the hash that is kept of it. */
export interface DrawnToken {
  readonly text: string;
  readonly hash: string;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Thirty-two random bytes. */
export function drawRefreshToken(): DrawnToken {
  const text = randomBytes(32).toString("base64url");
  return { text, hash: hashOf(text) };
}

/** The hash a presented token is looked up by; null when it cannot be one of ours. */
export function presentedHash(text: string | undefined): string | null {
  return text !== undefined && TOKEN.test(text) ? hashOf(text) : null;
}
