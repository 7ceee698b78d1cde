import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { formatPrice } from "@eightcount/rules/billing/money";

export type AccountStatus = "INACTIVE" | "ACTIVE" | "CANCELLED" | "EXPIRED";

const STATUS_LABELS: Record<AccountStatus, string> = {
  INACTIVE: "Inactive",
  ACTIVE: "Active",
  CANCELLED: "Cancelled",
  EXPIRED: "Expired",
};

export const EMPTY_VALUE = "-";

export function statusLabel(status: AccountStatus): string {
  return STATUS_LABELS[status];
}

export function amount(cents: number | null | undefined, currency: string): string {
  if (cents == null) return EMPTY_VALUE;
  if (currency === "INR") return formatPrice(cents, currency);
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

/** The same as the plans' cards write it, without decimals if there are none. */
export const shortPrice = (cents: number, currency: string): string =>
  formatPrice(cents, currency === "INR" ? "INR" : "USD");

/** Formats the next amount: a dash without a subscription, 0 once canceled. */
export function nextAmount(
  status: AccountStatus,
  cents: number | null | undefined,
  currency: string,
): string {
  if (status === "CANCELLED") return formatPrice(0, currency === "INR" ? "INR" : "USD");
  return status === "INACTIVE" ? EMPTY_VALUE : amount(cents, currency);
}

/** Formats a date in the member's time zone, such as "Mar 4, 2027". */
export function longDate(iso: string | null | undefined): string {
  return iso == null ? EMPTY_VALUE : formatBillingDate(new Date(iso));
}

/** Whether a date is today in the member's time zone. */
export const isToday = (iso: string, now: Date): boolean =>
  formatBillingDate(new Date(iso)) === formatBillingDate(now);
