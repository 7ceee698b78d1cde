import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import type { Refusal } from "@eightcount/service-kit/errors/refusal";
import { toFailureColumns } from "../actions/attempt-failure";
import type { PrismaClient } from "../generated/client/client";
import { failedEntry, startedEntry } from "../ledger/attempt-entries";
import { appendToLedger } from "../ledger/ledger.repository";

/** Name of a redemption in the ledger. */
const REDEMPTION = "REDEEM_GIFT_CARD";

export interface RedemptionAttempt {
  readonly attemptId: string;
  readonly memberId: string;
  readonly codeHash: string;
}

/** Credit in minor units of its currency. */
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
  | { readonly kind: "foreign" };

export class GiftRedemptionRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Stores the attempt, or returns the state of the stored one. */
  async claim(attempt: RedemptionAttempt): Promise<RedemptionClaim> {
    await this.db.$transaction(async (tx) => {
      const { count } = await tx.giftRedemption.createMany({
        data: [{ ...attempt, state: "OPEN" }],
        skipDuplicates: true,
      });
      if (count === 1) await appendToLedger(tx, startedEntry(attempt, REDEMPTION));
    });
    const where = { attemptId: attempt.attemptId };
    const kept = await this.db.giftRedemption.findUniqueOrThrow({ where });
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

  async settle({ attemptId, memberId }: RedemptionAttempt, credit: GiftCredit): Promise<void> {
    await this.db.$transaction(async (tx) => {
      const { count } = await tx.giftRedemption.updateMany({
        where: { attemptId, memberId, state: "OPEN" },
        data: { state: "SUCCEEDED", ...credit },
      });
      if (count === 0) return;
      const entry = { attemptId, memberId, details: { action: REDEMPTION }, amount: credit };
      await appendToLedger(tx, { ...entry, kind: "ATTEMPT_SUCCEEDED" });
    });
  }

  async markSent({ attemptId, memberId }: RedemptionAttempt, at: Date): Promise<void> {
    await this.db.giftRedemption.updateMany({
      where: { attemptId, memberId, state: "OPEN", sentAt: null },
      data: { sentAt: at },
    });
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
