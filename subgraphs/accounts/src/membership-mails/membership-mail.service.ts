import type { DeletionRepository } from "../erasure/deletion.repository";
import type { MailRequestService } from "../mail/mail-request.service";
import { type MembershipNotice, membershipMail } from "../mail/templates/membership-mail";
import type { MemberRepository } from "../members/member.repository";
import type { MailOnceRepository } from "./mail-once.repository";

export interface MembershipMailOptions {
  readonly members: Pick<MemberRepository, "findById">;
  readonly deletions: Pick<DeletionRepository, "isRequested">;
  readonly mails: MailRequestService;
  readonly requests: MailOnceRepository;
  readonly publicUrl: string;
}

/** Of no use to a member whose account is about to be deleted. */
const REMINDERS: ReadonlySet<MembershipNotice["kind"]> = new Set([
  "TRIAL_REMINDER",
  "CARD_EXPIRING",
]);

/** Turns billing's notices into mail for the member's current address. */
export class MembershipMailService {
  constructor(private readonly options: MembershipMailOptions) {}

  async request(eventId: string, notice: MembershipNotice): Promise<void> {
    const { members, deletions, mails, requests, publicUrl } = this.options;
    const member = await members.findById(notice.memberId);
    // Skips members who have deleted their account, and addresses that nobody has confirmed.
    if (!member?.emailVerifiedAt) return;
    if (REMINDERS.has(notice.kind) && (await deletions.isRequested(member.id))) return;
    const text = membershipMail(notice, { name: member.profile.name, publicUrl });
    await requests.requestOnce(eventId, mails.request({ to: member.email, ...text }));
  }
}
