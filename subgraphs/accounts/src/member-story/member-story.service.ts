import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Mail } from "../mail/mail";
import type { MailRequestService } from "../mail/mail-request.service";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { MemberStoryReadModel, StoredMail } from "./member-story.read-model";

export interface MemberStoryParts {
  readonly members: Pick<MemberRepository, "findByEmail">;
  readonly stories: MemberStoryReadModel;
  readonly mails: Pick<MailRequestService, "open">;
  readonly clock: Clock;
}

export interface ToldMail {
  readonly subject: string;
  readonly requestedAt: Date;
  readonly queuedAt: Date | null;
}

/** A member's account for support, without secrets. */
export interface AccountStory {
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly emailVerifiedAt: Date | null;
  readonly groups: readonly string[];
  readonly billingProcessor: string | null;
  readonly consent: {
    readonly marketingEmails: boolean;
    /** Whether facts of a visit with accepted cookies are stored with the profile. */
    readonly visitData: boolean;
  };
  readonly sessions: number;
  /** Newest first. Only mails that are still in the outbox. */
  readonly mails: readonly ToldMail[];
}

const TOLD_MAILS = 10;
/** Mailed codes stand in subjects, and a code signs its reader in. */
const CODES = /\d{6,}/g;

/** Tells one member's account. Reads only. */
export class MemberStoryService {
  constructor(private readonly parts: MemberStoryParts) {}

  async tell(email: string): Promise<AccountStory | null> {
    const { members, stories, clock } = this.parts;
    const member = await members.findByEmail(email.trim().toLowerCase());
    if (!member) return null;
    const [sessions, recent] = await Promise.all([
      stories.countSessions(member.id, clock()),
      stories.findRecentMails(),
    ]);
    const mails = recent.flatMap((stored) => this.#mailTo(member.email, stored));
    return { ...accountOf(member), sessions, mails: mails.slice(0, TOLD_MAILS) };
  }

  #mailTo(email: string, { sealed, ...times }: StoredMail): readonly ToldMail[] {
    const mail = this.#open(sealed);
    return mail?.to === email ? [{ subject: mail.subject.replace(CODES, "******"), ...times }] : [];
  }

  // A mail that was sealed with an older secret cannot be told.
  #open(sealed: string): Mail | null {
    try {
      return this.parts.mails.open(sealed);
    } catch {
      return null;
    }
  }
}

function accountOf({ profile, ...account }: MemberRecord) {
  const { name, familyName, billingProcessor, isSubscribed, unAuthId, geo, device } = profile;
  const visitFacts = [unAuthId, profile.trackingParams, geo, device];
  return {
    memberId: account.id,
    email: account.email,
    name: `${name} ${familyName}`.trim(),
    createdAt: account.createdAt,
    emailVerifiedAt: account.emailVerifiedAt,
    groups: account.groups,
    billingProcessor,
    consent: {
      marketingEmails: isSubscribed,
      visitData: visitFacts.some((fact) => Boolean(fact)),
    },
  };
}
