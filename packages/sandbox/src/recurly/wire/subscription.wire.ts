import type { Book, PendingChange, SubscriptionEntry } from "../book/book";
import { toWire } from "../money/money.rules";
import { accountMini } from "./account.wire";
import { redemptionMini } from "./coupon.wire";
import { iso, isoOrNull } from "./moment";
import { planMini } from "./plan.wire";

/** Amounts are those of the next renewal, before coupons, as in the provider's API. */
export function subscriptionWire(book: Book, entry: SubscriptionEntry) {
  const amount = toWire(entry.unitAmount);
  return {
    id: entry.id,
    object: "subscription",
    uuid: entry.uuid,
    account: accountMini(book.account),
    plan: planMini(entry.planCode),
    state: entry.state,
    coupon_redemptions: book.redemptions
      .filter(({ state, subscriptionId }) => state === "active" && isFor(subscriptionId, entry))
      .map(redemptionMini),
    pending_change: entry.pendingChange ? changeWire(entry, entry.pendingChange) : null,
    ...periods(entry),
    currency: entry.currency,
    unit_amount: amount,
    tax_inclusive: false,
    quantity: 1,
    add_ons: [],
    add_ons_total: 0,
    subtotal: amount,
    tax: 0,
    total: amount,
    collection_method: "automatic",
    net_terms: 0,
    expiration_reason: entry.expirationReason,
    custom_fields: entry.customFields,
    created_at: iso(entry.createdAt),
    updated_at: iso(entry.updatedAt),
    activated_at: iso(entry.activatedAt),
    canceled_at: isoOrNull(entry.canceledAt),
    expires_at: isoOrNull(entry.expiresAt),
    billing_info_id: book.billingInfo?.id ?? null,
    active_invoice_id: lastInvoiceOf(book, entry),
    started_with_gift: entry.startedWithGift,
    converted_at: isoOrNull(entry.convertedAt),
  };
}

const isFor = (subscriptionId: string | null, entry: SubscriptionEntry) =>
  subscriptionId === null || subscriptionId === entry.id;

function periods(entry: SubscriptionEntry) {
  return {
    current_period_started_at: iso(entry.periodStartedAt),
    current_period_ends_at: iso(entry.periodEndsAt),
    current_term_started_at: iso(entry.periodStartedAt),
    current_term_ends_at: iso(entry.periodEndsAt),
    trial_started_at: isoOrNull(entry.trialStartedAt),
    trial_ends_at: isoOrNull(entry.trialEndsAt),
    remaining_billing_cycles: 0,
    total_billing_cycles: 1,
    renewal_billing_cycles: 1,
    auto_renew: entry.state === "active" || entry.state === "paused",
    ...pauseOf(entry),
  };
}

/** A pause that has not started yet is dated to the next bill date. */
function pauseOf({ remainingPauseCycles, pausedAt, periodEndsAt }: SubscriptionEntry) {
  if (remainingPauseCycles === undefined) return { paused_at: null, remaining_pause_cycles: null };
  return {
    paused_at: iso(pausedAt ?? periodEndsAt),
    remaining_pause_cycles: remainingPauseCycles,
  };
}

function lastInvoiceOf(book: Book, entry: SubscriptionEntry): string | null {
  const own = book.invoices.filter(
    ({ subscriptionIds, creditOf }) => creditOf === undefined && subscriptionIds.includes(entry.id),
  );
  return own.at(-1)?.id ?? null;
}

export const changeWire = (
  entry: SubscriptionEntry,
  change: PendingChange,
  applied: Readonly<Record<string, unknown>> = {},
) => ({
  id: change.id,
  object: "subscription_change",
  subscription_id: entry.id,
  plan: planMini(change.planCode),
  add_ons: [],
  unit_amount: toWire(change.unitAmount),
  tax_inclusive: false,
  quantity: 1,
  activate_at: iso(change.activateAt),
  activated: false,
  custom_fields: entry.customFields,
  created_at: iso(change.createdAt),
  updated_at: iso(change.createdAt),
  deleted_at: null,
  ...applied,
});
