import { normalizeEmail } from "@eightcount/rules/email";
import { PASSWORD_MAX_LENGTH } from "@eightcount/rules/password";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { PasswordHashingService } from "../passwords/password-hashing.service";
import type { VerificationService } from "../verification/verification.service";
import type { SessionService, SignedIn } from "./session.service";
import type { SignInLimitService } from "./sign-in-limit.service";

/** What a sign-in form sends. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** The captcha's answer; asked for after a few failures. */
  readonly captchaToken?: string | null;
}

export interface SignInOptions {
  readonly members: MemberRepository;
  readonly sessions: SessionService;
  readonly passwords: PasswordHashingService;
  readonly limits: SignInLimitService;
  readonly verification: Pick<VerificationService, "remind">;
}

/** Checks e-mail and password. */
export class SignInService {
  constructor(private readonly options: SignInOptions) {}

  async signIn(viewer: Viewer, credentials: Credentials): Promise<SignedIn | Refusal> {
    const { members } = this.options;
    const email = normalizeEmail(credentials.email);
    const captchaToken = credentials.captchaToken ?? null;
    const attempt = await this.options.limits.admit(viewer, { email, captchaToken });
    if (isRefusal(attempt)) return attempt;
    const member = await members.findByEmail(email);
    const refusal = await this.#refuse(member, credentials.password);
    if (refusal || !member) return refusal ?? refuse(errors.signIn.userNotFound);
    await attempt.succeed();
    if (!member.emailVerifiedAt) return this.#sendToVerification(viewer, member);
    return this.#open(viewer, member, credentials);
  }

  async #open(
    viewer: Viewer,
    member: MemberRecord,
    { password, rememberMe }: Credentials,
  ): Promise<SignedIn | Refusal> {
    const { members, passwords, sessions } = this.options;
    const signedIn = await sessions.begin(viewer, member, rememberMe);
    if (!signedIn) return refuse(errors.signIn.notAuthorized);
    if (passwords.isOutdated(member.passwordHash)) {
      const stronger = await passwords.hash(password);
      await members.strengthenHash(member.id, member.passwordHash, stronger);
    }
    return signedIn;
  }

  // The next page says that a code was sent: one is, unless that was done a moment ago.
  async #sendToVerification(viewer: Viewer, member: MemberRecord): Promise<Refusal> {
    await this.options.verification.remind(viewer, member);
    return refuse(errors.signIn.userNotConfirmed);
  }

  async #refuse(member: MemberRecord | null, password: string): Promise<Refusal | null> {
    const { passwords } = this.options;
    const isHashable = password.length <= PASSWORD_MAX_LENGTH;
    if (!member) {
      if (isHashable) await passwords.pretend(password);
      return refuse(errors.signIn.userNotFound);
    }
    const isRight = isHashable && (await passwords.matches(member.passwordHash, password));
    return isRight ? null : refuse(errors.signIn.notAuthorized);
  }
}
