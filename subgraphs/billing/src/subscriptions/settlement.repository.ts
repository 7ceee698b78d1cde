import { feedbackOf, type Intention } from "../actions/intention.rules";
import { cancellationEndedEvent } from "../cancellation/cancellation-ended";
import type { Prisma } from "../generated/client/client";

export interface SettledPurchase {
  readonly attemptId: string;
}

export interface SettledAction {
  readonly attemptId: string;
  /** Null if the account was in the wanted state before anything was sent. */
  readonly reached: Intention | null;
}

export type SettledAttempt = SettledPurchase | SettledAction;

type Transaction = Prisma.TransactionClient;

// Success overrides a refusal that was stored while the change was not visible.
export async function settle(
  tx: Transaction,
  memberId: string,
  settled: SettledAttempt,
): Promise<void> {
  const where = { attemptId: settled.attemptId, memberId };
  if ("reached" in settled) await settleAction(tx, where, settled.reached);
  else await tx.purchaseAttempt.updateMany({ where, data: { state: "SUCCEEDED" } });
  await tx.purchaseInFlight.deleteMany({ where });
}

async function settleAction(
  tx: Transaction,
  where: { readonly attemptId: string; readonly memberId: string },
  reached: Intention | null,
): Promise<void> {
  const { count } = await tx.billingAction.updateMany({
    where: { ...where, state: { not: "SUCCEEDED" } },
    data: { state: "SUCCEEDED" },
  });
  const { memberId, attemptId } = where;
  const feedback = reached && feedbackOf(reached);
  if (count === 0 || !feedback) return;
  await tx.cancellationFeedback.create({ data: { memberId, ...feedback } });
  const event = cancellationEndedEvent(memberId, reached);
  if (event) await tx.outboxEvent.create({ data: event });
  if (!feedback.offerAccepted) return;
  await tx.retentionOffer.upsert({
    where: { memberId },
    create: { memberId, attemptId, state: "ACCEPTED" },
    update: { state: "ACCEPTED" },
  });
}
