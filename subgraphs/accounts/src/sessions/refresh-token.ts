import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN = /^[\w-]{43}$/;

/** A refresh token as the browser holds it, and the hash that is kept of it. */
export interface RefreshToken {
  readonly text: string;
  readonly hash: string;
}

const randomText = () => randomBytes(32).toString("base64url");
const tokenOf = (text: string): RefreshToken => ({
  text,
  hash: createHash("sha256").update(text).digest("base64url"),
});

/** Thirty-two random bytes. */
export const drawRefreshToken = (): RefreshToken => tokenOf(randomText());

/** A secret of the server's that decides which token another one is exchanged for. */
export const drawSuccessorSeed = (): string => randomText();

/**
 * The token that `token` is exchanged for under a seed: all who show the same one at the same moment
 * get the same one back. It takes both the token, which only browsers hold, and the seed to know it.
 */
export function successorOf(token: RefreshToken, seed: string): RefreshToken {
  return tokenOf(createHmac("sha256", seed).update(token.text).digest("base64url"));
}

/** A token as it was presented; null when it cannot be one of ours. */
export function presentedToken(text: string | undefined): RefreshToken | null {
  return text !== undefined && TOKEN.test(text) ? tokenOf(text) : null;
}
