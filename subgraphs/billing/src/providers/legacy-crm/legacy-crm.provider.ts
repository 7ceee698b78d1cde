import type { NoticeResult, ProviderNotice, WebhookHeaders } from "../billing/billing.provider";

/** A contact's card, reduced to its type and last four digits. */
export interface CrmCard {
  /** For example "Visa". */
  readonly type: string;
  readonly lastFour: string;
}

export interface CrmSubscription {
  readonly id: string;
  /** True while it runs, including a canceled one with paid time left. */
  readonly isActive: boolean;
  /** US cents. */
  readonly billingAmountCents: number;
  /** The CRM's own value, such as MONTH, YEAR, or DAY. */
  readonly billingCycle: string;
  /** Next billing date, or the end date if canceled. Null if the CRM has none. */
  readonly nextBillDate: Date | null;
  readonly isCancelled: boolean;
  readonly creditCard: CrmCard | null;
}

export interface CrmPerson {
  readonly email: string;
}

/** Object type of the CRM's notices, distinct from the billing provider's types. */
export const CRM_SUBSCRIPTION = "crm_subscription";

/**
 * `refused` if nothing changed, for example for an unknown subscription. `unknown` if the CRM did
 * not confirm the cancellation, so it may have happened.
 */
export type CrmCancellation = "cancelled" | "refused" | "unknown";

/**
 * The older CRM that bills members of some campaigns. It takes the order on its own page, so the
 * product only reads and cancels. Methods throw if the CRM is unreachable or broken, and calls give up after
 * three seconds.
 */
export interface LegacyCrmProvider {
  /**
   * Finds or creates the contact with this email and returns its id. Null if the CRM rejects the
   * email. Idempotent.
   */
  ensureContact(person: CrmPerson): Promise<string | null>;

  /** Returns a contact's subscriptions, newest first. Empty for an unknown contact. */
  listSubscriptions(contactId: string): Promise<readonly CrmSubscription[]>;

  /**
   * Stops renewal at the end of the paid period. Never throws. A canceled subscription counts as
   * `cancelled`, so the call can be repeated.
   */
  cancelSubscription(subscriptionId: string): Promise<CrmCancellation>;

  /** Deletes the contact with name, email, and card. Safe to repeat. */
  eraseContact(contactId: string): Promise<void>;

  /** Verifies the signature and age of a notice and parses it. */
  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeResult;

  /** Re-reads the notice's subscription and returns its contact, or null if it has none. */
  contactOfNotice(notice: ProviderNotice): Promise<string | null>;
}
