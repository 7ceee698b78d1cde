export type BillingCycle = "MONTH" | "YEAR";

/** `email` is unique and in lower case. */
export interface CrmContact {
  readonly id: number;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Such as "Visa". Null without a card on file. */
  readonly cardType: string | null;
  readonly cardLastFour: string | null;
}

export interface CrmSubscription {
  readonly id: number;
  readonly contactId: number;
  readonly billingCycle: BillingCycle;
  /** Dollars with cents, such as 19.00. */
  readonly billingAmount: number;
  readonly startedAt: Date;
  readonly cancelledAt: Date | null;
}

export const CRM_OFFERS: Readonly<Record<BillingCycle, { name: string; amount: number }>> = {
  MONTH: { name: "Monthly", amount: 19 },
  YEAR: { name: "Yearly", amount: 99 },
};
