import { feedbackOf, type Intention } from "../actions/intention.rules";
import { type MemberAttempt, MemberTurnRepository } from "../actions/member-turn.repository";
import { cancellationEndedEvent } from "../cancellation/cancellation-ended";
import type { Prisma } from "../generated/client/client";
import { appendToLedger } from "../ledger/ledger.repository";

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

/**
 * Returns whether a purchase succeeded that was not known to. Success overrides a refusal that was
 * stored while the change was not visible.
 */
export async function settle(
  tx: Transaction,
  memberId: string,
  settled: SettledAttempt,
): Promise<boolean> {
  const where = { attemptId: settled.attemptId, memberId };
  const isAction = "reached" in settled;
  let isBought = false;
  if (isAction) await settleAction(tx, where, settled.reached);
  else isBought = await settlePurchase(tx, where);
  await new MemberTurnRepository(tx, isAction ? "ACTION" : "PURCHASE").release(where);
  return isBought;
}

async function settlePurchase(tx: Transaction, where: MemberAttempt): Promise<boolean> {
  const { count } = await tx.purchaseAttempt.updateMany({
    where: { ...where, state: { not: "SUCCEEDED" } },
    data: { state: "SUCCEEDED" },
  });
  if (count === 0) return false;
  const details = { action: "PURCHASE" };
  await appendToLedger(tx, { ...where, kind: "ATTEMPT_SUCCEEDED", details });
  return true;
}

async function settleAction(
  tx: Transaction,
  where: MemberAttempt,
  reached: Intention | null,
): Promise<void> {
  const [ended] = await tx.billingAction.updateManyAndReturn({
    where: { ...where, state: { not: "SUCCEEDED" } },
    data: { state: "SUCCEEDED" },
  });
  if (!ended) return;
  const details = { action: ended.kind, isOwnChange: reached !== null };
  await appendToLedger(tx, { ...where, kind: "ATTEMPT_SUCCEEDED", details });
  const { memberId, attemptId } = where;
  const feedback = reached && feedbackOf(reached);
  if (!feedback) return;
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
