import { normalizeEmail } from "@eightcount/rules/email";
import { PASSWORD_MAX_LENGTH } from "@eightcount/rules/password";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { byNetwork } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { PasswordHashingService } from "../passwords/password-hashing.service";
import type { SessionService, SignedIn } from "./session.service";

/** What a sign-in form sends. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export interface SignInOptions {
  readonly members: MemberRepository;
  readonly sessions: SessionService;
  readonly passwords: PasswordHashingService;
  readonly attempts: AttemptLimits;
}

/** Checks e-mail and password. */
export class SignInService {
  constructor(private readonly options: SignInOptions) {}

  async signIn(viewer: Viewer, credentials: Credentials): Promise<SignedIn | Refusal> {
    const { attempts, members, sessions } = this.options;
    const email = normalizeEmail(credentials.email);
    const network = byNetwork(limits.signInsOfNetwork, viewer.address);
    const here = [{ limit: limits.signInsHere, key: `${email} ${network.key}` }];
    const around = [{ limit: limits.signInsOfEmail, key: email }, network];
    // What is refused here already counts nowhere else, or one place could lock a member out.
    const isAllowed = (await attempts.take(here)) && (await attempts.take(around));
    if (!isAllowed) return refuse(errors.signIn.limitExceeded);
    const member = await members.findByEmail(email);
    const refusal = await this.#refuse(member, credentials.password);
    if (refusal || !member) return refusal ?? refuse(errors.signIn.userNotFound);
    // Only failures count: whoever knows the password never runs into a limit.
    await Promise.all([attempts.forget(here), attempts.giveBack(around)]);
    if (!member.emailVerifiedAt) return refuse(errors.signIn.userNotConfirmed);
    return sessions.begin(viewer, member, credentials.rememberMe);
  }

  async #refuse(member: MemberRecord | null, password: string): Promise<Refusal | null> {
    const { passwords, members } = this.options;
    const isHashable = password.length <= PASSWORD_MAX_LENGTH;
    if (!member) {
      if (isHashable) await passwords.pretend(password);
      return refuse(errors.signIn.userNotFound);
    }
    if (!isHashable || !(await passwords.matches(member.passwordHash, password))) {
      return refuse(errors.signIn.notAuthorized);
    }
    if (passwords.isOutdated(member.passwordHash)) {
      const stronger = await passwords.hash(password);
      await members.strengthenHash(member.id, member.passwordHash, stronger);
    }
    return null;
  }
}
