/** How often the older system bills, in its own word. */
export type BillingCycle = "MONTH" | "YEAR";

/** One person in the older system; the e-mail is in lower case and theirs alone. */
export interface CrmContact {
  readonly id: number;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** "Visa"; null without a card on file. */
  readonly cardType: string | null;
  readonly cardLastFour: string | null;
}

/** One subscription as it is kept; whether it runs is worked out when it is read. */
export interface CrmSubscription {
  readonly id: number;
  readonly contactId: number;
  readonly billingCycle: BillingCycle;
  /** Whole dollars and cents, such as 19.00. */
  readonly billingAmount: number;
  readonly startedAt: Date;
  readonly cancelledAt: Date | null;
}

/** What the order page sells, in US dollars. */
export const CRM_OFFERS: Readonly<Record<BillingCycle, { name: string; amount: number }>> = {
  MONTH: { name: "Monthly", amount: 19 },
  YEAR: { name: "Yearly", amount: 99 },
};
