import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { toFailureColumns } from "../actions/attempt-failure";
import type { MemberAttempt } from "../actions/member-turn.repository";
import { errors } from "../errors";
import { Prisma, type PrismaClient } from "../generated/client/client";
import { failedEntry, startedEntry, withdrawnEntry } from "../ledger/attempt-entries";
import { appendToLedger } from "../ledger/ledger.repository";

const REDEMPTION = "REDEEM_GIFT_CARD";

export interface RedemptionAttempt extends MemberAttempt {
  readonly codeHash: string;
}

export interface GiftCredit {
  readonly amountCents: number;
  readonly currency: CurrencyCode;
}

export type RedemptionClaim =
  /** `wasSent` is true once it may have reached the provider. */
  | { readonly kind: "open"; readonly wasSent: boolean }
  | { readonly kind: "redeemed"; readonly credit: GiftCredit }
  | { readonly kind: "failed"; readonly outcome: Refusal }
  /** The id was already used for a different code. */
  | { readonly kind: "reused" }
  | { readonly kind: "foreign" }
  /** The same attempt, sent twice, was just withdrawn because another one has the turn. */
  | { readonly kind: "busy" };

export interface SentRedemption extends RedemptionAttempt {
  readonly createdAt: Date;
}

/** Redemptions of gift cards. Each card becomes credit once, however many attempts ask for it. */
export class GiftRedemptionRepository {
  constructor(private readonly db: PrismaClient) {}

  async claim(attempt: RedemptionAttempt): Promise<RedemptionClaim> {
    await this.db.$transaction(async (tx) => {
      const { count } = await tx.giftRedemption.createMany({
        data: [{ ...attempt, state: "OPEN" }],
        skipDuplicates: true,
      });
      if (count === 1) await appendToLedger(tx, startedEntry(attempt, REDEMPTION));
    });
    const where = { attemptId: attempt.attemptId };
    const kept = await this.db.giftRedemption.findUnique({ where });
    if (!kept) return { kind: "busy" };
    if (kept.memberId !== attempt.memberId) return { kind: "foreign" };
    if (kept.codeHash !== attempt.codeHash) return { kind: "reused" };
    if (kept.state === "OPEN") return { kind: "open", wasSent: kept.sentAt !== null };
    if (kept.state !== "SUCCEEDED") {
      return { kind: "failed", outcome: kept.outcome as unknown as Refusal };
    }
    const credit = { amountCents: kept.amountCents ?? 0, currency: kept.currency ?? "USD" };
    return { kind: "redeemed", credit };
  }

  async isKnown(attemptId: string): Promise<boolean> {
    return (await this.db.giftRedemption.count({ where: { attemptId } })) > 0;
  }

  /** True if another attempt of the member may have redeemed this card. */
  async wasSentBefore({ attemptId, memberId, codeHash }: RedemptionAttempt): Promise<boolean> {
    const where = { memberId, codeHash, state: "OPEN" as const, sentAt: { not: null } };
    const others = { ...where, attemptId: { not: attemptId } };
    return (await this.db.giftRedemption.count({ where: others })) > 0;
  }

  findSentBefore(moment: Date, limit: number): Promise<readonly SentRedemption[]> {
    return this.db.giftRedemption.findMany({
      where: { state: "OPEN", sentAt: { lt: moment } },
      orderBy: { sentAt: "asc" },
      select: { attemptId: true, memberId: true, codeHash: true, createdAt: true },
      take: limit,
    });
  }

  /** Records the credit once per card, and ends the member's other attempts to redeem it. */
  async settle(
    { attemptId, memberId, codeHash }: RedemptionAttempt,
    credit: GiftCredit,
  ): Promise<void> {
    await this.db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${codeHash}, 0))`;
      const ofCard = { memberId, codeHash };
      if ((await tx.giftRedemption.count({ where: { ...ofCard, state: "SUCCEEDED" } })) > 0) return;
      const { count } = await tx.giftRedemption.updateMany({
        where: { ...ofCard, attemptId },
        data: { state: "SUCCEEDED", outcome: Prisma.DbNull, ...credit },
      });
      if (count === 0) return;
      const outcome = refuse(errors.giftCard.alreadyYours);
      const others = await tx.giftRedemption.updateManyAndReturn({
        where: { ...ofCard, state: "OPEN" },
        data: toFailureColumns(outcome),
      });
      for (const other of others) {
        await appendToLedger(tx, failedEntry(other, REDEMPTION, outcome));
      }
      const entry = { attemptId, memberId, details: { action: REDEMPTION }, amount: credit };
      await appendToLedger(tx, { ...entry, kind: "ATTEMPT_SUCCEEDED" });
    });
  }

  /** Forgets an attempt that did not have its turn. False if it may have been sent or has ended. */
  withdraw({ attemptId, memberId }: MemberAttempt): Promise<boolean> {
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.giftRedemption.deleteMany({
        where: { attemptId, memberId, state: "OPEN", sentAt: null },
      });
      if (count === 0) return false;
      await appendToLedger(tx, withdrawnEntry({ attemptId, memberId }, REDEMPTION));
      return true;
    });
  }

  /** False if the attempt ended meanwhile, so that it may not be sent. */
  async markSent({ attemptId, memberId }: RedemptionAttempt, at: Date): Promise<boolean> {
    const { count } = await this.db.giftRedemption.updateMany({
      where: { attemptId, memberId, state: "OPEN" },
      data: { sentAt: at },
    });
    return count === 1;
  }

  fail(attempt: RedemptionAttempt, outcome: Refusal): Promise<boolean> {
    return this.#fail(attempt, outcome, {});
  }

  /** False if the attempt may have reached the provider, such as by a second press. */
  failUnsent(attempt: RedemptionAttempt, outcome: Refusal): Promise<boolean> {
    return this.#fail(attempt, outcome, { sentAt: null });
  }

  #fail(
    { attemptId, memberId }: RedemptionAttempt,
    outcome: Refusal,
    condition: { readonly sentAt?: null },
  ): Promise<boolean> {
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.giftRedemption.updateMany({
        where: { attemptId, memberId, state: "OPEN", ...condition },
        data: toFailureColumns(outcome),
      });
      if (count === 0) return false;
      await appendToLedger(tx, failedEntry({ attemptId, memberId }, REDEMPTION, outcome));
      return true;
    });
  }
}
