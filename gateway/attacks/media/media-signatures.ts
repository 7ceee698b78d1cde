import { createSign, generateKeyPairSync } from "node:crypto";
import { stackKeys } from "../../journeys/people/tokens";

/** Base64 with the characters that survive an address, as the media origin writes them. */
export const urlSafe = (bytes: Buffer): string =>
  bytes.toString("base64").replaceAll("+", "-").replaceAll("=", "_").replaceAll("/", "~");
export const fromUrlSafe = (text: string): string =>
  Buffer.from(
    text.replaceAll("-", "+").replaceAll("_", "=").replaceAll("~", "/"),
    "base64",
  ).toString("utf8");

const sign = (text: string, key: string): string =>
  urlSafe(createSign("RSA-SHA1").update(text).sign(key));

/** The signature as whoever holds the catalogue's key makes it. */
export const genuine = (text: string): string => sign(text, stackKeys().mediaPrivateKey);

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2_048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** The same by somebody else's key. */
export const forged = (text: string): string => sign(text, privateKey);

export const soon = (): number => Math.floor(Date.now() / 1000) + 600;

/** A policy for everything below an address, until then. */
export const policyFor = (resource: string, until: number, more: object = {}): string =>
  JSON.stringify({
    Statement: [
      {
        Resource: resource,
        Condition: { DateLessThan: { "AWS:EpochTime": until }, ...more },
      },
    ],
  });

/** The three cookies of a grant. */
export interface Grant {
  readonly policy: string;
  readonly signature: string;
  readonly keyPairId: string;
}

export const cookiesOf = ({ policy, signature, keyPairId }: Partial<Grant>): string =>
  [
    policy !== undefined && `CloudFront-Policy=${policy}`,
    signature !== undefined && `CloudFront-Signature=${signature}`,
    keyPairId !== undefined && `CloudFront-Key-Pair-Id=${keyPairId}`,
  ]
    .filter((one) => one !== false)
    .join("; ");

/** A grant for a policy's text, signed with the catalogue's key. */
export const grantFor = (policyText: string): Grant => ({
  policy: urlSafe(Buffer.from(policyText)),
  signature: genuine(policyText),
  keyPairId: stackKeys().mediaKeyPairId,
});
