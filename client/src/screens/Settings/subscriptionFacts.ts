import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";

export type AccountStatus = "INACTIVE" | "ACTIVE" | "CANCELLED" | "EXPIRED";

const STATUS_LABELS: Record<AccountStatus, string> = {
  INACTIVE: "Inactive",
  ACTIVE: "Active",
  CANCELLED: "Cancelled",
  EXPIRED: "Expired",
};

export const NOTHING = "-";

export function statusLabel(status: AccountStatus): string {
  return STATUS_LABELS[status];
}

/** "$19.00", or a dash while it is unknown. */
export function amount(cents: number | null | undefined, currency: string): string {
  if (cents == null) return NOTHING;
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

/** The next amount: a dash without a subscription, $0 once cancelled, else what will be charged. */
export function nextAmount(
  status: AccountStatus,
  cents: number | null | undefined,
  currency: string,
): string {
  if (status === "CANCELLED") return "$0";
  return status === "INACTIVE" ? NOTHING : amount(cents, currency);
}

/** "Mar 4, 2027" in the member's own time zone. */
export function longDate(iso: string | null | undefined): string {
  return iso == null ? NOTHING : formatBillingDate(new Date(iso));
}
