import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from "node:crypto";
import { calculateJwkThumbprint, exportJWK, type JWK } from "jose";

export const TOKEN_ALGORITHM = "ES256";

export interface SigningKeys {
  readonly privateKey: KeyObject;
  readonly keyId: string;
  /** Lists the signing key first. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

export interface SigningKeyPems {
  /** "" generates a key, so tokens end with the process. */
  readonly privateKeyPem: string;
  /** Published after the signing key. */
  readonly otherPublicKeyPems: readonly string[];
}

async function publishedKey(key: KeyObject): Promise<JWK & { kid: string }> {
  const jwk = await exportJWK(key);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: TOKEN_ALGORITHM, use: "sig" };
}

export async function readSigningKeys(pems: SigningKeyPems): Promise<SigningKeys> {
  const privateKey = pems.privateKeyPem
    ? createPrivateKey(pems.privateKeyPem)
    : generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const own = await publishedKey(createPublicKey(privateKey));
  const others = await Promise.all(
    pems.otherPublicKeyPems.map((pem) => publishedKey(createPublicKey(pem))),
  );
  const keys = [own, ...others.filter((other) => other.kid !== own.kid)];
  return { privateKey, keyId: own.kid, jwks: { keys } };
}
