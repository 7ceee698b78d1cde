import { normalizeEmail } from "@eightcount/rules/email";
import { isValidPassword } from "@eightcount/rules/password";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { byNetwork } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { maskedEmail } from "../codes/email-code.rules";
import type { CodeMatch, EmailCodeService } from "../codes/email-code.service";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { MailRequestService } from "../mail/mail-request.service";
import { passwordChangedMail } from "../mail/templates/password-changed-mail";
import { resetMail } from "../mail/templates/reset-mail";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { PasswordRepository } from "../members/password.repository";
import type { PasswordHashingService } from "../passwords/password-hashing.service";
import type { SentCode } from "../verification/verification.service";

export interface PasswordResetOptions {
  readonly members: MemberRepository;
  readonly passwordChanges: PasswordRepository;
  readonly codes: EmailCodeService;
  readonly passwords: PasswordHashingService;
  readonly mails: MailRequestService;
  readonly attempts: AttemptLimits;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** A code as typed, and for whose account. */
export interface TypedCode {
  readonly email: string;
  readonly code: string;
}

interface CheckedCode {
  readonly member: MemberRecord;
  readonly match: CodeMatch;
}

const FAULTS = {
  mismatch: errors.passwordReset.codeMismatch,
  expired: errors.passwordReset.expiredCode,
  exhausted: errors.passwordReset.limitExceeded,
} as const;

/** Lets members who forgot their password choose another, by a mailed code. */
export class PasswordResetService {
  constructor(private readonly options: PasswordResetOptions) {}

  async request(viewer: Viewer, email: string): Promise<SentCode | Refusal> {
    const { members, codes, mails, attempts } = this.options;
    if (!(await attempts.take([byNetwork(limits.codeMails, viewer.address)]))) {
      return refuse(errors.passwordReset.sendLimitExceeded);
    }
    const member = await members.findByEmail(normalizeEmail(email));
    if (!member) return refuse(errors.passwordReset.userNotFound);
    // An address that was never proven is not good enough to prove who is asking.
    if (!member.emailVerifiedAt) return refuse(errors.passwordReset.notAuthorized);
    const sending = await codes.send(member.id, "RESET_PASSWORD", (code) =>
      mails.request({ to: member.email, ...resetMail({ code }) }),
    );
    if (!sending.isSent) return refuse(errors.passwordReset.sendLimitExceeded);
    return { destination: maskedEmail(member.email), nextSendAt: sending.nextSendAt };
  }

  /** Tells whether a code would be taken, without using it up. */
  async verify(viewer: Viewer, typed: TypedCode): Promise<{ email: string } | Refusal> {
    const checked = await this.#check(viewer, typed);
    return "kind" in checked ? checked : { email: checked.member.email };
  }

  async complete(
    viewer: Viewer,
    typed: TypedCode,
    newPassword: string,
  ): Promise<{ email: string } | Refusal> {
    const { passwordChanges, passwords, mails, publicUrl, clock } = this.options;
    if (!isValidPassword(newPassword)) return refuse(errors.passwordReset.invalidPassword);
    const checked = await this.#check(viewer, typed);
    if ("kind" in checked) return checked;
    const { member, match } = checked;
    const change = {
      accountId: member.id,
      passwordHash: await passwords.hash(newPassword),
      at: clock(),
      codeId: match.codeId,
      replacedHash: null,
      keepFamilyId: null,
    };
    const notice = mails.request({ to: member.email, ...passwordChangedMail({ publicUrl }) });
    const isReplaced = await passwordChanges.replace(change, [notice]);
    return isReplaced ? { email: member.email } : refuse(errors.passwordReset.expiredCode);
  }

  async #check(viewer: Viewer, { email, code }: TypedCode): Promise<CheckedCode | Refusal> {
    const { members, codes, attempts } = this.options;
    if (!(await attempts.take([byNetwork(limits.codeTries, viewer.address)]))) {
      return refuse(errors.passwordReset.limitExceeded);
    }
    const member = await members.findByEmail(normalizeEmail(email));
    if (!member) return refuse(errors.passwordReset.unknownAccount);
    const match = await codes.check(member.id, "RESET_PASSWORD", code);
    if (typeof match === "string") return refuse(FAULTS[match]);
    if (match.isUsed) return refuse(errors.passwordReset.expiredCode);
    return { member, match };
  }
}
