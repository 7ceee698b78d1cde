import { entitlementChanged } from "@eightcount/contracts/events/entitlement-changed";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { type Entitlement, entitlementOf } from "../entitlement/entitlement.rules";
import type { Prisma, PrismaClient } from "../generated/client/client";
import { currentActor } from "../ledger/actor";
import { appendToLedger } from "../ledger/ledger.repository";
import { changeDetails } from "../ledger/ledger-details";
import { type NoticeFacts, noticesOf } from "../notices/due-notices";
import { requestNotices } from "../notices/notice.repository";
import { type SettledAttempt, settle } from "./settlement.repository";
import type { SubscriptionState } from "./subscription.rules";
import { lockState } from "./subscription-lock.repository";

export interface SubscriptionReading {
  readonly memberId: string;
  /** From `beginReading`. The reading that began last wins. */
  readonly beganAt: Date;
  readonly state: SubscriptionState;
  readonly hasRetentionMark?: boolean;
  /** Facts that the member is mailed about. Unset requests no notices. */
  readonly facts?: NoticeFacts;
  /** Whether notices are only recorded, so that they are never mailed. */
  readonly isSilent?: boolean;
}

export interface SavedReading {
  /** Whether the stored state differed although no notice and no attempt of ours had changed it. */
  readonly isRepair: boolean;
  /** Whether it settled a purchase that was not known to have succeeded. */
  readonly isBought: boolean;
}

type Transaction = Prisma.TransactionClient;

export class SubscriptionRepository {
  constructor(private readonly db: PrismaClient) {}

  async findByMembers(
    memberIds: readonly string[],
  ): Promise<ReadonlyMap<string, SubscriptionState>> {
    const where = { memberId: { in: [...memberIds] } };
    const rows = await this.db.memberSubscription.findMany({ where });
    return new Map(rows.map(({ memberId, readingBeganAt: _, ...state }) => [memberId, state]));
  }

