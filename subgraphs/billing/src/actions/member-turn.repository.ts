import type { Prisma } from "../generated/client/client";

export interface MemberAttempt {
  readonly attemptId: string;
  readonly memberId: string;
}

/** Time after which a purchase or action in progress no longer blocks the member's next one. */
const IN_FLIGHT_SECONDS = 60;

/** Deadline for an attempt's provider calls, well before another attempt of the member may start. */
export const PROVIDER_DEADLINE_MS = (IN_FLIGHT_SECONDS - 15) * 1000;

/** The billing address takes a turn when it may leave a country that a plan needs. */
export type TurnKind = "PURCHASE" | "ACTION" | "ADDRESS" | "GIFT";

/** Lets a member have one purchase, action, or redemption in progress. */
export class MemberTurnRepository {
  constructor(
    private readonly db: Prisma.TransactionClient,
    private readonly kind: TurnKind,
  ) {}

  /** Returns false while another attempt of the member has the turn. */
  async take(attempt: MemberAttempt): Promise<boolean> {
    const taken = await this.db.$executeRaw`
      INSERT INTO purchase_in_flight (member_id, attempt_id)
      VALUES (${attempt.memberId}::uuid, ${this.#idOf(attempt)})
      ON CONFLICT (member_id) DO UPDATE SET attempt_id = excluded.attempt_id, since = now()
      WHERE purchase_in_flight.attempt_id = excluded.attempt_id
         OR purchase_in_flight.since < now() - make_interval(secs => ${IN_FLIGHT_SECONDS})`;
    return taken === 1;
  }

  /** Extends the turn by `IN_FLIGHT_SECONDS`. Returns false if the attempt no longer has it. */
  async extend(attempt: MemberAttempt): Promise<boolean> {
    const kept = await this.db.$executeRaw`
      UPDATE purchase_in_flight SET since = now()
      WHERE member_id = ${attempt.memberId}::uuid AND attempt_id = ${this.#idOf(attempt)}`;
    return kept === 1;
  }

  /** Ends the turn if the attempt has it. */
  async release(attempt: MemberAttempt): Promise<void> {
    const where = { memberId: attempt.memberId, attemptId: this.#idOf(attempt) };
    await this.db.purchaseInFlight.deleteMany({ where });
  }

  // The browser may use one id for a purchase and for an action, which are different attempts.
  #idOf({ attemptId }: MemberAttempt): string {
    return `${this.kind}:${attemptId}`;
  }
}
