import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import path from "node:path";
import { localKeys } from "@eightcount/local-stack/keys/local-keys";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from "jose";

/** Secrets of the running stack, for forging tokens. */
export const stackKeys = () => localKeys(path.join(journeyStack().folder, "keys"));

function sign(genuine: string, claims: JWTPayload, key: KeyObject): Promise<string> {
  const { kid = "" } = decodeProtectedHeader(genuine);
  return new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid }).sign(key);
}

/** A member's token one second after its expiry, with a valid signature. */
export function expired(genuine: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...decodeJwt(genuine), iat: now - 301, exp: now - 1 };
  return sign(genuine, claims, createPrivateKey(stackKeys().tokenPrivateKey));
}

/** The same claims under another key that claims to be ours. */
export function forged(genuine: string): Promise<string> {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return sign(genuine, decodeJwt(genuine), privateKey);
}

/** The same claims without a signature. */
export function unsigned(genuine: string): string {
  const header = Buffer.from('{"alg":"none"}').toString("base64url");
  return `${header}.${genuine.split(".")[1]}.`;
}
