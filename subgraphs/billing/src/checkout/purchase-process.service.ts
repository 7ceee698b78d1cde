import { countryOfCurrency } from "@eightcount/rules/billing/plan-offers";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import { type MemberAttempt, PROVIDER_DEADLINE_MS } from "../actions/member-turn.repository";
import { providerKeyOf } from "../actions/provider-key";
import { readBefore } from "../actions/read-before";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { CouponService } from "../coupons/coupon.service";
import { errors } from "../errors";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { OfferService } from "../plans/offer.service";
import {
  type AccountHolder,
  type AccountReading,
  type BillingProvider,
  CALL_TIMEOUT_MS,
  type PlacedOrder,
  type PurchaseResult,
} from "../providers/billing/billing.provider";
import {
  isRunning,
  type SubscriptionState,
  toSubscriptionView,
} from "../subscriptions/subscription.rules";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import type { AgreedAmountService } from "./agreed-amount.service";
import { onFileChoice } from "./on-file-order.rules";
import { providerOrder } from "./provider-order";
import type { PurchaseAttemptRepository } from "./purchase-attempt.repository";
import type { OrderRequest } from "./purchase-order.rules";
import { purchaseRefusal } from "./purchase-refusals";

export interface OpenPurchase {
  readonly holder: AccountHolder;
  readonly request: OrderRequest;
  /** False if the same attempt was sent before and its outcome is unknown. */
  readonly isFirst: boolean;
  readonly hadSubscription: boolean;
}

export interface Bought {
  readonly kind: "bought";
  readonly state: SubscriptionState;
  readonly hadSubscription: boolean;
}

export interface PurchaseProcessParts {
  readonly provider: Pick<BillingProvider, "purchase" | "readCountry">;
  readonly agreedAmount: AgreedAmountService;
  readonly accounts: Pick<AccountReaderService, "readAccount">;
  readonly offers: OfferService;
  readonly coupons: CouponService;
  readonly subscriptions: SubscriptionService;
  readonly purchaseAttempts: PurchaseAttemptRepository;
  readonly actions: Pick<SubscriptionActionsService, "actionsFor">;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Runs an open attempt until it is bought, refused, challenged, or left to the reconciler. */
export class PurchaseProcess {
  constructor(private readonly parts: PurchaseProcessParts) {}

  async run(open: OpenPurchase): Promise<Bought | UnsuccessfulOutcome> {
    const { subscriptions } = this.parts;
    const { memberId } = open.holder;
    const endsAt = this.parts.clock().getTime() + PROVIDER_DEADLINE_MS;
    const beganAt = await subscriptions.beginReading();
    const before = await this.#read(memberId, endsAt);
    if (!before) return this.#failUnlessResent(open);
    if (isRunning(before.subscription?.status)) {
      if (!open.isFirst) return this.#bought(open, beganAt, before);
      await subscriptions.save(memberId, beganAt, before);
      return this.#fail(open, refuse(errors.purchase.alreadySubscribed));
    }
    const noted = await this.#recordHistory(open, before);
    const order = await this.#prepare(memberId, () => this.#orderFor(noted, before));
    if (!order) return this.#failUnlessResent(noted);
    if (isRefusal(order)) return this.#fail(noted, order);
    const agreed = await this.#prepare(memberId, () => this.#asAgreed(noted, order));
    if (!agreed) return this.#failUnlessResent(noted);
    if (isRefusal(agreed)) return this.#fail(noted, agreed);
    return this.#buy(noted, order, endsAt);
  }

  async #prepare<T>(memberId: string, step: () => Promise<T>): Promise<T | null> {
    try {
      return await step();
    } catch (error) {
      this.parts.logger.warn({ err: error, memberId }, "preparing an order failed");
      return null;
    }
  }

