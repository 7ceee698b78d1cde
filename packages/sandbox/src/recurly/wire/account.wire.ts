import type { AccountEntry, BillingInfoEntry, Book, ChargedCard } from "../book/book";
import { giftBalance } from "../money/invoice.rules";
import { toWire } from "../money/money.rules";
import { iso } from "./moment";

export const accountMini = (account: AccountEntry) => ({
  id: account.id,
  object: "account",
  code: account.code,
  email: account.email,
  first_name: account.firstName,
  last_name: account.lastName,
  company: null,
  parent_account_id: null,
  bill_to: "self",
});

export function accountWire(book: Book) {
  const { account, subscriptions } = book;
  const has = (state: string) => subscriptions.some((entry) => entry.state === state);
  return {
    ...accountMini(account),
    hosted_login_token: account.id,
    state: account.state,
    username: null,
    preferred_locale: null,
    vat_number: null,
    tax_exempt: false,
    address: account.address,
    billing_info: book.billingInfo ? billingInfoWire(book, book.billingInfo) : null,
    shipping_addresses: [],
    custom_fields: [],
    has_live_subscription: subscriptions.some(({ state }) => state !== "expired"),
    has_active_subscription: has("active"),
    has_future_subscription: false,
    has_canceled_subscription: has("canceled"),
    has_paused_subscription: has("paused"),
    has_past_due_invoice: book.invoices.some(({ state }) => state === "past_due"),
    created_at: iso(account.createdAt),
    updated_at: iso(account.updatedAt),
    deleted_at: null,
  };
}

export function billingInfoWire(book: Book, entry: BillingInfoEntry) {
  const { card } = entry;
  return {
    id: entry.id,
    object: "billing_info",
    account_id: book.account.id,
    first_name: entry.firstName,
    last_name: entry.lastName,
    company: null,
    address: entry.address,
    vat_number: null,
    valid: true,
    payment_method: paymentMethodWire(card),
    fraud: null,
    primary_payment_method: true,
    backup_payment_method: false,
    created_at: iso(entry.createdAt),
    updated_at: iso(entry.updatedAt),
    updated_by: null,
  };
}

export const paymentMethodWire = (card: ChargedCard) => ({
  object: card.wallet ? "apple_pay" : "credit_card",
  card_type: card.brand,
  first_six: card.firstSix,
  last_four: card.lastFour,
  exp_month: card.expiryMonth,
  exp_year: card.expiryYear,
});

/** `AccountBalance` with the past-due amount per currency, or one row of 0. */
export function balanceWire(book: Book) {
  const unpaid = book.invoices.filter(({ state }) => state === "past_due");
  const currencies = new Set(unpaid.map(({ currency }) => currency));
  const shown = currencies.size > 0 ? [...currencies] : [book.subscriptions[0]?.currency ?? "USD"];
  return {
    object: "account_balance",
    account: accountMini(book.account),
    past_due: unpaid.length > 0,
    balances: shown.map((currency) => ({
      currency,
      amount: toWire(sum(unpaid.filter((invoice) => invoice.currency === currency))),
      processing_prepayment_amount: 0,
      available_credit_amount: toWire(giftBalance(book, currency)),
    })),
  };
}

const sum = (invoices: Book["invoices"]) =>
  invoices.reduce((total, { total: amount, paid }) => total + amount - paid, 0);
