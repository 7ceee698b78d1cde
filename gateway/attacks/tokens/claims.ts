import { randomUUID } from "node:crypto";
import { assemble, es256, ownKey, readToken } from "./forge";
import type { Forge, Forgeries } from "./token-attack";

const now = () => Math.floor(Date.now() / 1000);

/** Other claims under the genuine key. The signature is valid, the content is not. */
const withClaims =
  (changes: () => Readonly<Record<string, unknown>>): Forge =>
  (genuine) => {
    const { header, claims } = readToken(genuine);
    return assemble(header, { ...claims, ...changes() }, es256(ownKey()));
  };
const without = (name: string) => withClaims(() => ({ [name]: undefined }));

/** The claims of a genuine token, so that only a row's change can cause its refusal. */
export const unchanged = withClaims(() => ({}));

/** Claims that do not make an access token. */
export const wrongClaims: Forgeries = {
  "of another issuer": withClaims(() => ({ iss: "eightcount-billing" })),
  "of an issuer with a longer name": withClaims(() => ({ iss: "eightcount-accounts.example.com" })),
  "of two issuers": withClaims(() => ({ iss: ["eightcount-accounts", "another"] })),
  "without an issuer": without("iss"),
  "for another audience": withClaims(() => ({ aud: "eightcount-accounts" })),
  "for an audience with a longer name": withClaims(() => ({ aud: "eightcount.example.com" })),
  "for a list of others": withClaims(() => ({ aud: ["another", "third"] })),
  "without an audience": without("aud"),
  "an id token": withClaims(() => ({ token_use: "id" })),
  "a refresh token": withClaims(() => ({ token_use: "refresh" })),
  "an ACCESS token": withClaims(() => ({ token_use: "ACCESS" })),
  "of no use": without("token_use"),
  "of no member": without("sub"),
  "of a member who is no id": withClaims(() => ({ sub: "admin" })),
  "of two members": withClaims(() => ({ sub: [randomUUID(), randomUUID()] })),
  "of no e-mail": without("email"),
  "of a session that is no id": withClaims(() => ({ sid: "1 OR 1=1" })),
  "of a group that does not exist": withClaims(() => ({ "cognito:groups": ["Admin"] })),
  "of a group that is no list": withClaims(() => ({ "cognito:groups": "Subscriber" })),
  "that never ends": without("exp"),
  "that ends at a text": withClaims(() => ({ exp: "9999999999" })),
  "that ends at null": withClaims(() => ({ exp: null })),
  "that begins in an hour": withClaims(() => ({ nbf: now() + 3_600 })),
  "that was issued in an hour": withClaims(() => ({ iat: now() + 3_600, exp: now() + 3_900 })),
  "that was never issued": without("iat"),
};

/** Genuine tokens that have expired. */
export const endedByTime: Forgeries = {
  "that ended a second ago": withClaims(() => ({ iat: now() - 301, exp: now() - 1 })),
  "that ended a year ago": withClaims(() => ({ iat: now() - 31_536_300, exp: now() - 31_536_000 })),
  "that ended in 1970": withClaims(() => ({ iat: 0, exp: 0 })),
  "that ended before time began": withClaims(() => ({ iat: -2, exp: -1 })),
};

/** Other claims under the signature of the genuine ones. */
const withForeignSignature =
  (changes: (claims: Readonly<Record<string, unknown>>) => object): Forge =>
  (genuine) => {
    const { header, claims } = readToken(genuine);
    const signature = Buffer.from(genuine.split(".")[2] ?? "", "base64url");
    return assemble(header, { ...claims, ...changes(claims) }, () => signature);
  };

/** Claims modified by the holder of a token. */
export const tampered: Forgeries = {
  "of another member": withForeignSignature(() => ({ sub: randomUUID() })),
  "with another e-mail": withForeignSignature(() => ({ email: "owner@example.com" })),
  "with one more group": withForeignSignature(() => ({
    "cognito:groups": ["Subscriber", "Employee"],
  })),
  "of another session": withForeignSignature(() => ({ sid: randomUUID() })),
  "with a later end": withForeignSignature(() => ({ exp: now() + 86_400 })),
};
