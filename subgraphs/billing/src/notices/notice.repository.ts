import { randomUUID } from "node:crypto";
import { noticeRequested } from "@eightcount/contracts/events/notice-requested";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { Prisma, type PrismaClient } from "../generated/client/client";
import { appendToLedger, type NewLedgerEntry } from "../ledger/ledger.repository";
import type { SubscriptionState } from "../subscriptions/subscription.rules";
import { lockState } from "../subscriptions/subscription-lock.repository";
import type { DueNotice } from "./due-notices";

type Transaction = Prisma.TransactionClient;

export interface NoticeWindow {
  readonly after: Date;
  /** Inclusive. */
  readonly until: Date;
}

export interface MemberPage {
  /** Last member of the page before. Null for the first page. */
  readonly afterMember: string | null;
  readonly limit: number;
}

/** Records notices and requests the mails of those that are new and not silenced. */
export async function requestNotices(
  tx: Transaction,
  notices: readonly DueNotice[],
  { isSilent = false }: { readonly isSilent?: boolean } = {},
): Promise<void> {
  for (const { period, payload, isSuperseded } of notices) {
    const { memberId, kind } = payload;
    const eventId = isSilent || isSuperseded ? null : randomUUID();
    const { count } = await tx.membershipNotice.createMany({
      data: [{ memberId, kind, period, eventId }],
      skipDuplicates: true,
    });
    if (count === 0) continue;
    if (payload.kind === "RECEIPT") await appendToLedger(tx, chargeOf(payload));
    if (!eventId) continue;
    await tx.outboxEvent.create({
      data: { id: eventId, ...outboxEntry(noticeRequested, payload) },
    });
  }
}

function chargeOf(receipt: Extract<DueNotice["payload"], { kind: "RECEIPT" }>): NewLedgerEntry {
  const { memberId, invoiceNumber, paidAt, amountCents, currency } = receipt;
  const amount = { amountCents, currency };
  return { memberId, kind: "CHARGED", details: { invoiceNumber, paidAt }, amount };
}

export class NoticeRepository {
  constructor(private readonly db: PrismaClient) {}

  async findTrialsEnding({ after, until }: NoticeWindow, page: MemberPage): Promise<string[]> {
    return this.#findMembers(
      Prisma.sql`is_trial AND trial_ends_at > ${after}::timestamptz
        AND trial_ends_at <= ${until}::timestamptz`,
      page,
    );
  }

  async findCardsExpiring({ after, until }: NoticeWindow, page: MemberPage): Promise<string[]> {
    return this.#findMembers(
      Prisma.sql`card_valid_until > ${after}::timestamptz
        AND card_valid_until <= ${until}::timestamptz`,
      page,
    );
  }

  /** Requests the reminders of a member. The subscription's row is locked meanwhile. */
  async remind(
    memberId: string,
    remindersOf: (state: SubscriptionState) => readonly DueNotice[],
  ): Promise<void> {
    await this.db.$transaction(async (tx) => {
      const state = await lockState(tx, memberId);
      if (state) await requestNotices(tx, remindersOf(state));
    });
  }

  async #findMembers(condition: Prisma.Sql, { afterMember, limit }: MemberPage): Promise<string[]> {
    const rows = await this.db.$queryRaw<readonly { readonly member_id: string }[]>`
      SELECT member_id FROM member_subscription
      WHERE account_status = 'ACTIVE' AND ${condition}
        AND (${afterMember}::uuid IS NULL OR member_id > ${afterMember}::uuid)
      ORDER BY member_id
      LIMIT ${limit}`;
    return rows.map((row) => row.member_id);
  }
}
