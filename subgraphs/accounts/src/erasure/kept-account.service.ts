import { memberDeletionWithdrawn } from "@eightcount/contracts/events/member-deletion-withdrawn";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { MailRequestService } from "../mail/mail-request.service";
import { accountKeptMail } from "../mail/templates/account-deletion-mail";
import type { MemberRecord } from "../members/member-record";
import type { WithdrawalEvents } from "./withdraw-deletion.repository";

export interface KeptAccountOptions {
  readonly mails: MailRequestService;
  readonly publicUrl: string;
}

export class KeptAccountService {
  constructor(private readonly options: KeptAccountOptions) {}

  /** Returns the events to store if the sign-in withdraws a deletion. */
  eventsOf({ id: memberId, email }: Pick<MemberRecord, "id" | "email">): WithdrawalEvents {
    const { mails, publicUrl } = this.options;
    return ({ deletionId }) => [
      outboxEntry(memberDeletionWithdrawn, { memberId, deletionId }),
      mails.request({ to: email, ...accountKeptMail({ publicUrl }) }),
    ];
  }
}
