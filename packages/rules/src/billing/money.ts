import type { CurrencyCode } from "../visits/visitor-location";

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

/** Formats minor units with two decimals: 3900 → "$39.00", 499900 → "₹4,999.00". */
export const formatAmount = (cents: number, currency: Currency): string =>
  format(cents, currency, 2);

/** Formats a price with decimals only if needed: 9900 → "$99", 1999 → "$19.99". */
export const formatPrice = (cents: number, currency: Currency): string =>
  format(cents, currency, cents % 100 === 0 ? 0 : 2);

/** Formats a sum as it is written beside others: dollars with cents, rupees as prices are. */
export const formatSum = (cents: number, currency: Currency): string =>
  currency === "INR" ? formatPrice(cents, currency) : formatAmount(cents, currency);

/** Limits of Apple Pay. The minimum charge is refunded immediately. */
export const walletRules = { country: "US", currency: "USD", temporaryMinimumCents: 100 } as const;

export const isWalletOffered = (country: string, currency: Currency): boolean =>
  country.trim().toUpperCase() === walletRules.country && currency === walletRules.currency;
