import { normalizeEmail } from "@eightcount/rules/people/email";
import { PASSWORD_MAX_LENGTH } from "@eightcount/rules/people/password";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { Caller } from "../devices/device";
import type { DeviceService } from "../devices/device.service";
import type { KeptAccountService } from "../erasure/kept-account.service";
import { errors } from "../errors";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { PasswordHashingService } from "../passwords/password-hashing.service";
import { type PendingSignUp, signUpOfBrowser } from "../sign-up/pending-sign-up.rules";
import type { SignUpRepository } from "../sign-up/sign-up.repository";
import type { NewDeviceNoticeService } from "../signed-in-devices/new-device-notice.service";
import type { VerificationService } from "../verification/verification.service";
import type { SessionService, SignedIn } from "./session.service";
import type { SignInLimitService } from "./sign-in-limit.service";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** Required after a few failures. */
  readonly captchaToken?: string | null;
}

export interface SignInOptions {
  readonly members: MemberRepository;
  readonly signUps: Pick<SignUpRepository, "list">;
  readonly devices: Pick<DeviceService, "ownDevice" | "remember">;
  readonly sessions: SessionService;
  readonly passwords: PasswordHashingService;
  readonly limits: SignInLimitService;
  readonly newDevices: NewDeviceNoticeService;
  readonly verification: Pick<VerificationService, "ensureCodeSent">;
  readonly keptAccounts: Pick<KeptAccountService, "eventsOf">;
  readonly clock: Clock;
}

export class SignInService {
  constructor(private readonly options: SignInOptions) {}

  async signIn(caller: Caller, credentials: Credentials): Promise<SignedIn | Refusal> {
    const { members } = this.options;
    const email = normalizeEmail(credentials.email);
    const captchaToken = credentials.captchaToken ?? null;
    const attempt = await this.options.limits.admit(caller, { email, captchaToken });
    if (isRefusal(attempt)) return attempt;
    const member = await members.findByEmail(email);
    // The specified message reveals unknown emails anyway, so the fast response leaks nothing more.
    if (!member) return refuse(errors.signIn.userNotFound);
    const pending = await this.#pendingOf(member, caller);
    const { passwordHash } = pending ?? member;
    if (!(await this.#isCorrectPassword(passwordHash, credentials.password))) {
      return refuse(errors.signIn.notAuthorized);
    }
    await attempt.succeed();
    if (!member.emailVerifiedAt) {
      return this.#sendToVerification(caller, member, pending);
    }
    return this.#open(caller, member, credentials);
  }

  async #open(
    caller: Caller,
    member: MemberRecord,
    { password, rememberMe: isRemembered }: Credentials,
  ): Promise<SignedIn | Refusal> {
    const { members, passwords, sessions, devices, newDevices, keptAccounts, clock } = this.options;
    const { device, isKnown } = await devices.ownDevice(member.email, caller.device);
    const notice = isKnown ? null : await newDevices.noticeOf(caller.viewer, member);
    const events = notice ? [notice] : [];
    const keptEvents = keptAccounts.eventsOf(member);
    const session = { isRemembered, events, keptEvents };
    const signedIn = await sessions.begin({ ...caller, device }, member, session);
    if (!signedIn) return refuse(errors.signIn.notAuthorized);
    await devices.remember(member, device);
    if (member.firstSignedInAt === null) await members.markSignedIn(member.id, clock());
    if (passwords.isOutdated(member.passwordHash)) {
      const stronger = await passwords.hash(password);
      await members.upgradeHash(member.id, member.passwordHash, stronger);
    }
    return signedIn;
  }

  // The next page says that a code was sent, so one is, unless this browser has a valid one.
  async #sendToVerification(
    caller: Caller,
    member: MemberRecord,
    pending: PendingSignUp | null,
  ): Promise<Refusal> {
    await this.options.verification.ensureCodeSent(caller, member, pending);
    return refuse(errors.signIn.userNotConfirmed);
  }

  /** While the email is unverified, the password of this browser's or the newest sign-up counts. */
  async #pendingOf(member: MemberRecord, { device }: Caller): Promise<PendingSignUp | null> {
    if (member.emailVerifiedAt) return null;
    const pending = await this.options.signUps.list(member.id);
    return signUpOfBrowser(pending, device.hashes) ?? pending[0] ?? null;
  }

  async #isCorrectPassword(passwordHash: string, password: string): Promise<boolean> {
    // Checked first because hashing a longer text only costs time.
    if (password.length > PASSWORD_MAX_LENGTH) return false;
    return this.options.passwords.matches(passwordHash, password);
  }
}
