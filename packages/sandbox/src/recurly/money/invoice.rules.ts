import type { Book, InvoiceEntry, LineEntry, Moment, SubscriptionEntry } from "../book/book";
import { resourceId, resourceUuid } from "../book/identifiers";
import { findPlan } from "../catalogue/plans";
import { activeRedemptions, discountOf } from "./discount.rules";
import { taxOn } from "./tax.rules";

export interface InvoiceRequest {
  readonly origin: InvoiceEntry["origin"];
  readonly subscription: SubscriptionEntry;
  readonly now: Moment;
  /** Minor units credited for unused time, as a positive number. */
  readonly credit?: number;
}

export const isInTrial = ({ trialEndsAt }: SubscriptionEntry, now: Moment): boolean =>
  trialEndsAt !== null && trialEndsAt > now;

export function createInvoice(book: Book, request: InvoiceRequest): InvoiceEntry {
  const { subscription, now, credit = 0 } = request;
  const inTrial = isInTrial(subscription, now);
  const unitAmount = inTrial ? 0 : subscription.unitAmount;
  const discount = discountFor(book, subscription, unitAmount);
  const lines = [planLine(subscription, { unitAmount, discount, inTrial })];
  if (credit > 0) lines.push(creditLine(subscription, credit));
  const afterCredit = Math.max(0, unitAmount - discount - credit);
  const tax = taxOn(book, afterCredit);
  const giftCredit = Math.min(afterCredit + tax, giftBalance(book, subscription.currency));
  return newInvoice(now, {
    origin: request.origin,
    currency: subscription.currency,
    subscriptionIds: [subscription.id],
    lines,
    subtotal: Math.max(0, unitAmount - credit),
    discount,
    giftCredit,
    ...(tax > 0 ? { tax } : {}),
    total: afterCredit + tax - giftCredit,
  });
}

type InvoiceFields = Pick<
  InvoiceEntry,
  "origin" | "currency" | "subscriptionIds" | "lines" | "subtotal" | "total"
>;

export function newInvoice(
  now: Moment,
  fields: InvoiceFields & Partial<InvoiceEntry>,
): InvoiceEntry {
  return {
    id: resourceId(),
    uuid: resourceUuid(),
    number: null,
    state: "paid",
    discount: 0,
    giftCredit: 0,
    paid: 0,
    transactions: [],
    createdAt: now,
    updatedAt: now,
    dueAt: now,
    closedAt: null,
    nextAttemptAt: null,
    attempts: 0,
    ...fields,
  };
}

function discountFor(book: Book, subscription: SubscriptionEntry, unitAmount: number): number {
  const total = activeRedemptions(book, subscription).reduce(
    (sum, { coupon }) => sum + discountOf(coupon, unitAmount, subscription.currency),
    0,
  );
  return Math.min(unitAmount, total);
}

export function giftBalance(book: Book, currency: string): number {
  return book.giftCards
    .filter((card) => card.currency === currency)
    .reduce((sum, card) => sum + card.balance, 0);
}

/** Deducts from the oldest card first. */
export function spendGiftCredit(book: Book, invoice: InvoiceEntry): void {
  let left = invoice.giftCredit;
  for (const card of book.giftCards.filter((entry) => entry.currency === invoice.currency)) {
    const spent = Math.min(left, card.balance);
    card.balance -= spent;
    left -= spent;
  }
}

/** A single-use coupon ends with the first invoice that it reduced. */
export function useUpCoupons(book: Book, invoice: InvoiceEntry): void {
  if (invoice.discount === 0) return;
  const planCode = invoice.lines[0]?.planCode ?? "";
  for (const redemption of activeRedemptions(book, { planCode, currency: invoice.currency })) {
    redemption.discounted += discountOf(
      redemption.coupon,
      invoice.lines[0]?.unitAmount ?? 0,
      invoice.currency,
    );
    redemption.updatedAt = invoice.createdAt;
    if (redemption.coupon.duration === "single_use") redemption.state = "inactive";
  }
}

function planLine(
  subscription: SubscriptionEntry,
  charge: { unitAmount: number; discount: number; inTrial: boolean },
): LineEntry {
  return {
    id: resourceId(),
    uuid: resourceUuid(),
    subscriptionId: subscription.id,
    planCode: subscription.planCode,
    description: findPlan(subscription.planCode)?.name ?? subscription.planCode,
    origin: charge.inTrial ? "plan_trial" : "plan",
    unitAmount: charge.unitAmount,
    discount: charge.discount,
    startsAt: subscription.periodStartedAt,
    endsAt: subscription.periodEndsAt,
  };
}

function creditLine(subscription: SubscriptionEntry, credit: number): LineEntry {
  return {
    ...planLine(subscription, { unitAmount: -credit, discount: 0, inTrial: false }),
    description: "Unused time of the previous plan",
    origin: "credit",
  };
}
