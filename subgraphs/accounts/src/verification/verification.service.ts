import { normalizeEmail } from "@eightcount/rules/email";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { byNetwork } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { maskedEmail } from "../codes/email-code.rules";
import type { CodeSending, EmailCodeService } from "../codes/email-code.service";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { MemberRepository } from "../members/member.repository";
import type { MemberGroup, MemberRecord } from "../members/member-record";
import { crmPageUrl } from "../profile/crm-page.rules";
import { isWhitelisted } from "../sign-up/sign-up.rules";
import { memberVerified } from "./member-verified";
import type { VerificationMailService } from "./verification-mail.service";

/** Who confirms and with which code; the e-mail is used when no user name is given. */
export interface Confirmation {
  readonly userName?: string | null;
  readonly email?: string | null;
  readonly verificationCode: string;
}

/** Where a code went, and when the next one may follow. */
export interface SentCode {
  readonly destination: string;
  readonly nextSendAt: Date;
}

export interface VerificationOptions {
  readonly members: MemberRepository;
  readonly codes: EmailCodeService;
  readonly mails: VerificationMailService;
  readonly attempts: AttemptLimits;
  readonly clock: Clock;
  /** The CRM's order page; null: everybody orders in the product. */
  readonly crmOrderUrl: string | null;
  /** E-mails, or domains as "@example.com", of employees. */
  readonly employeeEmails: readonly string[];
}

const FAULTS = {
  mismatch: errors.verification.codeMismatch,
  expired: errors.verification.expiredCode,
  exhausted: errors.verification.limitExceeded,
} as const;

/** Proves that an account's e-mail belongs to whoever signed up. */
export class VerificationService {
  constructor(private readonly options: VerificationOptions) {}

  async confirm(
    viewer: Viewer,
    confirmation: Confirmation,
  ): Promise<{ userName: string; orderPageUrl: string | null } | Refusal> {
    const { members, codes, attempts, clock } = this.options;
    if (confirmation.verificationCode.trim() === "") return refuse(errors.verification.codeMissing);
    if (!(await attempts.take([byNetwork(limits.codeTries, viewer.address)]))) {
      return refuse(errors.verification.limitExceeded);
    }
    const member = await this.#find(confirmation);
    if (!member) return refuse(errors.verification.userNotFound);
    const match = await codes.check(member.id, "VERIFY_EMAIL", confirmation.verificationCode);
    if (typeof match === "string") return refuse(FAULTS[match]);
    // The right code sent twice, by an impatient click or a lost answer, succeeds twice.
    const confirmed = { codeId: match.codeId, at: clock(), joins: this.#joins(member) };
    await members.confirmEmail(member.id, confirmed, [memberVerified(member)]);
    const { crmOrderUrl } = this.options;
    return { userName: member.id, orderPageUrl: crmPageUrl(crmOrderUrl, member) };
  }

  async resend(viewer: Viewer, email: string): Promise<SentCode | Refusal> {
    const { members } = this.options;
    if (!(await this.#mayMail(viewer))) return refuse(errors.verification.limitExceeded);
    const member = await members.findByEmail(normalizeEmail(email));
    if (!member) return refuse(errors.verification.userNotFound);
    if (member.emailVerifiedAt) return refuse(errors.verification.alreadyConfirmed);
    const sending = await this.#send(member);
    if (!sending.isSent) return refuse(errors.verification.limitExceeded);
    return { destination: maskedEmail(member.email), nextSendAt: sending.nextSendAt };
  }

  /** A fresh code for somebody who knows the password; within the limits of the resend action. */
  async remind(viewer: Viewer, member: MemberRecord): Promise<void> {
    if (await this.#mayMail(viewer)) await this.#send(member);
  }

  // Only now is it known that the address is theirs.
  #joins({ email, groups }: MemberRecord): MemberGroup[] {
    const isNew = !groups.includes("EMPLOYEE");
    return isNew && isWhitelisted(email, this.options.employeeEmails) ? ["EMPLOYEE"] : [];
  }

  #mayMail(viewer: Viewer): Promise<boolean> {
    return this.options.attempts.take([byNetwork(limits.codeMails, viewer.address)]);
  }

  #send({ id, email }: MemberRecord): Promise<CodeSending> {
    const { codes, mails } = this.options;
    return codes.send(id, "VERIFY_EMAIL", (code) => mails.request(email, code));
  }

  async #find({ userName, email }: Confirmation): Promise<MemberRecord | null> {
    const { members } = this.options;
    if (userName) return isUuid(userName) ? members.findById(userName) : null;
    return email ? members.findByEmail(normalizeEmail(email)) : null;
  }
}
