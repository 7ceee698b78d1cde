import { type BillingAction, Prisma, type PrismaClient } from "../generated/client/client";
import { failedEntry, startedEntry, withdrawnEntry } from "../ledger/attempt-entries";
import { appendToLedger } from "../ledger/ledger.repository";
import { intentionDetails } from "../ledger/ledger-details";
import {
  type Challenge,
  type FailedAttempt,
  toFailedAttempt,
  toFailureColumns,
  type UnsuccessfulOutcome,
} from "./attempt-failure";
import type { ActionKind, Intention } from "./intention.rules";
import { type MemberAttempt, MemberTurnRepository } from "./member-turn.repository";

export interface NewAction extends MemberAttempt {
  readonly kind: ActionKind;
  readonly inputHash: string;
}

/** State of a stored action. The intention is null until it may have been sent. */
export type KeptAction =
  | { readonly kind: "open"; readonly intention: Intention | null }
  | { readonly kind: "succeeded" }
  | FailedAttempt;

export type ActionClaim =
  | KeptAction
  /** Another purchase or action of the member is in progress. */
  | { readonly kind: "busy" }
  /** The id was already used for a different request. */
  | { readonly kind: "reused" };

export type ActionTurn =
  | { readonly kind: "held"; readonly intention: Intention }
  /** Another attempt of the member took over. This one took too long and must not be sent. */
  | { readonly kind: "superseded" }
  /** Another attempt of the member took the retention offer. */
  | { readonly kind: "taken" }
  | Exclude<KeptAction, { readonly kind: "open" }>;

export interface ChallengedAction {
  readonly intention: Intention | null;
  readonly challenge: Challenge;
}

export interface OpenAction extends MemberAttempt {
  readonly kind: ActionKind;
  readonly intention: Intention | null;
}

