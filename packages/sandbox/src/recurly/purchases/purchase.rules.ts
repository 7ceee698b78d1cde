import type {
  Book,
  GiftCardEntry,
  InvoiceEntry,
  RedemptionEntry,
  SubscriptionEntry,
} from "../book/book";
import { resourceId, resourceUuid } from "../book/identifiers";
import { announce, type Posting } from "../book/posting";
import { type Coupon, findCoupon } from "../catalogue/coupons";
import type { Currency } from "../catalogue/currency";
import { findPlan, planWithoutTrial, type SitePlan } from "../catalogue/plans";
import { invalid, transactionFault } from "../http/fault";
import { addDays, addMonths, dayOfMonth } from "../money/calendar.rules";
import { couponTrialDays, coversCurrency, coversPlan } from "../money/discount.rules";
import { giftBalance } from "../money/invoice.rules";
import { taxOn } from "../money/tax.rules";
import { announceSubscription, bill } from "../renewals/renewal.rules";
import type { PurchaseBody } from "./purchase-request";

export interface PurchaseFacts {
  readonly giftCard: GiftCardEntry | null;
  /** This card has already had a trial on some account. */
  readonly cardHadTrial: boolean;
}

export interface Order {
  readonly plan: SitePlan;
  readonly currency: Currency;
  readonly coupons: readonly Coupon[];
  readonly giftCard: GiftCardEntry | null;
  readonly trialEndsAt: number | null;
  readonly customFields: { name: string; value: string }[];
}

/** @throws Fault validation that names the parameter. */
export function validateOrder(posting: Posting, body: PurchaseBody, facts: PurchaseFacts): Order {
  const wanted = body.subscriptions[0];
  const sold = findPlan(wanted?.plan_code ?? "");
  if (!wanted || !sold) throw invalid("subscriptions.plan_code", "is invalid");
  const renews = posting.book.subscriptions.some(
    ({ state }) => state === "active" || state === "paused",
  );
  if (renews) {
    throw invalid("subscriptions", "already exists", "You already have an active subscription.");
  }
  const hadTrial = posting.book.hadTrial || facts.cardHadTrial;
  const plan = hadTrial ? planWithoutTrial(sold) : sold;
  const order = { plan, currency: body.currency };
  const coupons = (body.coupon_codes ?? []).map((code) => redeemable(posting, code, order));
  if (new Set(coupons).size < coupons.length) throw alreadyRedeemed();
  return {
    ...order,
    coupons,
    giftCard: usableGiftCard(body, facts),
    trialEndsAt: trialEnd(posting, { plan, coupons, asked: wanted.trial_ends_at ?? null }),
    customFields: wanted.custom_fields ?? [],
  };
}

function redeemable(
  posting: Posting,
  code: string,
  order: { plan: SitePlan; currency: Currency },
): Coupon {
  const coupon = findCoupon(code);
  if (!coupon) throw invalid("coupon_codes", "is invalid");
  if (coupon.state !== "redeemable") throw invalid("coupon_codes", "is expired");
  if (!coversPlan(coupon, order.plan.code)) {
    throw invalid("coupon_codes", "is not valid for this plan");
  }
  if (!coversCurrency(coupon, order.currency)) {
    throw invalid("coupon_codes", "is not valid for this currency");
  }
  if (hasRedeemed(posting.book, coupon)) throw alreadyRedeemed();
  return coupon;
}

const alreadyRedeemed = () => invalid("coupon_codes", "has already been redeemed");

function usableGiftCard(body: PurchaseBody, { giftCard }: PurchaseFacts): GiftCardEntry | null {
  if (!body.gift_card_redemption_code) return null;
  const sentence = "The provided redemption code is not valid.";
  if (!giftCard) throw invalid("gift_card_redemption_code", "is not valid", sentence);
  if (giftCard.currency !== body.currency) {
    throw invalid("gift_card_redemption_code", "is in another currency");
  }
  return giftCard;
}

function trialEnd(
  posting: Posting,
  trial: { plan: SitePlan; coupons: readonly Coupon[]; asked: string | null },
): number | null {
  if (trial.asked) {
    // A time that is not in the future starts the subscription without a trial.
    const endsAt = Date.parse(trial.asked);
    return endsAt > posting.now ? endsAt : null;
  }
  // A free-trial coupon does not add to the plan's own trial. The longer one counts.
  const days = Math.max(trial.plan.trialDays, couponTrialDays(trial.coupons));
  return days > 0 ? addDays(posting.now, days) : null;
}

export function recordOrder(posting: Posting, order: Order): InvoiceEntry {
  const { book } = posting;
  const subscription = newSubscription(posting, order);
  book.subscriptions.push(subscription);
  if (order.trialEndsAt !== null) book.hadTrial = true;
  for (const coupon of order.coupons) {
    redeemCoupon(posting, coupon, { currency: order.currency, subscriptionId: subscription.id });
  }
  if (order.giftCard) redeemGiftCard(posting, order.giftCard);
  announceSubscription(posting, subscription, "created");
  return bill(posting, subscription, { origin: "purchase", initiator: "member" });
}

/** @throws Fault if neither a gift card nor a card on file can pay. */
export function assertPayable(posting: Posting, order: Order): void {
  if (posting.book.billingInfo) return;
  if (!order.giftCard) throw transactionFault("no_billing_information");
  const price = order.plan.prices[order.currency];
  const credit = giftBalance(posting.book, order.currency) + order.giftCard.balance;
  if (credit < price + taxOn(posting.book, price))
    throw invalid("gift_card_redemption_code", "does not have sufficient balance");
}

function newSubscription(posting: Posting, order: Order): SubscriptionEntry {
  const { now } = posting;
  return {
    id: resourceId(),
    uuid: resourceUuid(),
    planCode: order.plan.code,
    state: "active",
    currency: order.currency,
    unitAmount: order.plan.prices[order.currency],
    periodStartedAt: now,
    periodEndsAt: order.trialEndsAt ?? addMonths(now, order.plan.months),
    billingDay: dayOfMonth(order.trialEndsAt ?? now),
    trialStartedAt: order.trialEndsAt === null ? null : now,
    trialEndsAt: order.trialEndsAt,
    activatedAt: now,
    canceledAt: null,
    expiresAt: null,
    expirationReason: null,
    pendingChange: null,
    customFields: order.customFields,
    startedWithGift: order.giftCard !== null,
    convertedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

export function redeemCoupon(
  { book, now }: Posting,
  coupon: Coupon,
  scope: Pick<RedemptionEntry, "currency" | "subscriptionId">,
): RedemptionEntry {
  const redemption: RedemptionEntry = {
    id: resourceId(),
    coupon,
    ...scope,
    state: "active",
    discounted: 0,
    createdAt: now,
    updatedAt: now,
  };
  book.redemptions.push(redemption);
  return redemption;
}

export const hasRedeemed = (book: Book, { code }: Coupon): boolean =>
  book.redemptions.some(({ coupon }) => coupon.code === code);

export function redeemGiftCard(posting: Posting, card: GiftCardEntry): void {
  card.redeemedAt = posting.now;
  card.recipientAccountId = posting.book.account.id;
  posting.book.giftCards.push(card);
  announce(posting, { objectType: "gift_card", eventType: "redeemed", id: card.id });
}
