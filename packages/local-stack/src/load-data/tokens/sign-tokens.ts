import { createHash, createPublicKey, type KeyObject, sign } from "node:crypto";
import { loadEmail, loadId } from "../load-ids";

export interface LoadToken {
  readonly email: string;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface TokenOptions {
  /** Its public half must be the accounts subgraph's EIGHTCOUNT_LOAD_PUBLIC_KEY. */
  readonly privateKey: KeyObject;
  readonly members: number;
  readonly now: Date;
  readonly lifeSeconds: number;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The key's thumbprint (RFC 7638), by which verifiers find it. */
function keyIdOf(privateKey: KeyObject): string {
  const { crv, kty, x, y } = createPublicKey(privateKey).export({ format: "jwk" });
  return createHash("sha256").update(JSON.stringify({ crv, kty, x, y })).digest("base64url");
}

/** Signs access tokens for the generated members, as the accounts subgraph does after a sign-in. */
export function signTokens(options: TokenOptions): readonly LoadToken[] {
  const { privateKey, members, now, lifeSeconds } = options;
  const header = encoded({ alg: "ES256", kid: keyIdOf(privateKey), typ: "JWT" });
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const expiresAt = issuedAt + lifeSeconds;
  return Array.from({ length: members }, (_, number) => {
    const claims = {
      sid: loadId("session", number),
      email: loadEmail(number),
      email_verified: true,
      "cognito:groups": ["Subscriber"],
      "cognito:username": loadId("member", number),
      token_use: "access",
      auth_time: issuedAt,
      sub: loadId("member", number),
      iss: "eightcount-accounts",
      aud: "eightcount",
      iat: issuedAt,
      exp: expiresAt,
    };
    const signed = `${header}.${encoded(claims)}`;
    const key = { key: privateKey, dsaEncoding: "ieee-p1363" } as const;
    const signature = sign("sha256", Buffer.from(signed), key).toString("base64url");
    return {
      email: loadEmail(number),
      token: `${signed}.${signature}`,
      expiresAt: expiresAt * 1_000,
    };
  });
}
