import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from "node:crypto";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { stackKeys } from "../../journeys/people/tokens";

const encoded = (part: unknown): string =>
  Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");

/** Header and claims of a token, as any attacker can read them. */
export const readToken = (genuine: string) => ({
  header: { ...decodeProtectedHeader(genuine) },
  claims: { ...decodeJwt(genuine) },
});

/** How the signature over the first two parts of a token is made. */
export type Signer = (signed: string) => Buffer;

/** Assembles a token from any header and claims, because a library would refuse some. */
export function assemble(header: unknown, claims: unknown, signer: Signer): string {
  const signed = `${encoded(header)}.${encoded(claims)}`;
  return `${signed}.${signer(signed).toString("base64url")}`;
}

/** The 64 bytes of an ES256 signature. */
export const es256 =
  (key: KeyObject): Signer =>
  (signed) =>
    sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });

/** The key that accounts signs with, which shows that a claim alone causes the refusal. */
export const ownKey = (): KeyObject => createPrivateKey(stackKeys().tokenPrivateKey);

/** The public half, which anyone can read. */
export const publicKey = (): KeyObject => createPublicKey(stackKeys().tokenPrivateKey);

export const strangersKey = generateKeyPairSync("ec", { namedCurve: "P-256" });
