import {
  type FailedAttempt,
  toFailedAttempt,
  toFailureColumns,
  type UnsuccessfulOutcome,
} from "../actions/attempt-failure";
import { countNotBought } from "../actions/count-purchase";
import { type MemberAttempt, MemberTurnRepository } from "../actions/member-turn.repository";
import type { PrismaClient, PurchaseAttempt } from "../generated/client/client";
import { failedEntry, startedEntry, withdrawnEntry } from "../ledger/attempt-entries";
import { appendToLedger } from "../ledger/ledger.repository";

const PURCHASE = "PURCHASE";

export interface NewAttempt extends MemberAttempt {
  readonly orderHash: string;
  readonly planCode: string;
  /** Whether a gift card pays. Only the ledger records it. */
  readonly hasGiftCard?: boolean;
}

export type Claim =
  /** No other order is in progress. `isFirst` is false if this attempt was sent before. */
  | { readonly kind: "open"; readonly isFirst: boolean; readonly hadSubscription: boolean }
  | { readonly kind: "succeeded"; readonly hadSubscription: boolean }
  | FailedAttempt
  | { readonly kind: "busy" }
  /** The id was already used for a different order. */
  | { readonly kind: "reused" };

export type Turn =
  | { readonly kind: "held" }
  /** Another order of the member took over. This one took too long and must not buy. */
  | { readonly kind: "superseded" }
  /** The same attempt was sent twice and has ended in the meantime. */
  | { readonly kind: "succeeded" }
  | FailedAttempt;

export class PurchaseAttemptRepository {
  readonly #turns: MemberTurnRepository;

  constructor(private readonly db: PrismaClient) {
    this.#turns = new MemberTurnRepository(db, PURCHASE);
  }

  async claim(attempt: NewAttempt): Promise<Claim> {
    const count = await this.#store(attempt);
    const kept = await this.db.purchaseAttempt.findUnique({ where: keyOf(attempt) });
    // The same attempt, sent twice, was just removed because another one has the turn.
    if (!kept) return { kind: "busy" };
    const ended = endOf(kept, attempt);
    if (ended) return ended;
    if (!(await this.#turns.take(attempt))) {
      if (count === 1) await this.#withdraw(attempt);
      return { kind: "busy" };
    }
    if (count === 0) await this.#touch(attempt);
    return { kind: "open", isFirst: count === 1, hadSubscription: kept.hadSubscription };
  }

  async extendTurn({ memberId, attemptId }: MemberAttempt): Promise<Turn> {
    if (await this.#extend({ memberId, attemptId })) return { kind: "held" };
    const where = keyOf({ attemptId, memberId });
    const { state, outcome } = await this.db.purchaseAttempt.findUniqueOrThrow({ where });
    if (state === "OPEN") return { kind: "superseded" };
    if (state === "SUCCEEDED") return { kind: "succeeded" };
    return toFailedAttempt(outcome);
  }

  async isKnown({ attemptId, memberId }: MemberAttempt): Promise<boolean> {
    return (await this.db.purchaseAttempt.count({ where: { attemptId, memberId } })) > 0;
  }

  async recordPriorSubscription({ attemptId, memberId }: MemberAttempt): Promise<void> {
    await this.db.purchaseAttempt.updateMany({
      where: { attemptId, memberId, state: "OPEN" },
      data: { hadSubscription: true },
    });
  }

  async fail({ attemptId, memberId }: MemberAttempt, outcome: UnsuccessfulOutcome): Promise<void> {
    const where = { attemptId, memberId };
    const hasFailed = await this.db.$transaction(async (tx) => {
      const [failed] = await tx.purchaseAttempt.updateManyAndReturn({
        where: { ...where, state: "OPEN" },
        data: toFailureColumns(outcome),
      });
      if (failed) await appendToLedger(tx, failedEntry(failed, PURCHASE, outcome));
      await new MemberTurnRepository(tx, PURCHASE).release(where);
      return failed !== undefined;
    });
    if (hasFailed) countNotBought("subscription", outcome);
  }

  findOpenSince(moment: Date, limit: number): Promise<readonly MemberAttempt[]> {
    return this.db.purchaseAttempt.findMany({
      where: { state: "OPEN", updatedAt: { lt: moment } },
      orderBy: { updatedAt: "asc" },
      select: { attemptId: true, memberId: true },
      take: limit,
    });
  }

  // The order is sent next, so the ledger tells a lost answer from an order that was never sent.
  #extend(attempt: MemberAttempt): Promise<boolean> {
    return this.db.$transaction(async (tx) => {
      const isHeld = await new MemberTurnRepository(tx, PURCHASE).extend(attempt);
      const entry = { kind: "ATTEMPT_SENT", details: { action: PURCHASE } } as const;
      if (isHeld) await appendToLedger(tx, { ...attempt, ...entry });
      return isHeld;
    });
  }

  #store({ hasGiftCard = false, ...attempt }: NewAttempt): Promise<number> {
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.purchaseAttempt.createMany({
        data: [{ ...attempt, state: "OPEN" }],
        skipDuplicates: true,
      });
      const facts = { planCode: attempt.planCode, hasGiftCard };
      if (count === 1) await appendToLedger(tx, startedEntry(attempt, PURCHASE, facts));
      return count;
    });
  }

  async #withdraw(attempt: NewAttempt): Promise<void> {
    await this.db.$transaction(async (tx) => {
      await tx.purchaseAttempt.delete({ where: keyOf(attempt) });
      await appendToLedger(tx, withdrawnEntry(attempt, PURCHASE));
    });
  }

  async #touch({ attemptId, memberId }: MemberAttempt): Promise<void> {
    const where = { attemptId, memberId, state: "OPEN" } as const;
    await this.db.purchaseAttempt.updateMany({ where, data: { updatedAt: new Date() } });
  }
}

const keyOf = ({ attemptId, memberId }: MemberAttempt) => ({
  memberId_attemptId: { memberId, attemptId },
});

function endOf(kept: PurchaseAttempt, attempt: NewAttempt): Claim | null {
  if (kept.orderHash !== attempt.orderHash) return { kind: "reused" };
  if (kept.state === "OPEN") return null;
  if (kept.state === "SUCCEEDED") {
    return { kind: "succeeded", hadSubscription: kept.hadSubscription };
  }
  return toFailedAttempt(kept.outcome);
}