  /** Returns the database's clock. Call it before reading from the provider. */
  async beginReading(): Promise<Date> {
    const [row] = await this.db.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`;
    return row.now;
  }

  /** Stores state, entitlement, notices, events, and settled attempt in one transaction. */
  async saveReading(reading: SubscriptionReading, settled?: SettledAttempt): Promise<SavedReading> {
    return this.db.$transaction(async (tx) => {
      let isRepair = false;
      let isBought = false;
      if (await isErased(tx, reading.memberId)) return { isRepair, isBought };
      const saved = await saveIfLatest(tx, reading);
      if (saved) {
        isRepair = await saveChange(tx, reading, saved.before, settled !== undefined);
        await saveEntitlement(tx, reading);
        await saveNotices(tx, reading, saved.before);
      }
      if (settled) isBought = await settle(tx, reading.memberId, settled);
      if (reading.hasRetentionMark) await keepRetentionMark(tx, reading.memberId);
      return { isRepair, isBought };
    });
  }

  async isReadSince(memberId: string, moment: Date): Promise<boolean> {
    const where = { memberId, readingBeganAt: { gt: moment } };
    return (await this.db.memberSubscription.count({ where })) > 0;
  }

  async findEntitledSince(memberId: string): Promise<Date | null> {
    const row = await this.db.entitlement.findUnique({ where: { memberId } });
    return row?.isEntitled ? row.changedAt : null;
  }

  /** Repeats recent changes that a queue may have lost. Consumers ignore the ones they know. */
  async republishEntitlements(minutes: number): Promise<void> {
    const { topic, version } = entitlementChanged;
    await this.db.$executeRaw`
      INSERT INTO outbox_event (id, topic, version, payload)
      SELECT gen_random_uuid(), ${topic}, ${version}::int, jsonb_build_object(
        'memberId', member_id, 'isEntitled', is_entitled, 'planCode', plan_code, 'occurredAt',
        to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM entitlement
      WHERE changed_at BETWEEN now() - make_interval(mins => ${minutes}::int)
                           AND now() - interval '5 minutes'`;
  }

  /** Every CRM contact counts, because the notice of a first order may have been lost. */
  async findReadBefore(
    moment: Date,
    { isAtCrm, limit }: { readonly isAtCrm: boolean; readonly limit: number },
  ): Promise<readonly string[]> {
    const rows = await this.db.$queryRaw<readonly { readonly member_id: string }[]>`
      SELECT member_id
      FROM member_subscription LEFT JOIN crm_contact USING (member_id)
      WHERE reading_began_at < ${moment}::timestamptz
        AND (contact_id IS NOT NULL) = ${isAtCrm}
        AND (${isAtCrm} OR account_status IN ('ACTIVE', 'CANCELLED') OR is_owing)
      ORDER BY reading_began_at
      LIMIT ${limit}`;
    return rows.map((row) => row.member_id);
  }

  async findIdleReadBefore(moment: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db.memberSubscription.findMany({
      where: {
        readingBeganAt: { lt: moment },
        accountStatus: { in: ["INACTIVE", "EXPIRED"] },
        isOwing: false,
      },
      orderBy: { readingBeganAt: "asc" },
      select: { memberId: true },
      take: limit,
    });
    return rows.map(({ memberId }) => memberId);
  }
}

/** Closing the account at the provider causes notices about a member whom we have just erased. */
const isErased = async (tx: Transaction, memberId: string): Promise<boolean> =>
  (await tx.erasedMember.count({ where: { memberId } })) > 0;

/** Returns the state that was replaced, or null for a reading that is not the latest. */
async function saveIfLatest(
  tx: Transaction,
  { memberId, beganAt, state }: SubscriptionReading,
): Promise<{ readonly before: SubscriptionState | null } | null> {
  const row = { ...state, readingBeganAt: beganAt };
  const inserted = await tx.memberSubscription.createMany({
    data: [{ memberId, ...row }],
    skipDuplicates: true,
  });
  if (inserted.count === 1) return { before: null };
  const before = await lockState(tx, memberId);
  const updated = await tx.memberSubscription.updateMany({
    where: { memberId, readingBeganAt: { lte: beganAt } },
    data: row,
  });
  return updated.count === 1 ? { before } : null;
}

async function saveChange(
  tx: Transaction,
  { memberId, state }: SubscriptionReading,
  before: SubscriptionState | null,
  isSettling: boolean,
): Promise<boolean> {
  const details = changeDetails(before, state);
  if (Object.keys(details).length === 0) return false;
  // Only a change without an attempt of ours shows that we had missed it.
  const isRepair = before !== null && !isSettling && currentActor() === "RECONCILER";
  const kind = isRepair ? "STATE_REPAIRED" : "STATE_CHANGED";
  await appendToLedger(tx, { memberId, kind, details });
  return isRepair;
}

async function saveNotices(
  tx: Transaction,
  { memberId, beganAt, state, facts, isSilent = false }: SubscriptionReading,
  before: SubscriptionState | null,
): Promise<void> {
  if (!facts) return;
  const change = { memberId, before, after: state, facts, at: beganAt };
  await requestNotices(tx, noticesOf(change), { isSilent });
}

// The member's subscription row is locked, so changes of one entitlement are serialized.
async function saveEntitlement(
  tx: Transaction,
  { memberId, beganAt, state }: SubscriptionReading,
): Promise<void> {
  const now = entitlementOf(state);
  const before = await tx.entitlement.findUnique({ where: { memberId } });
  if (isSame(before, now)) return;
  const changedAt = new Date(Math.max(beganAt.getTime(), (before?.changedAt.getTime() ?? 0) + 1));
  const row = { ...now, changedAt };
  await tx.entitlement.upsert({ where: { memberId }, create: { memberId, ...row }, update: row });
  await appendToLedger(tx, { memberId, kind: "ENTITLEMENT_CHANGED", details: { ...now } });
  await tx.outboxEvent.create({
    data: outboxEntry(entitlementChanged, {
      memberId,
      ...now,
      occurredAt: changedAt.toISOString(),
    }),
  });
}

// If the offer was taken elsewhere, such as by the provider's staff, only the mark shows it.
async function keepRetentionMark(tx: Transaction, memberId: string): Promise<void> {
  await tx.retentionOffer.createMany({
    data: [{ memberId, state: "ACCEPTED" }],
    skipDuplicates: true,
  });
}

function isSame(before: Entitlement | null, now: Entitlement): boolean {
  if (!before) return !now.isEntitled;
  return before.isEntitled === now.isEntitled && before.planCode === now.planCode;
}
