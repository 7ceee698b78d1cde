import { normalizeEmail } from "@eightcount/rules/people/email";
import { isValidPassword } from "@eightcount/rules/people/password";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { byNetwork } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { maskedEmail } from "../codes/email-code.rules";
import type { CodeMatch, EmailCodeService } from "../codes/email-code.service";
import type { Caller } from "../devices/device";
import type { DeviceService } from "../devices/device.service";
import { DEVICE_DAYS } from "../devices/device-cookie.rules";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { MailRequestService } from "../mail/mail-request.service";
import { passwordChangedMail } from "../mail/templates/password-changed-mail";
import { resetMail } from "../mail/templates/reset-mail";
import type { EmailProof } from "../members/email-proof.repository";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { PasswordRepository } from "../members/password.repository";
import type { PasswordHashingService } from "../passwords/password-hashing.service";
import type { SignInLimitService } from "../sessions/sign-in-limit.service";
import { unverifiedCutoff } from "../sign-up/pending-sign-up.rules";
import { groupsOfEmail } from "../verification/employee.rules";
import { memberVerifiedEvent } from "../verification/member-verified";
import type { SentCode } from "../verification/verification.service";

export interface PasswordResetOptions {
  readonly members: MemberRepository;
  readonly passwordChanges: PasswordRepository;
  readonly devices: DeviceService;
  readonly signInLimits: Pick<SignInLimitService, "clearFailures">;
  readonly codes: EmailCodeService;
  readonly passwords: PasswordHashingService;
  readonly mails: MailRequestService;
  readonly attempts: AttemptLimits;
  readonly publicUrl: string;
  /** Emails, or domains such as "@example.com". */
  readonly employeeEmails: readonly string[];
  readonly billingProcessor: BillingProcessor;
  readonly clock: Clock;
}

export interface EnteredCode {
  readonly email: string;
  readonly code: string;
}

interface CheckedCode {
  readonly member: MemberRecord;
  readonly match: CodeMatch;
}

const PURPOSE = "RESET_PASSWORD" as const;
const FAULTS = {
  mismatch: errors.passwordReset.codeMismatch,
  expired: errors.passwordReset.expiredCode,
  exhausted: errors.passwordReset.limitExceeded,
} as const;

export class PasswordResetService {
  constructor(private readonly options: PasswordResetOptions) {}

  async request(caller: Caller, email: string): Promise<SentCode | Refusal> {
    const { members, devices, codes, mails, attempts, clock } = this.options;
    const { viewer, device } = caller;
    const known = await devices.knownHash(normalizeEmail(email), device);
    if (known === null && !(await attempts.take([byNetwork(limits.codeMails, viewer.address)]))) {
      return refuse(errors.passwordReset.sendLimitExceeded);
    }
    const member = await members.findByEmail(normalizeEmail(email));
    if (!member) return refuse(errors.passwordReset.userNotFound);
    if (isDueForDeletion(member, clock())) return refuse(errors.passwordReset.notAuthorized);
    const requester = devices.requesterOf(caller, known);
    // A copy of the cookie from before must not have the tries of this code.
    const own = known === null ? device.withNewFirstId() : device.withHash(known);
    const requested = {
      ...{ accountId: member.id, purpose: PURPOSE, signUpId: null, device: own },
      requester,
    };
    const sending = await codes.send(requested, (code) =>
      mails.request({ to: member.email, ...resetMail({ code }) }),
    );
    if (!sending.isSent) return refuse(errors.passwordReset.sendLimitExceeded);
    return { destination: maskedEmail(member.email), nextSendAt: sending.nextSendAt };
  }

  async verify(caller: Caller, typed: EnteredCode): Promise<{ email: string } | Refusal> {
    const checked = await this.#check(caller, typed);
    return "kind" in checked ? checked : { email: checked.member.email };
  }

  /** Also verifies the account and drops what other browsers said about its member. */
  async complete(
    caller: Caller,
    typed: EnteredCode,
    newPassword: string,
  ): Promise<{ email: string; memberId: string } | Refusal> {
    const { passwordChanges, passwords, devices, signInLimits, billingProcessor, clock } =
      this.options;
    if (!isValidPassword(newPassword)) return refuse(errors.passwordReset.invalidPassword);
    const checked = await this.#check(caller, typed);
    if ("kind" in checked) return checked;
    const { member, match } = checked;
    const at = clock();
    const { device } = await devices.ownDevice(member.email, caller.device);
    const change = {
      accountId: member.id,
      passwordHash: await passwords.hash(newPassword),
      at,
      allowedBy: {
        codeId: match.codeId,
        proof: this.#proof(member, at),
        signUpHashes: caller.device.hashes,
        billingProcessor,
      },
      keepFamilyId: null,
      deviceHash: device.hash,
    };
    const isReplaced = await passwordChanges.replace(change, [this.#notice(member)]);
    if (!isReplaced) return refuse(errors.passwordReset.expiredCode);
    device.keepFor(DEVICE_DAYS.known);
    await signInLimits.clearFailures(caller, member.email);
    return { email: member.email, memberId: member.id };
  }

  #proof({ email }: MemberRecord, at: Date): EmailProof {
    const { employeeEmails, billingProcessor } = this.options;
    return {
      at,
      grantedGroups: groupsOfEmail(email, employeeEmails),
      createEvent: memberVerifiedEvent(billingProcessor),
    };
  }

  #notice({ email }: MemberRecord): OutboxEntry {
    const { mails, publicUrl } = this.options;
    return mails.request({ to: email, ...passwordChangedMail({ publicUrl }) });
  }

  async #check(caller: Caller, { email, code }: EnteredCode): Promise<CheckedCode | Refusal> {
    const { members, codes, attempts } = this.options;
    const { viewer, device } = caller;
    const requesting = await codes.requestingDevice(normalizeEmail(email), PURPOSE, device);
    if (
      requesting === null &&
      !(await attempts.take([byNetwork(limits.codeTries, viewer.address)]))
    ) {
      return refuse(errors.passwordReset.limitExceeded);
    }
    const member = await members.findByEmail(normalizeEmail(email));
    if (!member) return refuse(errors.passwordReset.unknownAccount);
    const match = await codes.check({
      ...{ accountId: member.id, purpose: PURPOSE, code },
      device: requesting ?? device,
    });
    if (typeof match === "string") return refuse(FAULTS[match]);
    if (match.isUsed) return refuse(errors.passwordReset.expiredCode);
    return { member, match };
  }
}

/** An unverified account this old is about to be deleted. */
const isDueForDeletion = ({ emailVerifiedAt, createdAt }: MemberRecord, now: Date): boolean =>
  emailVerifiedAt === null && createdAt < unverifiedCutoff(now);
