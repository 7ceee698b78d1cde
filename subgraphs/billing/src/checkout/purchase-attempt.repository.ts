import type { Refusal } from "@eightcount/service-kit/errors/refusal";
import type { PrismaClient, PurchaseAttempt } from "../generated/client/client";

/** What the browser must do before the order can be sent again. */
export interface Challenge {
  readonly kind: "challenge";
  readonly actionTokenId: string;
  readonly message: string;
}

/** How an attempt ended when nothing was bought. */
export type FailedOutcome = Refusal | Challenge;

/** One press of "Complete". */
export interface NewAttempt {
  readonly attemptId: string;
  readonly memberId: string;
  readonly orderHash: string;
  readonly planCode: string;
}

/** What a request may do with its attempt. */
export type Claim =
  /** Nobody else has an order under way: go on. `isFirst` false: this attempt was sent before. */
  | { readonly kind: "open"; readonly isFirst: boolean; readonly hadSubscription: boolean }
  | { readonly kind: "succeeded"; readonly hadSubscription: boolean }
  | { readonly kind: "failed"; readonly outcome: FailedOutcome }
  /** The member has another order under way. */
  | { readonly kind: "busy" }
  /** The same id was used for another order. */
  | { readonly kind: "reused" }
  /** The id belongs to another member. */
  | { readonly kind: "foreign" };

/** Whether an attempt may buy now. */
export type Turn =
  | { readonly kind: "held" }
  /** Another order of the member has the turn: this one took too long and must not buy. */
  | { readonly kind: "overtaken" }
  /** The same attempt, sent twice, has come to its end meanwhile. */
  | { readonly kind: "succeeded" }
  | { readonly kind: "failed"; readonly outcome: FailedOutcome };

/** An attempt nobody has settled. */
export interface OpenAttempt {
  readonly attemptId: string;
  readonly memberId: string;
}

/** How long an order may be under way before another one of the same member may start. */
export const IN_FLIGHT_SECONDS = 60;

/** How Postgres keeps purchases apart: one order, one purchase. */
export class PurchaseAttemptRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Enters the attempt, or finds what became of it. */
  async claim(attempt: NewAttempt): Promise<Claim> {
    const { count } = await this.db.purchaseAttempt.createMany({
      data: [{ ...attempt, state: "OPEN" }],
      skipDuplicates: true,
    });
    const { attemptId } = attempt;
    const kept = await this.db.purchaseAttempt.findUniqueOrThrow({ where: { attemptId } });
    const ended = endOf(kept, attempt);
    if (ended) return ended;
    if (!(await this.#takeTurn(attempt))) {
      if (count === 1) await this.db.purchaseAttempt.delete({ where: { attemptId } });
      return { kind: "busy" };
    }
    if (count === 0) await this.#touch(attemptId);
    return { kind: "open", isFirst: count === 1, hadSubscription: kept.hadSubscription };
  }

  /** Holds on to the member's turn for another `IN_FLIGHT_SECONDS`, if it is still this attempt's. */
  async keepTurn({ memberId, attemptId }: OpenAttempt): Promise<Turn> {
    const kept = await this.db.$executeRaw`
      UPDATE purchase_in_flight SET since = now()
      WHERE member_id = ${memberId}::uuid AND attempt_id = ${attemptId}`;
    if (kept === 1) return { kind: "held" };
    const where = { attemptId, memberId };
    const { state, outcome } = await this.db.purchaseAttempt.findUniqueOrThrow({ where });
    if (state === "OPEN") return { kind: "overtaken" };
    if (state === "SUCCEEDED") return { kind: "succeeded" };
    return { kind: "failed", outcome: outcome as unknown as FailedOutcome };
  }

  /** Whether this attempt was entered before. */
  async isKnown(attemptId: string): Promise<boolean> {
    return (await this.db.purchaseAttempt.count({ where: { attemptId } })) > 0;
  }

  /** Remembers what was true before anything was bought. */
  async noteHadSubscription(attemptId: string): Promise<void> {
    await this.db.purchaseAttempt.updateMany({
      where: { attemptId, state: "OPEN" },
      data: { hadSubscription: true },
    });
  }

  /** Ends an open attempt that bought nothing. */
  async fail(attemptId: string, outcome: FailedOutcome): Promise<void> {
    const state = outcome.kind === "challenge" ? "CHALLENGED" : "REFUSED";
    await this.db.$transaction([
      this.db.purchaseAttempt.updateMany({
        where: { attemptId, state: "OPEN" },
        data: { state, outcome: { ...outcome } },
      }),
      this.db.purchaseInFlight.deleteMany({ where: { attemptId } }),
    ]);
  }

  /** Attempts that are open since before this moment, longest ago first. */
  findOpenSince(moment: Date, limit: number): Promise<readonly OpenAttempt[]> {
    return this.db.purchaseAttempt.findMany({
      where: { state: "OPEN", updatedAt: { lt: moment } },
      orderBy: { updatedAt: "asc" },
      select: { attemptId: true, memberId: true },
      take: limit,
    });
  }

  /** Sent again, an attempt is worked on again: it is not abandoned yet. */
  async #touch(attemptId: string): Promise<void> {
    const where = { attemptId, state: "OPEN" } as const;
    await this.db.purchaseAttempt.updateMany({ where, data: { updatedAt: new Date() } });
  }

  async #takeTurn({ memberId, attemptId }: NewAttempt): Promise<boolean> {
    const taken = await this.db.$executeRaw`
      INSERT INTO purchase_in_flight (member_id, attempt_id)
      VALUES (${memberId}::uuid, ${attemptId})
      ON CONFLICT (member_id) DO UPDATE SET attempt_id = excluded.attempt_id, since = now()
      WHERE purchase_in_flight.attempt_id = excluded.attempt_id
         OR purchase_in_flight.since < now() - make_interval(secs => ${IN_FLIGHT_SECONDS})`;
    return taken === 1;
  }
}

function endOf(kept: PurchaseAttempt, attempt: NewAttempt): Claim | null {
  if (kept.memberId !== attempt.memberId) return { kind: "foreign" };
  if (kept.orderHash !== attempt.orderHash) return { kind: "reused" };
  if (kept.state === "OPEN") return null;
  if (kept.state === "SUCCEEDED") {
    return { kind: "succeeded", hadSubscription: kept.hadSubscription };
  }
  return { kind: "failed", outcome: kept.outcome as unknown as FailedOutcome };
}
