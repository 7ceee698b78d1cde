import type { PrismaClient } from "../generated/client/client";

/** Newest mail requests that are searched for a member's. Sealed, so no query can filter them. */
const SEARCHED_MAILS = 500;

export interface StoredMail {
  readonly sealed: string;
  readonly requestedAt: Date;
  /** Null while it waits in the outbox. */
  readonly queuedAt: Date | null;
}

export class MemberStoryReadModel {
  constructor(private readonly db: PrismaClient) {}

  async countSessions(accountId: string, now: Date): Promise<number> {
    return this.db.sessionFamily.count({
      where: { accountId, revokedAt: null, expiresAt: { gt: now } },
    });
  }

  async findRecentMails(): Promise<readonly StoredMail[]> {
    const rows = await this.db.outboxEvent.findMany({
      where: { topic: "mail.requested" },
      orderBy: { createdAt: "desc" },
      take: SEARCHED_MAILS,
    });
    return rows.map(({ payload, createdAt, sentAt }) => ({
      sealed: String((payload as { readonly sealed?: unknown }).sealed),
      requestedAt: createdAt,
      queuedAt: sentAt,
    }));
  }
}
