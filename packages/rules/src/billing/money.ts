import type { CurrencyCode } from "../visits/visitor-location";

/** The currencies the product is sold in. */
export type Currency = CurrencyCode;

const localeOf: Readonly<Record<Currency, string>> = { USD: "en-US", INR: "en-IN" };

function format(cents: number, currency: Currency, fractionDigits: 0 | 2): string {
  return new Intl.NumberFormat(localeOf[currency], {
    style: "currency",
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(cents / 100);
}

/** An amount of minor units with both decimals: 3900 → "$39.00", 499900 → "₹4,999.00". */
export const formatAmount = (cents: number, currency: Currency): string =>
  format(cents, currency, 2);

/** A price as offers show it, decimals only where there are some: 9900 → "$99", 1999 → "$19.99". */
export const formatPrice = (cents: number, currency: Currency): string =>
  format(cents, currency, cents % 100 === 0 ? 0 : 2);

/** Where and how the wallet button is offered; the minimum is refunded instantly. */
export const walletRules = { country: "US", currency: "USD", temporaryMinimumCents: 100 } as const;

/** True when a wallet may be offered for this country and currency. */
export const isWalletOffered = (country: string, currency: Currency): boolean =>
  country.trim().toUpperCase() === walletRules.country && currency === walletRules.currency;
