import { memberDeletionWithdrawn } from "@eightcount/contracts/events/member-deletion-withdrawn";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { MailRequestService } from "../mail/mail-request.service";
import { accountKeptMail } from "../mail/templates/account-deletion-mail";
import type { MemberRecord } from "../members/member-record";
import type { DeletionRepository } from "./deletion.repository";

export interface KeptAccountOptions {
  readonly deletions: Pick<DeletionRepository, "withdraw">;
  readonly mails: MailRequestService;
  readonly publicUrl: string;
}

/** Keeps the account of a member who signs in again. */
export class KeptAccountService {
  constructor(private readonly options: KeptAccountOptions) {}

  /** Returns whether the account was about to be deleted. */
  keep({ id: memberId, email }: Pick<MemberRecord, "id" | "email">): Promise<boolean> {
    const { deletions, mails, publicUrl } = this.options;
    return deletions.withdraw(memberId, ({ deletionId }) => [
      outboxEntry(memberDeletionWithdrawn, { memberId, deletionId }),
      mails.request({ to: email, ...accountKeptMail({ publicUrl }) }),
    ]);
  }
}
