import { isValidPassword, PASSWORD_MAX_LENGTH } from "@eightcount/rules/people/password";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { requireMember } from "@eightcount/service-kit/viewer/viewer";
import type { Caller } from "../devices/device";
import type { DeviceService } from "../devices/device.service";
import { DEVICE_DAYS } from "../devices/device-cookie.rules";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { MailRequestService } from "../mail/mail-request.service";
import { passwordChangedMail } from "../mail/templates/password-changed-mail";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { PasswordRepository } from "../members/password.repository";
import type { SessionService } from "../sessions/session.service";
import type { PasswordHashingService } from "./password-hashing.service";

export interface PasswordExchange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface ChangePasswordOptions {
  readonly members: MemberRepository;
  readonly passwordChanges: PasswordRepository;
  readonly sessions: SessionService;
  readonly devices: Pick<DeviceService, "ownDevice">;
  readonly passwords: PasswordHashingService;
  readonly attempts: AttemptLimits;
  readonly mails: MailRequestService;
  readonly publicUrl: string;
  readonly clock: Clock;
}

export class ChangePasswordService {
  constructor(private readonly options: ChangePasswordOptions) {}

  async change(
    { viewer, device }: Caller,
    { currentPassword, newPassword }: PasswordExchange,
    refreshToken: string | undefined,
  ): Promise<{ userName: string } | Refusal> {
    const { passwordChanges, passwords, sessions, devices, mails, publicUrl, clock } = this.options;
    const memberId = requireMember(viewer);
    if (!isValidPassword(newPassword)) return refuse(errors.changePassword.invalidPassword);
    const member = await this.#authenticate(memberId, currentPassword);
    if (isRefusal(member)) return member;
    const { device: ownDevice } = await devices.ownDevice(member.email, device);
    const change = {
      accountId: memberId,
      passwordHash: await passwords.hash(newPassword),
      at: clock(),
      allowedBy: { replacedHash: member.passwordHash },
      keepFamilyId: (await sessions.familyOf(memberId, refreshToken)) ?? viewer.sessionId,
      deviceHash: ownDevice.hash,
    };
    const notice = mails.request({ to: member.email, ...passwordChangedMail({ publicUrl }) });
    const isReplaced = await passwordChanges.replace(change, [notice]);
    if (!isReplaced) return refuse(errors.changePassword.notAuthorized);
    ownDevice.keepFor(DEVICE_DAYS.known);
    return { userName: memberId };
  }

  async #authenticate(memberId: string, password: string): Promise<MemberRecord | Refusal> {
    const { members, attempts, passwords } = this.options;
    const counted = [{ limit: limits.passwordChanges, key: memberId }];
    if (!(await attempts.take(counted))) return refuse(errors.changePassword.limitExceeded);
    const member = await members.findById(memberId);
    const isRight =
      member !== null &&
      password.length <= PASSWORD_MAX_LENGTH &&
      (await passwords.matches(member.passwordHash, password));
    if (!isRight) return refuse(errors.changePassword.notAuthorized);
    await attempts.reset(counted);
    return member;
  }
}