export class BillingActionRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Stores the action, or returns the state of the stored one. */
  async claim(action: NewAction): Promise<ActionClaim> {
    const count = await this.#store(action);
    const row = await this.db.billingAction.findUnique({ where: keyOf(action) });
    // The same attempt, sent twice, was just removed because another one has the turn.
    if (!row) return { kind: "busy" };
    if (row.kind !== action.kind || row.inputHash !== action.inputHash) return { kind: "reused" };
    if (row.state !== "OPEN") return toKept(row);
    if (!(await turnsIn(this.db).take(action))) {
      if (count === 1) await this.#withdraw(action);
      return { kind: "busy" };
    }
    return toKept(row);
  }

  async find(attempt: MemberAttempt): Promise<KeptAction> {
    return toKept(await this.db.billingAction.findUniqueOrThrow({ where: keyOf(attempt) }));
  }

  /** Stores what is about to be sent, if the attempt still has its turn. The first one stored is kept. */
  async intend({ attemptId, memberId }: MemberAttempt, intention: Intention): Promise<ActionTurn> {
    return this.db.$transaction(async (tx) => {
      const where = { attemptId, memberId };
      // Locks the row first, as `fail` and the settling transaction do.
      await tx.billingAction.updateMany({ where, data: { updatedAt: new Date() } });
      if (!(await turnsIn(tx).extend(where))) {
        const kept = toKept(await tx.billingAction.findUniqueOrThrow({ where: keyOf(where) }));
        return kept.kind === "open" ? { kind: "superseded" } : kept;
      }
      if (intention.kind === "ACCEPT_RETENTION_OFFER" && !(await takeOffer(tx, where))) {
        return { kind: "taken" };
      }
      const { count } = await tx.billingAction.updateMany({
        where: { ...where, state: "OPEN", intention: { equals: Prisma.DbNull } },
        data: { intention: { ...intention } as Prisma.InputJsonObject },
      });
      if (count === 1) {
        const details = intentionDetails(intention);
        await appendToLedger(tx, { ...where, kind: "ATTEMPT_SENT", details });
      }
      const kept = toKept(await tx.billingAction.findUniqueOrThrow({ where: keyOf(where) }));
      if (kept.kind !== "open") return kept;
      return { kind: "held", intention: kept.intention ?? intention };
    });
  }

  async findChallenged(memberId: string, kind: ActionKind): Promise<ChallengedAction | null> {
    const row = await this.db.billingAction.findFirst({
      where: { memberId, kind, state: "CHALLENGED" },
      orderBy: { updatedAt: "desc" },
    });
    return (
      row && {
        intention: row.intention as Intention | null,
        challenge: row.outcome as unknown as Challenge,
      }
    );
  }

  async isKnown({ attemptId, memberId }: MemberAttempt): Promise<boolean> {
    return (await this.db.billingAction.count({ where: { attemptId, memberId } })) > 0;
  }

  fail(attempt: MemberAttempt, outcome: UnsuccessfulOutcome): Promise<void> {
    return this.#fail(attempt, outcome, {});
  }

  /** Ends an action unless the same attempt, sent twice, may have reached the provider. */
  failUnsent(attempt: MemberAttempt, outcome: UnsuccessfulOutcome): Promise<void> {
    return this.#fail(attempt, outcome, { intention: { equals: Prisma.DbNull } });
  }

  async findOpenSince(moment: Date, limit: number): Promise<readonly OpenAction[]> {
    const rows = await this.db.billingAction.findMany({
      where: { state: "OPEN", updatedAt: { lt: moment } },
      orderBy: { updatedAt: "asc" },
      select: { attemptId: true, memberId: true, kind: true, intention: true },
      take: limit,
    });
    return rows.map((row) => ({ ...row, intention: row.intention as Intention | null }));
  }

  #store(action: NewAction): Promise<number> {
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.billingAction.createMany({
        data: [{ ...action, state: "OPEN" }],
        skipDuplicates: true,
      });
      const { attemptId, memberId, kind } = action;
      if (count === 1) await appendToLedger(tx, startedEntry({ attemptId, memberId }, kind));
      return count;
    });
  }

  async #withdraw({ attemptId, memberId, kind }: NewAction): Promise<void> {
    await this.db.$transaction(async (tx) => {
      await tx.billingAction.delete({ where: keyOf({ attemptId, memberId }) });
      await appendToLedger(tx, withdrawnEntry({ attemptId, memberId }, kind));
    });
  }

  async #fail(
    { attemptId, memberId }: MemberAttempt,
    outcome: UnsuccessfulOutcome,
    condition: Prisma.BillingActionWhereInput,
  ): Promise<void> {
    const where = { attemptId, memberId };
    await this.db.$transaction(async (tx) => {
      const { count } = await tx.billingAction.updateMany({
        where: { ...where, ...condition, state: "OPEN" },
        data: toFailureColumns(outcome),
      });
      if (count === 0) return;
      const { kind } = await tx.billingAction.findUniqueOrThrow({ where: keyOf(where) });
      await appendToLedger(tx, failedEntry(where, kind, outcome));
      await turnsIn(tx).release(where);
      await tx.retentionOffer.deleteMany({ where: { ...where, state: "OPEN" } });
    });
  }
}

const turnsIn = (db: Prisma.TransactionClient) => new MemberTurnRepository(db, "ACTION");

const keyOf = ({ attemptId, memberId }: MemberAttempt) => ({
  memberId_attemptId: { memberId, attemptId },
});

async function takeOffer(tx: Prisma.TransactionClient, attempt: MemberAttempt): Promise<boolean> {
  const { attemptId, memberId } = attempt;
  await tx.retentionOffer.createMany({
    data: [{ ...attempt, state: "OPEN" }],
    skipDuplicates: true,
  });
  const offer = await tx.retentionOffer.findUniqueOrThrow({ where: { memberId } });
  return offer.attemptId === attemptId;
}

function toKept(row: BillingAction): KeptAction {
  if (row.state === "SUCCEEDED") return { kind: "succeeded" };
  if (row.state === "OPEN") return { kind: "open", intention: row.intention as Intention | null };
  return toFailedAttempt(row.outcome);
}
