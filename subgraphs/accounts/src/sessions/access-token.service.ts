import { groupNames } from "@eightcount/rules/people/member-groups";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { SignJWT } from "jose";
import type { MemberRecord } from "../members/member-record";
import { type SigningKeys, TOKEN_ALGORITHM } from "./signing-keys";

export const TOKEN_ISSUER = "eightcount-accounts";
export const TOKEN_AUDIENCE = "eightcount";

export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

export interface AccessTokenOptions {
  readonly keys: SigningKeys;
  readonly clock: Clock;
  readonly lifeSeconds: number;
}

export interface TokenSession {
  readonly sessionId: string;
  /** Time the member last entered the password. */
  readonly authAt: Date;
}

export class AccessTokenService {
  constructor(private readonly options: AccessTokenOptions) {}

  async issue(member: MemberRecord, { sessionId, authAt }: TokenSession): Promise<AccessToken> {
    const { keys, clock, lifeSeconds } = this.options;
    const issuedAt = Math.floor(clock().getTime() / 1000);
    const expiresAt = issuedAt + lifeSeconds;
    const accessToken = await new SignJWT({
      sid: sessionId,
      email: member.email,
      email_verified: member.emailVerifiedAt !== null,
      "cognito:groups": member.groups.map((group) => groupNames[group]),
      "cognito:username": member.id,
      token_use: "access",
      auth_time: Math.floor(authAt.getTime() / 1000),
    })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: keys.keyId, typ: "JWT" })
      .setSubject(member.id)
      .setIssuer(TOKEN_ISSUER)
      .setAudience(TOKEN_AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(keys.privateKey);
    return { accessToken, expiresAt: new Date(expiresAt * 1000) };
  }
}
