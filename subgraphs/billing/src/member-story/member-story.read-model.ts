import type { PrismaClient } from "../generated/client/client";

const TOLD_NOTICES = 20;
/** A member with more has been here for decades, or has a problem that the newest ones show. */
const TOLD_ENTRIES = 500;

export class MemberStoryReadModel {
  constructor(private readonly db: PrismaClient) {}

  /** Returns the newest ledger entries, oldest first. */
  async findLedger(memberId: string) {
    const rows = await this.db.ledgerEntry.findMany({
      where: { memberId },
      orderBy: { id: "desc" },
      take: TOLD_ENTRIES,
    });
    return rows.reverse().map(({ id: _, memberId: __, ...entry }) => entry);
  }

  async findNotices(memberId: string) {
    const rows = await this.db.membershipNotice.findMany({
      where: { memberId },
      orderBy: { createdAt: "desc" },
      take: TOLD_NOTICES,
    });
    return rows.map(({ kind, period, createdAt, eventId }) => ({
      ...{ kind, period, createdAt },
      isMailed: eventId !== null,
    }));
  }

  async findReadAt(memberId: string): Promise<Date | null> {
    const row = await this.db.memberSubscription.findUnique({ where: { memberId } });
    return row?.readingBeganAt ?? null;
  }
}