  /**
   * Returns null for a resent attempt that would charge another amount. It may be going through at
   * this moment with the agreed one, so it is left to a later resend or the reconciler.
   */
  async #asAgreed(
    { request, isFirst }: OpenPurchase,
    order: PlacedOrder,
  ): Promise<PlacedOrder | Refusal | null> {
    const refusal = await this.parts.agreedAmount.refusalOf(order, request.agreedTodayCents);
    if (!refusal) return order;
    return isFirst ? refusal : null;
  }

  async #buy(
    open: OpenPurchase,
    order: PlacedOrder,
    endsAt: number,
  ): Promise<Bought | UnsuccessfulOutcome> {
    const { purchaseAttempts, provider, clock } = this.parts;
    // Checked last, because earlier steps may have taken so long that another order took over.
    const turn = await purchaseAttempts.extendTurn(attemptOf(open));
    if (turn.kind === "superseded") return this.#superseded(open);
    if (turn.kind === "failed") return turn.outcome;
    if (turn.kind === "succeeded") return this.#conclude(open, { kind: "purchased" });
    const withinMs = endsAt - clock().getTime();
    if (withinMs < CALL_TIMEOUT_MS) return this.#failUnlessResent(open);
    return this.#conclude(open, await provider.purchase(order, withinMs));
  }

  // A first one was not sent. It fails for good, because a client repeats one in progress.
  async #superseded(open: OpenPurchase): Promise<Refusal> {
    if (open.isFirst) await this.#fail(open, purchaseFailed());
    return refuse(errors.purchase.inProgress);
  }

  // A resent attempt may already have gone through, so it stays open for the reconciler to settle.
  async #failUnlessResent(open: OpenPurchase): Promise<Refusal> {
    return open.isFirst ? this.#fail(open, purchaseFailed()) : purchaseFailed();
  }

  async #recordHistory(open: OpenPurchase, before: AccountReading): Promise<OpenPurchase> {
    if (!open.isFirst || before.subscription === null) return open;
    await this.parts.purchaseAttempts.recordPriorSubscription(attemptOf(open));
    return { ...open, hadSubscription: true };
  }

  async #orderFor(
    { holder, request }: OpenPurchase,
    before: AccountReading,
  ): Promise<PlacedOrder | Refusal> {
    const choice = await this.#choiceOf(request, before);
    if (isRefusal(choice)) return choice;
    const offer = await this.parts.offers.find(choice.planChoice, before.hadTrial);
    if (!offer) return refuse(errors.purchase.planUnavailable);
    if (!(await this.#canSellIn(offer.plan.currency, holder.memberId))) {
      return refuse(errors.purchase.addressNotInIndia);
    }
    const target = { planCode: offer.plan.code, currency: offer.plan.currency };
    const found = await Promise.all(
      request.couponCodes.map((code) => this.parts.coupons.findUsable(code, target)),
    );
    const coupons = found.filter((coupon) => coupon !== null);
    if (coupons.length < found.length) return refuse(errors.purchase.couponInvalid);
    return {
      ...providerOrder(offer, { coupons, giftCardCode: request.giftCardCode?.trim() || null }),
      holder,
      idempotencyKey: providerKeyOf(holder.memberId, "PURCHASE", request.attemptId),
      firstName: request.card?.firstName.trim() ?? null,
      lastName: request.card?.lastName.trim() ?? null,
      tokenId: request.card?.tokenId ?? null,
      challengeResultTokenId: request.challengeResultTokenId,
    };
  }

  /** With a card, the request has a choice. With the card on file, the account must allow it. */
  async #choiceOf(
    { card, planChoice }: OrderRequest,
    before: AccountReading,
  ): Promise<{ readonly kind: "choice"; readonly planChoice: PlanChoice } | Refusal> {
    if (card && planChoice) return { kind: "choice", planChoice };
    const view = toSubscriptionView(await this.parts.subscriptions.stateOf(before));
    if (!this.parts.actions.actionsFor(view).includes("PURCHASE_ON_FILE")) {
      return refuse(view.hasCard ? errors.action.notAvailable : errors.cardOnFile.missing);
    }
    const allowed = onFileChoice(planChoice, view);
    return allowed
      ? { kind: "choice", planChoice: allowed }
      : refuse(errors.purchase.planUnavailable);
  }

  async #canSellIn(currency: CurrencyCode, memberId: string): Promise<boolean> {
    const country = countryOfCurrency(currency);
    return country === null || country === (await this.parts.provider.readCountry(memberId));
  }

  async #conclude(
    open: OpenPurchase,
    answer: PurchaseResult,
  ): Promise<Bought | UnsuccessfulOutcome> {
    if (answer.kind === "challenge") return this.#fail(open, answer);
    const refusal = purchaseRefusal(answer);
    if (refusal) return this.#fail(open, refusal);
    const beganAt = await this.parts.subscriptions.beginReading();
    const after = await this.#read(open.holder.memberId);
    if (after && isRunning(after.subscription?.status)) return this.#bought(open, beganAt, after);
    // The member has paid, so the attempt stays open; a resend or the reconciler settles it.
    if (answer.kind === "purchased") return refuse(errors.purchase.inProgress);
    // Fails for good only if the provider returned an error and shows no subscription.
    const hasFailed = after !== null && answer.kind === "unknown" && answer.hasResponse;
    return hasFailed ? this.#fail(open, purchaseFailed()) : purchaseFailed();
  }

  async #bought(open: OpenPurchase, beganAt: Date, reading: AccountReading): Promise<Bought> {
    const { attemptId } = open.request;
    const { memberId } = open.holder;
    const state = await this.parts.subscriptions.save(memberId, beganAt, reading, { attemptId });
    return { kind: "bought", state, hadSubscription: open.hadSubscription };
  }

  async #fail<T extends UnsuccessfulOutcome>(open: OpenPurchase, outcome: T): Promise<T> {
    await this.parts.purchaseAttempts.fail(attemptOf(open), outcome);
    return outcome;
  }

  #read(memberId: string, endsAt = Number.POSITIVE_INFINITY): Promise<AccountReading | null> {
    const read = () => this.parts.accounts.readAccount(memberId);
    return readBefore({ memberId, endsAt, read }, this.parts);
  }
}

const attemptOf = ({ holder, request }: OpenPurchase): MemberAttempt => ({
  attemptId: request.attemptId,
  memberId: holder.memberId,
});

const purchaseFailed = (): Refusal => refuse(errors.purchase.failed);
