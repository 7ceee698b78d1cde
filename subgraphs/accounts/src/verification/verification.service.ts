import { normalizeEmail } from "@eightcount/rules/people/email";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import { businessMetrics } from "@eightcount/rules/telemetry/business-metrics";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { type AttemptLimit, byNetwork } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import { count } from "@eightcount/service-kit/telemetry/count";
import { maskedEmail } from "../codes/email-code.rules";
import type { CodeSending, EmailCodeService } from "../codes/email-code.service";
import type { Caller, Device } from "../devices/device";
import type { DeviceService } from "../devices/device.service";
import { DEVICE_DAYS } from "../devices/device-cookie.rules";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import { crmPageUrl } from "../profile/crm-page.rules";
import { confirmableSignUps, type PendingSignUp } from "../sign-up/pending-sign-up.rules";
import type { SignUpRepository } from "../sign-up/sign-up.repository";
import { signedUpDevice } from "../sign-up/signed-up-device";
import { groupsOfEmail } from "./employee.rules";
import { memberVerifiedEvent } from "./member-verified";
import type { VerificationMailService } from "./verification-mail.service";

/** Email is used only without a user name. */
export interface Confirmation {
  readonly userName?: string | null;
  readonly email?: string | null;
  readonly verificationCode: string;
}

export interface SentCode {
  readonly destination: string;
  readonly nextSendAt: Date;
}

export interface VerificationOptions {
  readonly members: MemberRepository;
  readonly signUps: SignUpRepository;
  readonly devices: DeviceService;
  readonly codes: EmailCodeService;
  readonly mails: VerificationMailService;
  readonly attempts: AttemptLimits;
  readonly clock: Clock;
  /** Order page of the CRM. Null sends every member to our own checkout. */
  readonly crmOrderUrl: string | null;
  readonly billingProcessor: BillingProcessor;
  /** Emails, or domains such as "@example.com". */
  readonly employeeEmails: readonly string[];
}

const FAULTS = {
  mismatch: errors.verification.codeMismatch,
  expired: errors.verification.expiredCode,
  exhausted: errors.verification.limitExceeded,
} as const;

/** Requires a browser with the sign-up's password, or a code could confirm a stranger's password. */
export class VerificationService {
  constructor(private readonly options: VerificationOptions) {}

  async confirm(
    caller: Caller,
    confirmation: Confirmation,
  ): Promise<{ userName: string; orderPageUrl: string | null } | Refusal> {
    const { signUps, codes, clock, employeeEmails, billingProcessor } = this.options;
    if (confirmation.verificationCode.trim() === "") return refuse(errors.verification.codeMissing);
    const member = await this.#admit(caller, confirmation);
    if (isRefusal(member)) return member;
    const pending = await signUps.list(member.id);
    const device = signedUpDevice(caller.device, pending);
    const own = confirmableSignUps(pending, device.hash);
    if (own.length === 0 && pending.length > 0) return refuse(errors.verification.signInRequired);
    const match = await codes.check({
      accountId: member.id,
      purpose: "VERIFY_EMAIL",
      signUpIds: own.length > 0 ? own.map(({ id }) => id) : undefined,
      code: confirmation.verificationCode,
      device,
    });
    if (typeof match === "string") return refuse(FAULTS[match]);
    // The address is proven only now.
    const grantedGroups = groupsOfEmail(member.email, employeeEmails);
    const createEvent = memberVerifiedEvent(billingProcessor);
    const proof = { at: clock(), grantedGroups, createEvent };
    const confirmed = await signUps.confirm(member.id, match.codeId, proof);
    // Entering the right code twice, by a second click or after a lost response, succeeds twice.
    if (confirmed === "superseded") return refuse(errors.verification.expiredCode);
    if (confirmed === "confirmed") count(businessMetrics.signUps, { signUpStep: "verified" });
    return this.#complete(member.id, confirmed === "confirmed" ? caller.device : null);
  }

