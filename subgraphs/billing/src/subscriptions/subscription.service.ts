import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { AccountReading } from "../providers/billing/billing.provider";
import type { SettledPurchase, SubscriptionRepository } from "./subscription.repository";
import {
  inactiveState,
  type SubscriptionState,
  type SubscriptionView,
  toSubscriptionView,
} from "./subscription.rules";

/** Reads kept states, batched per request. */
interface StateLoader {
  load(memberId: string): Promise<SubscriptionState | null>;
}

export interface SubscriptionParts {
  readonly accounts: Pick<AccountReaderService, "readAccount" | "intervalOf">;
  readonly subscriptions: SubscriptionRepository;
}

/** Members' subscriptions: kept here, true at the provider. */
export class SubscriptionService {
  constructor(private readonly parts: SubscriptionParts) {}

  /** The member's subscription to themself; null to everyone else. */
  async viewFor(
    viewer: Viewer,
    memberId: string,
    states: StateLoader,
  ): Promise<SubscriptionView | null> {
    if (viewer.memberId !== memberId) return null;
    return toSubscriptionView((await states.load(memberId)) ?? inactiveState);
  }

  /**
   * Asks the provider about the member and keeps the answer. Any number of times, in any order:
   * of two readings the one that began last is kept.
   */
  async sync(memberId: string): Promise<void> {
    const beganAt = await this.parts.subscriptions.beginReading();
    await this.keep(memberId, beganAt, await this.parts.accounts.readAccount(memberId));
  }

  /**
   * The same for news of this moment: what was read after it contains it. One purchase makes many
   * notices, and one reading answers them all.
   */
  async syncSince(memberId: string, moment: Date): Promise<void> {
    if (await this.parts.subscriptions.isReadSince(memberId, moment)) return;
    await this.sync(memberId);
  }

  /** Keeps a reading that was made for another reason, and settles the purchase it proves. */
  async keep(
    memberId: string,
    beganAt: Date,
    reading: AccountReading,
    settled?: SettledPurchase,
  ): Promise<SubscriptionState> {
    const state = await this.#toState(reading);
    await this.parts.subscriptions.saveReading({ memberId, beganAt, state }, settled);
    return state;
  }

  /** What is kept of the member now, without asking anybody. */
  async kept(memberId: string): Promise<SubscriptionState> {
    const states = await this.parts.subscriptions.findByMembers([memberId]);
    return states.get(memberId) ?? inactiveState;
  }

  /** When a reading begins; pass it to `keep`. */
  beginReading(): Promise<Date> {
    return this.parts.subscriptions.beginReading();
  }

  async #toState({ subscription, ...account }: AccountReading): Promise<SubscriptionState> {
    const { owingCents, isOwing, paymentMethod } = account;
    if (!subscription) return { ...inactiveState, owingCents, isOwing, paymentMethod };
    const pending = subscription.pendingPlan;
    return {
      accountStatus: subscription.status,
      subscriptionId: subscription.id,
      planCode: subscription.planCode,
      planName: subscription.planName,
      intervalUnit: await this.parts.accounts.intervalOf(subscription.planCode),
      isTrial: subscription.isTrial,
      trialEndsAt: subscription.trialEndsAt,
      nextAmountCents: subscription.nextChargeCents,
      currency: subscription.currency,
      periodEndsAt: subscription.periodEndsAt,
      paymentMethod,
      pendingPlanCode: pending?.planCode ?? null,
      pendingPlanName: pending?.planName ?? null,
      pendingCents: pending?.amountCents ?? null,
      pendingActivatesOn: pending?.activatesOn ?? null,
      owingCents,
      isOwing,
    };
  }
}
