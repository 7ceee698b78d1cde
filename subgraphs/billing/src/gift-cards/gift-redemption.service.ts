import { checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { AccessError } from "@eightcount/service-kit/viewer/access-error";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { attemptRefusal } from "../actions/attempt-refusal";
import type { BillingCountryService } from "../actions/billing-country.service";
import type { MemberTurnRepository } from "../actions/member-turn.repository";
import { providerKeyOf } from "../actions/provider-key";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import { errors } from "../errors";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import { keysOf, limits } from "../limits/billing-limits";
import type { CodeGuessService } from "../limits/code-guess.service";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { type SubscriptionView, toSubscriptionView } from "../subscriptions/subscription.rules";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import type { GiftBalanceService } from "./gift-balance.service";
import { hashOfCode } from "./gift-code";
import type {
  GiftCredit,
  GiftRedemptionRepository,
  RedemptionAttempt,
} from "./gift-redemption.repository";
import type { RedemptionSettlementService } from "./redemption-settlement.service";

export interface GiftRedeemed {
  readonly kind: "redeemed";
  readonly memberId: string;
  readonly credit: GiftCredit;
  readonly subscription: SubscriptionView;
  /** False if the account could not be read, so that the subscription is from before. */
  readonly isNextChargeKnown: boolean;
}

export interface RedemptionRequest {
  readonly attemptId: string;
  readonly code: string;
}

interface OpenRedemption {
  readonly code: string;
  /** Whether it may have reached the provider. */
  readonly wasSent: boolean;
}

export interface GiftRedemptionParts {
  readonly provider: Pick<BillingProvider, "redeemGiftCard" | "previewOrder">;
  readonly accounts: Pick<AccountReaderService, "readAccount">;
  readonly subscriptions: SubscriptionService;
  readonly actions: Pick<SubscriptionActionsService, "actionsFor">;
  readonly countries: Pick<BillingCountryService, "refusalFor">;
  readonly balances: Pick<GiftBalanceService, "find">;
  readonly redemptions: GiftRedemptionRepository;
  readonly turns: MemberTurnRepository;
  readonly settlements: Pick<RedemptionSettlementService, "findCredit">;
  readonly guesses: CodeGuessService;
  readonly attemptLimits: AttemptLimits;
  readonly clock: Clock;
}

const { giftCard: messages } = errors;
const GUESSED: ReadonlySet<string> = new Set([messages.invalid.code]);

const wasGuess = (outcome: GiftRedeemed | Refusal): boolean =>
  isRefusal(outcome) && GUESSED.has(outcome.code);

export class GiftRedemptionService {
  constructor(private readonly parts: GiftRedemptionParts) {}

  /** Redeems once per attempt, even if it is sent twice concurrently or after a crash. */
  async redeem(viewer: Viewer, request: RedemptionRequest): Promise<GiftRedeemed | Refusal> {
    const memberId = requireMember(viewer);
    const { attemptId, code } = request;
    const malformed = attemptRefusal(attemptId) ?? codeRefusal(code);
    if (malformed) return malformed;
    if (!(await this.parts.attemptLimits.take(keysOf(viewer, limits.changes)))) {
      return refuse(messages.limitExceeded);
    }
    const attempt = { attemptId, memberId, codeHash: hashOfCode(code) };
    const redeem = () => this.#claim(attempt, code.trim());
    // A known attempt gets its earlier result, even beyond the limit of refused ones.
    if (await this.parts.redemptions.isKnown(attemptId)) return redeem();
    const counted = keysOf(viewer, limits.actions);
    if (!(await this.parts.attemptLimits.take(counted))) return refuse(messages.limitExceeded);
    const outcome = await this.parts.guesses.attempt(viewer, redeem, wasGuess);
    if (outcome?.kind === "redeemed") await this.parts.attemptLimits.refund(counted);
    return outcome ?? refuse(messages.limitExceeded);
  }

  async #claim(attempt: RedemptionAttempt, code: string): Promise<GiftRedeemed | Refusal> {
    const claim = await this.parts.redemptions.claim(attempt);
    switch (claim.kind) {
      case "foreign":
        throw new AccessError("FORBIDDEN");
      case "reused":
        return refuse(errors.action.attemptReused);
      case "failed":
        return claim.outcome;
      case "redeemed":
        return this.#redeemed(attempt, claim.credit);
      case "open":
        return this.#inTurn(attempt, { code, wasSent: claim.wasSent });
      case "busy":
        return refuse(errors.action.inProgress);
    }
  }

  /** Begins only while no order or other action of the member is in progress. */
  async #inTurn(attempt: RedemptionAttempt, open: OpenRedemption) {
    const { turns } = this.parts;
    if (!(await turns.take(attempt))) return this.#withdraw(attempt);
    try {
      return await this.#begin(attempt, open);
    } finally {
      await turns.release(attempt);
    }
  }

  async #begin(attempt: RedemptionAttempt, { code, wasSent }: OpenRedemption) {
    const { redemptions, provider, turns } = this.parts;
    // Sent before, it may have succeeded, so the checks would refuse its own success.
    const refusal = wasSent ? null : await this.#refusalOf(attempt, code);
    if (refusal && (await redemptions.failUnsent(attempt, refusal))) return refusal;
    // The checks may have taken so long that another action took over.
    if (!(await turns.extend(attempt))) return this.#withdraw(attempt);
    // Another press of the same attempt ended it meanwhile.
    if (!(await redemptions.markSent(attempt, this.parts.clock()))) return this.#ended(attempt);
    const { attemptId, memberId } = attempt;
    const key = { idempotencyKey: providerKeyOf(memberId, "REDEEM_GIFT_CARD", attemptId) };
    const result = await provider.redeemGiftCard(memberId, code, key);
    if (result.kind === "unknown") return this.#lookUp(attempt);
    if (result.kind === "invalid") {
      await redemptions.fail(attempt, refuse(messages.invalid));
      return refuse(messages.invalid);
    }
    const { amountCents, currency } = result;
    return this.#settle(attempt, { amountCents, currency });
  }

  /** The credit is counted once, so the result is what was stored for this attempt. */
  async #settle(attempt: RedemptionAttempt, credit: GiftCredit): Promise<GiftRedeemed | Refusal> {
    await this.parts.redemptions.settle(attempt, credit);
    return this.#ended(attempt);
  }

  /** Another press of the same attempt may have ended it meanwhile. */
  async #withdraw(attempt: RedemptionAttempt): Promise<GiftRedeemed | Refusal> {
    const isWithdrawn = await this.parts.redemptions.withdraw(attempt);
    return isWithdrawn ? refuse(errors.action.inProgress) : this.#ended(attempt);
  }

  async #ended(attempt: RedemptionAttempt): Promise<GiftRedeemed | Refusal> {
    const claim = await this.parts.redemptions.claim(attempt);
    if (claim.kind === "redeemed") return this.#redeemed(attempt, claim.credit);
    return claim.kind === "failed" ? claim.outcome : refuse(errors.action.inProgress);
  }

  /** If nothing is found, the attempt stays open, and the delivery job finds out. */
  async #lookUp(attempt: RedemptionAttempt): Promise<GiftRedeemed | Refusal> {
    const credit = await this.parts.settlements.findCredit(attempt).catch(() => null);
    return credit ? this.#settle(attempt, credit) : refuse(errors.action.inProgress);
  }

  /** Returns null if the card can pay for the member's subscription. */
  async #refusalOf(attempt: RedemptionAttempt, code: string): Promise<Refusal | null> {
    const { memberId } = attempt;
    const account = await this.parts.accounts.readAccount(memberId);
    const view = toSubscriptionView(await this.parts.subscriptions.stateOf(account));
    // Credit is worth something only where charges follow.
    if (!this.parts.actions.actionsFor(view).includes("ADD_GIFT_CARD")) {
      return refuse(errors.action.notAvailable);
    }
    const elsewhere = await this.parts.countries.refusalFor(memberId, view.currency);
    if (elsewhere) return elsewhere;
    const card = await this.parts.balances.find(code);
    if (card?.isRedeemed) return this.#refusalOfRedeemed(attempt);
    if (card) return card.currency === view.currency ? null : refuse(messages.otherCurrency);
    const { currency, planCode } = view;
    const order = { couponCodes: [], giftCardCode: code, skipsTrial: true };
    const preview = await this.parts.provider.previewOrder(null, {
      ...order,
      ...{ currency, planCode: planCode ?? "" },
    });
    return preview.kind === "preview" ? null : refuse(messages.invalid);
  }

  /** Returns null if an earlier attempt of the same member redeemed it and its answer was lost. */
  async #refusalOfRedeemed(attempt: RedemptionAttempt): Promise<Refusal | null> {
    if (!(await this.parts.settlements.findCredit(attempt))) return refuse(messages.redeemed);
    const wasLost = await this.parts.redemptions.wasSentBefore(attempt);
    return wasLost ? null : refuse(messages.alreadyYours);
  }

  async #redeemed({ memberId }: RedemptionAttempt, credit: GiftCredit): Promise<GiftRedeemed> {
    const { subscriptions, accounts } = this.parts;
    const beganAt = await subscriptions.beginReading();
    // The card is redeemed, so an account that cannot be read now is read by the reconciler.
    const saved = await accounts
      .readAccount(memberId)
      .then((reading) => subscriptions.save(memberId, beganAt, reading))
      .catch(() => null);
    const state = saved ?? (await subscriptions.storedState(memberId));
    const subscription = toSubscriptionView(state);
    return {
      ...{ kind: "redeemed", memberId, credit, subscription },
      isNextChargeKnown: saved !== null,
    };
  }
}

function codeRefusal(code: string): Refusal | null {
  const message = checkGiftCode(code);
  return message ? refuse({ ...messages.invalid, message }) : null;
}