  async resend(caller: Caller, email: string): Promise<SentCode | Refusal> {
    const { members, signUps } = this.options;
    if (!(await this.#isWithin(limits.codeMails, caller, normalizeEmail(email)))) {
      return refuse(errors.verification.limitExceeded);
    }
    const member = await members.findByEmail(normalizeEmail(email));
    if (!member) return refuse(errors.verification.userNotFound);
    if (member.emailVerifiedAt) return refuse(errors.verification.alreadyConfirmed);
    const pending = await signUps.list(member.id);
    const device = signedUpDevice(caller.device, pending);
    const [own] = confirmableSignUps(pending, device.hash);
    if (!own && pending.length > 0) return refuse(errors.verification.signInRequired);
    const sending = await this.#send({ ...caller, device }, member, own?.id ?? null);
    if (!sending.isSent) return refuse(errors.verification.limitExceeded);
    return { destination: maskedEmail(member.email), nextSendAt: sending.nextSendAt };
  }

  /** Sends a code, unless one that was mailed before is now valid in this browser. */
  async ensureCodeSent(
    caller: Caller,
    member: MemberRecord,
    pending: PendingSignUp | null,
  ): Promise<void> {
    const here = pending && (await this.#signUpOfBrowser(caller, member, pending));
    if (here?.hasCode) return;
    const own = { ...caller, device: here?.device ?? caller.device };
    if (await this.#isWithin(limits.codeMails, own, member.email)) {
      await this.#send(own, member, here?.id ?? null);
    }
  }

  /** A copy of the cookie must not replace what is shared with this browser, so it gets a new id. */
  async #signUpOfBrowser(caller: Caller, { id }: MemberRecord, pending: PendingSignUp) {
    const isOfBrowser = caller.device.hashes.includes(pending.deviceHash);
    const device = isOfBrowser
      ? caller.device.withHash(pending.deviceHash)
      : caller.device.withNewFirstId();
    const present = { id: pending.id, hasCode: false, device };
    if (isOfBrowser) return present;
    device.keepFor(DEVICE_DAYS.requested);
    const { signUps, clock } = this.options;
    const shared = await signUps.share(id, pending, { deviceHash: device.hash, at: clock() });
    return shared ? { ...shared, device } : present;
  }

  async #admit(caller: Caller, who: Confirmation): Promise<MemberRecord | Refusal> {
    const member = await this.#find(who);
    const isWithin = await this.#isWithin(limits.codeTries, caller, member?.email ?? "");
    if (!isWithin) return refuse(errors.verification.limitExceeded);
    return member ?? refuse(errors.verification.userNotFound);
  }

  /** Skips the network limit if this browser requested a code, so that others cannot block it. */
  async #isWithin(limit: AttemptLimit, { viewer, device }: Caller, email: string) {
    const { codes, attempts } = this.options;
    const isRequester = await codes.hasRequestedCode(email, "VERIFY_EMAIL", device);
    return isRequester || attempts.take([byNetwork(limit, viewer.address)]);
  }

  async #complete(memberId: string, proven: Device | null) {
    const { members, devices, crmOrderUrl, billingProcessor } = this.options;
    const member = await members.findById(memberId);
    if (!member) return refuse(errors.verification.userNotFound);
    if (proven) {
      const { device } = await devices.ownDevice(member.email, proven);
      await devices.remember(member, device);
    }
    const billedBy = member.profile.billingProcessor ?? billingProcessor;
    const orderPageUrl = crmPageUrl(crmOrderUrl, { email: member.email, billedBy });
    return { userName: member.id, orderPageUrl };
  }

  #send(
    caller: Caller,
    { id, email }: MemberRecord,
    signUpId: string | null,
  ): Promise<CodeSending> {
    const { codes, mails, devices } = this.options;
    const { device } = caller;
    const requester = devices.requesterOf(caller, null);
    const request = {
      accountId: id,
      purpose: "VERIFY_EMAIL",
      signUpId,
      device,
      requester,
    } as const;
    return codes.send(request, (code) => mails.request(email, code));
  }

  async #find({ userName, email }: Confirmation): Promise<MemberRecord | null> {
    const { members } = this.options;
    if (userName) return isUuid(userName) ? members.findById(userName) : null;
    return email ? members.findByEmail(normalizeEmail(email)) : null;
  }
}
