import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN = /^[\w-]{43}$/;

export interface RefreshToken {
  readonly text: string;
  readonly hash: string;
}

const randomText = () => randomBytes(32).toString("base64url");
const tokenOf = (text: string): RefreshToken => ({
  text,
  hash: createHash("sha256").update(text).digest("base64url"),
});

export const issueRefreshToken = (): RefreshToken => tokenOf(randomText());

export const createSuccessorSeed = (): string => randomText();

/** Gives concurrent requests one successor. Only browsers hold the token it is derived from. */
export function successorOf(token: RefreshToken, seed: string): RefreshToken {
  return tokenOf(createHmac("sha256", seed).update(token.text).digest("base64url"));
}

export function parseRefreshToken(text: string | undefined): RefreshToken | null {
  return text !== undefined && TOKEN.test(text) ? tokenOf(text) : null;
}
