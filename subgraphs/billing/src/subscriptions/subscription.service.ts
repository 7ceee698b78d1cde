import { counters } from "@eightcount/rules/telemetry/registry";
import { count } from "@eightcount/service-kit/telemetry/count";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { countBought } from "../actions/count-purchase";
import { hasRetentionMark } from "../actions/intention.rules";
import { actAs } from "../ledger/actor";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { AccountReading } from "../providers/billing/billing.provider";
import { cardValidUntil } from "./card-validity.rules";
import { isLockedBy } from "./grace.rules";
import type { SettledAttempt } from "./settlement.repository";
import type { SubscriptionReading, SubscriptionRepository } from "./subscription.repository";
import {
  inactiveState,
  type SubscriptionState,
  type SubscriptionView,
  toSubscriptionView,
} from "./subscription.rules";

interface StateLoader {
  load(memberId: string): Promise<SubscriptionState | null>;
}

export interface SubscriptionParts {
  readonly accounts: Pick<AccountReaderService, "readAccount" | "intervalOf">;
  readonly subscriptions: SubscriptionRepository;
}

/** Members' subscriptions, stored here but owned by the provider. */
export class SubscriptionService {
  constructor(private readonly parts: SubscriptionParts) {}

  async viewFor(
    viewer: Viewer,
    memberId: string,
    states: StateLoader,
  ): Promise<SubscriptionView | null> {
    if (viewer.memberId !== memberId) return null;
    return toSubscriptionView((await states.load(memberId)) ?? inactiveState);
  }

  /** Safe to repeat in any order, because the reading that began last is kept. */
  async sync(memberId: string): Promise<void> {
    const beganAt = await this.parts.subscriptions.beginReading();
    await this.save(memberId, beganAt, await this.parts.accounts.readAccount(memberId));
  }

  /** Stores what the account shows without ever mailing the member about it. */
  async syncSilently(memberId: string): Promise<void> {
    const beganAt = await this.parts.subscriptions.beginReading();
    const reading = await this.parts.accounts.readAccount(memberId);
    await actAs("JOB", () => this.#save({ memberId, beganAt, isSilent: true }, reading));
  }

  /** Skips the provider call after a newer reading, because one purchase causes many notices. */
  async syncSince(memberId: string, moment: Date): Promise<void> {
    if (await this.parts.subscriptions.isReadSince(memberId, moment)) return;
    await this.sync(memberId);
  }

  /** Stores a reading made for another purpose and settles the attempt it proves. */
  async save(
    memberId: string,
    beganAt: Date,
    reading: AccountReading,
    settled?: SettledAttempt,
  ): Promise<SubscriptionState> {
    return this.#save({ memberId, beganAt }, reading, settled);
  }

  async storedState(memberId: string): Promise<SubscriptionState> {
    const states = await this.parts.subscriptions.findByMembers([memberId]);
    return states.get(memberId) ?? inactiveState;
  }

  beginReading(): Promise<Date> {
    return this.parts.subscriptions.beginReading();
  }

  async stateOf({ subscription, ...account }: AccountReading): Promise<SubscriptionState> {
    const { owingCents, isOwing, overdueSince, paymentMethod, pause } = account;
    const debt = { owingCents, isOwing, overdueSince, isLocked: isLockedBy(account) };
    const card = { paymentMethod, cardValidUntil: cardValidUntil(account.cardOnFile) };
    if (!subscription) return { ...inactiveState, ...debt, ...card };
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
      ...card,
      pendingPlanCode: pending?.planCode ?? null,
      pendingPlanName: pending?.planName ?? null,
      pendingCents: pending?.amountCents ?? null,
      pendingActivatesOn: pending?.activatesOn ?? null,
      isPaused: pause?.isPaused ?? false,
      pausesOn: pause?.pausesOn ?? null,
      resumesOn: pause?.resumesOn ?? null,
      pauseCycles: pause?.cycles ?? null,
      ...debt,
    };
  }

  async #save(
    read: Pick<SubscriptionReading, "memberId" | "beganAt" | "isSilent">,
    reading: AccountReading,
    settled?: SettledAttempt,
  ): Promise<SubscriptionState> {
    const state = await this.stateOf(reading);
    const { isRepair, isBought } = await this.parts.subscriptions.saveReading(
      { ...read, state, hasRetentionMark: hasRetentionMark(reading), facts: reading },
      settled,
    );
    if (isRepair) count(counters.billingRepairs, {});
    if (isBought) countBought("subscription");
    return state;
  }
}
