import type { Clock } from "@eightcount/service-kit/clock/clock";
import { refuse } from "@eightcount/service-kit/errors/refusal";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { failureOf } from "../actions/action-failure";
import type { BillingActionRepository, OpenAction } from "../actions/billing-action.repository";
import { isReached } from "../actions/intention.rules";
import type { MemberAttempt } from "../actions/member-turn.repository";
import type { PurchaseAttemptRepository } from "../checkout/purchase-attempt.repository";
import { errors } from "../errors";
import { actAs } from "../ledger/actor";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { WebhookDeliveryRepository } from "../webhooks/webhook-delivery.repository";
import type { SubscriptionRepository } from "./subscription.repository";
import { isRunning } from "./subscription.rules";
import type { SubscriptionService } from "./subscription.service";

export interface ReconcileParts {
  readonly accounts: Pick<AccountReaderService, "readAccount">;
  readonly subscriptions: SubscriptionService;
  readonly readings: SubscriptionRepository;
  readonly purchaseAttempts: PurchaseAttemptRepository;
  readonly billingActions: BillingActionRepository;
  readonly deliveries: WebhookDeliveryRepository;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Minutes after which an account is read again even if no notice arrived. */
  readonly staleMinutes: number;
}

const MINUTE_MS = 60_000;
const BATCH = 100;
/** Members without a running subscription are read rarely, because hardly any of them changes. */
const IDLE_BATCH = 20;
const IDLE_STALE_MS = 24 * 60 * MINUTE_MS;
/** An attempt that stays open this long was left by a crash or a lost response. */
export const ABANDONED_AFTER_MS = 2 * MINUTE_MS;
/** Rounds in which a change of entitlement is published again. */
const REPUBLISH_ROUNDS = 4;
/** The provider repeats a notice for some hours, so a month is a safe margin. */
const NOTICE_RETENTION_MS = 30 * 24 * 60 * MINUTE_MS;

export class ReconcileService {
  constructor(private readonly parts: ReconcileParts) {}

  /** Returns how many members were read. A failed member does not stop the round. */
  async reconcile(isStopping: () => boolean = () => false): Promise<number> {
    const now = this.parts.clock().getTime();
    const abandonedBefore = new Date(now - ABANDONED_AFTER_MS);
    const attempts = await this.parts.purchaseAttempts.findOpenSince(abandonedBefore, BATCH);
    const actions = await this.parts.billingActions.findOpenSince(abandonedBefore, BATCH);
    const before = new Date(now - this.parts.staleMinutes * MINUTE_MS);
    const stale = [
      ...(await this.parts.readings.findReadBefore(before, { isAtCrm: false, limit: BATCH })),
      ...(await this.parts.readings.findIdleReadBefore(new Date(now - IDLE_STALE_MS), IDLE_BATCH)),
      // Separate and last, because an unreachable CRM leaves the same hundred members stale.
      ...(await this.parts.readings.findReadBefore(before, { isAtCrm: true, limit: BATCH })),
    ];
    const tasks = [
      ...attempts.map((attempt) => () => this.#settlePurchase(attempt)),
      ...actions.map((action) => () => this.#settleAction(action)),
      ...stale.map((memberId) => () => this.parts.subscriptions.sync(memberId)),
    ];
    let completed = 0;
    for (const task of tasks) {
      if (isStopping()) return completed;
      await this.#runSafely(task);
      completed += 1;
    }
    await this.parts.readings.republishEntitlements(this.parts.staleMinutes * REPUBLISH_ROUNDS);
    await this.parts.deliveries.pruneBefore(new Date(now - NOTICE_RETENTION_MS));
    return completed;
  }

  async #settlePurchase({ attemptId, memberId }: MemberAttempt): Promise<void> {
    const { subscriptions, accounts, purchaseAttempts } = this.parts;
    const beganAt = await subscriptions.beginReading();
    const reading = await accounts.readAccount(memberId);
    const status = reading.subscription?.status;
    const hasBought = isRunning(status);
    await subscriptions.save(memberId, beganAt, reading, hasBought ? { attemptId } : undefined);
    if (hasBought) return;
    await purchaseAttempts.fail({ attemptId, memberId }, refuse(errors.purchase.failed));
  }

  // The call is never repeated, because the member may have decided otherwise since.
  async #settleAction({ attemptId, memberId, kind, intention }: OpenAction): Promise<void> {
    const { subscriptions, accounts, billingActions } = this.parts;
    const beganAt = await subscriptions.beginReading();
    const reading = await accounts.readAccount(memberId);
    const reached = intention !== null && isReached(intention, reading) ? intention : null;
    const settled = reached && { attemptId, reached };
    await subscriptions.save(memberId, beganAt, reading, settled ?? undefined);
    if (!reached) await billingActions.fail({ attemptId, memberId }, failureOf(kind));
  }

  async #runSafely(work: () => Promise<void>): Promise<void> {
    await actAs("RECONCILER", work).catch((error: unknown) => {
      this.parts.logger.warn({ err: error }, "reconciling a member failed");
    });
  }
}
