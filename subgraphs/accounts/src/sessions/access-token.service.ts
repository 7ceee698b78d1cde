import type { Clock } from "@eightcount/service-kit/clock/clock";
import { SignJWT } from "jose";
import { tokenGroups } from "../members/member-groups.rules";
import type { MemberRecord } from "../members/member-record";
import { ACCESS_TOKEN_SECONDS } from "./sessions.rules";
import { type SigningKeys, TOKEN_ALGORITHM } from "./signing-keys";

export const TOKEN_ISSUER = "eightcount-accounts";
export const TOKEN_AUDIENCE = "eightcount";

export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

/** Signs the tokens by which the gateway knows members. */
export class AccessTokenService {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  /** A token for 15 minutes; `authAt` is when the member last gave the password. */
  async issue(member: MemberRecord, authAt: Date): Promise<AccessToken> {
    const issuedAt = Math.floor(this.clock().getTime() / 1000);
    const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
    const accessToken = await new SignJWT({
      email: member.email,
      email_verified: member.emailVerifiedAt !== null,
      "cognito:groups": tokenGroups(member.groups),
      "cognito:username": member.id,
      token_use: "access",
      auth_time: Math.floor(authAt.getTime() / 1000),
    })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: this.keys.keyId, typ: "JWT" })
      .setSubject(member.id)
      .setIssuer(TOKEN_ISSUER)
      .setAudience(TOKEN_AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(this.keys.privateKey);
    return { accessToken, expiresAt: new Date(expiresAt * 1000) };
  }
}
