import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { stackKeys } from "../../journeys/people/tokens";
import { assemble, es256, ownKey, publicKey, readToken, type Signer, strangersKey } from "./forge";
import type { Forge, Forgeries } from "./token-attack";

const ABSENT = Symbol("absent");
const nothing: Signer = () => Buffer.alloc(0);

/** The genuine claims under another algorithm. */
const under =
  (alg: unknown, signer: () => Signer): Forge =>
  (genuine) => {
    const { header, claims } = readToken(genuine);
    const { alg: _, ...others } = header;
    return assemble(alg === ABSENT ? others : { ...others, alg }, claims, signer());
  };

const unsignedAs = (alg: unknown) => under(alg, () => nothing);

const hmac =
  (hash: string, key: () => string | Buffer): (() => Signer) =>
  () => {
    const secret = key();
    return (signed) => createHmac(hash, secret).update(signed).digest();
  };
const publicPem = () => publicKey().export({ type: "spki", format: "pem" }) as string;
const publicPoint = () => {
  const { x = "", y = "" } = publicKey().export({ format: "jwk" });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
};

/** The genuine signature under a header that claims there is none. */
const signedNone: Forge = (genuine) => {
  const [, claims, signature] = genuine.split(".");
  const header = Buffer.from('{"alg":"none"}').toString("base64url");
  return `${header}.${claims}.${signature}`;
};

/** Tokens that no key protects. */
export const withoutSignature: Forgeries = {
  "alg none": unsignedAs("none"),
  "alg None": unsignedAs("None"),
  "alg NONE": unsignedAs("NONE"),
  "alg nOnE": unsignedAs("nOnE"),
  "alg none with a space": unsignedAs("none "),
  "alg empty": unsignedAs(""),
  "alg null": unsignedAs(null),
  "alg absent": unsignedAs(ABSENT),
  "alg a list of none": unsignedAs(["none"]),
  "alg none over the genuine signature": signedNone,
  "alg ES256 with an empty signature": unsignedAs("ES256"),
  "alg ES256 with a signature of zeros": under("ES256", () => () => Buffer.alloc(64)),
};

/** A public key used as a shared secret. */
export const publicKeyAsSecret: Forgeries = {
  "HS256 with the public key as PEM": under("HS256", hmac("sha256", publicPem)),
  "HS256 with the PEM without its last line break": under(
    "HS256",
    hmac("sha256", () => publicPem().trim()),
  ),
  "HS256 with the public key as DER": under(
    "HS256",
    hmac("sha256", () => publicKey().export({ type: "spki", format: "der" })),
  ),
  "HS256 with the public key as JWK": under(
    "HS256",
    hmac("sha256", () => JSON.stringify(publicKey().export({ format: "jwk" }))),
  ),
  "HS256 with the public point": under("HS256", hmac("sha256", publicPoint)),
  "HS256 with an empty secret": under(
    "HS256",
    hmac("sha256", () => ""),
  ),
  "HS384 with the public key as PEM": under("HS384", hmac("sha384", publicPem)),
  "HS512 with the public key as PEM": under("HS512", hmac("sha512", publicPem)),
};

const rsa = generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
const p384 = generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey;
const koblitz = generateKeyPairSync("ec", { namedCurve: "secp256k1" }).privateKey;
const edwards = generateKeyPairSync("ed25519").privateKey;

/** Keys that the gateway does not expect, including our other secrets. */
export const otherKeys: Forgeries = {
  "ES256 by a stranger's key": under("ES256", () => es256(strangersKey.privateKey)),
  "ES256 by a key of another curve": under("ES256", () => es256(koblitz)),
  "ES256K by a key of its curve": under("ES256K", () => es256(koblitz)),
  "ES384 by a stranger's key": under("ES384", () => (signed) => {
    return sign("sha384", Buffer.from(signed), { key: p384, dsaEncoding: "ieee-p1363" });
  }),
  "RS256 by a stranger's key": under("RS256", () => (signed) => {
    return sign("sha256", Buffer.from(signed), rsa);
  }),
  "RS256 by the key that signs films": under("RS256", () => (signed) => {
    return sign("sha256", Buffer.from(signed), stackKeys().mediaPrivateKey);
  }),
  "EdDSA by a stranger's key": under("EdDSA", () => (signed) => {
    return sign(null, Buffer.from(signed), edwards);
  }),
  "HS256 with the secret of tickets": under(
    "HS256",
    hmac("sha256", () => stackKeys().ticketSecret),
  ),
  "HS256 with the secret of the gateway": under(
    "HS256",
    hmac("sha256", () => stackKeys().gatewaySecret),
  ),
  "the genuine key under alg es256": under("es256", () => es256(ownKey())),
  "the genuine key, its signature in DER": under("ES256", () => (signed) => {
    return sign("sha256", Buffer.from(signed), ownKey());
  }),
};
