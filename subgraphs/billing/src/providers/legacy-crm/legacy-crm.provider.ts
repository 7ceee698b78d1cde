import type { NoticeAnswer, ProviderNotice, WebhookHeaders } from "../billing/billing.provider";

/** The card a contact pays with; of its number nobody outside the CRM sees more. */
export interface CrmCard {
  /** "Visa". */
  readonly type: string;
  readonly lastFour: string;
}

/** One subscription at the CRM. */
export interface CrmSubscription {
  readonly id: string;
  /** Runs, also when it was cancelled and the paid time is not over. */
  readonly isActive: boolean;
  /** Minor units of US dollars. */
  readonly billingAmountCents: number;
  /** The CRM's own word: MONTH, YEAR, DAY, … */
  readonly billingCycle: string;
  /** The next bill; of a cancelled one the day it ends. Null: the CRM knows none. */
  readonly nextBillDate: Date | null;
  readonly isCancelled: boolean;
  readonly creditCard: CrmCard | null;
}

/** Whom the CRM is to know. */
export interface CrmPerson {
  readonly email: string;
}

/** The object type of this seam's notices, apart from the billing provider's. */
export const CRM_SUBSCRIPTION = "crm_subscription";

/**
 * The older system that bills members of some campaigns: it takes the order on its own page, so
 * the product only reads. Every method may throw when it cannot be reached or is broken; calls
 * give up after three seconds.
 */
export interface LegacyCrmProvider {
  /**
   * The contact of this e-mail, made when there is none; answers its id, or null for an e-mail that
   * the CRM refuses. Any number of times.
   */
  ensureContact(person: CrmPerson): Promise<string | null>;

  /** Every subscription of a contact, newest first; none for an unknown contact. */
  listSubscriptions(contactId: string): Promise<readonly CrmSubscription[]>;

  /** Verifies a notice's signature and age, and reads which subscription it is about. */
  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeAnswer;

  /** The contact a notice is about, by re-reading its subscription; null when there is none. */
  contactOfNotice(notice: ProviderNotice): Promise<string | null>;
}
