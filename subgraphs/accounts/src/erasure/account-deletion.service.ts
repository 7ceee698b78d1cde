import { randomUUID } from "node:crypto";
import { memberDeletionRequested } from "@eightcount/contracts/events/member-deletion-requested";
import { PASSWORD_MAX_LENGTH } from "@eightcount/rules/people/password";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { MailRequestService } from "../mail/mail-request.service";
import { accountDeletionMail } from "../mail/templates/account-deletion-mail";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { PasswordHashingService } from "../passwords/password-hashing.service";
import type { EndedSessionsRepository } from "../sessions/ended-sessions.repository";
import type { DeletionRepository } from "./deletion.repository";

export interface AccountDeletionOptions {
  readonly deletions: Pick<DeletionRepository, "request">;
  readonly members: Pick<MemberRepository, "findById">;
  readonly passwords: PasswordHashingService;
  readonly ended: Pick<EndedSessionsRepository, "add">;
  readonly attempts: AttemptLimits;
  readonly mails: MailRequestService;
  readonly publicUrl: string;
  /** Days in which signing in keeps the account. */
  readonly days: number;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;

export class AccountDeletionService {
  constructor(private readonly options: AccountDeletionOptions) {}

  /** Signs the member out everywhere at once. */
  async request(viewer: Viewer, password: string): Promise<{ deletesAt: Date } | Refusal> {
    const { deletions, ended, mails, publicUrl, days, clock } = this.options;
    const memberId = requireMember(viewer);
    const member = await this.#authenticate(memberId, password);
    if (isRefusal(member)) return member;
    const requestedAt = clock();
    const deletesAt = new Date(requestedAt.getTime() + days * DAY_MS);
    const deletionId = randomUUID();
    const requested = await deletions.request(
      {
        accountId: memberId,
        deletionId,
        requestedAt,
        deletesAt,
        passwordHash: member.passwordHash,
      },
      [
        outboxEntry(memberDeletionRequested, {
          memberId,
          deletionId,
          deletesAt: deletesAt.toISOString(),
        }),
        mails.request({ to: member.email, ...accountDeletionMail({ deletesAt, publicUrl }) }),
      ],
    );
    if (!requested) return refuse(errors.accountDeletion.notAuthorized);
    await ended.add(requested.endedIds);
    return { deletesAt: requested.deletion.deletesAt };
  }

  async #authenticate(memberId: string, password: string): Promise<MemberRecord | Refusal> {
    const { members, attempts, passwords } = this.options;
    const counted = [{ limit: limits.accountDeletions, key: memberId }];
    if (!(await attempts.take(counted))) return refuse(errors.accountDeletion.limitExceeded);
    const member = await members.findById(memberId);
    const isRight =
      member !== null &&
      password.length <= PASSWORD_MAX_LENGTH &&
      (await passwords.matches(member.passwordHash, password));
    if (!isRight) return refuse(errors.accountDeletion.notAuthorized);
    await attempts.reset(counted);
    return member;
  }
}
