import type { Trial } from "@eightcount/rules/billing/billing-dates";
import type { IntervalUnit } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";

/** A plan in the billing provider's catalog; prices are minor units. */
export interface PlanRow {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly intervalUnit: IntervalUnit;
  readonly intervalLength: number;
  readonly trial: Trial | null;
  readonly prices: Readonly<Partial<Record<CurrencyCode, number>>>;
}

export interface CouponRow {
  readonly code: string;
  readonly description: string;
  readonly isRedeemable: boolean;
  /** False when it reduces the first charge only. */
  readonly isRecurring: boolean;
  /** Codes of the plans that it is limited to; null for every plan. */
  readonly planCodes: readonly string[] | null;
  readonly discount:
    | { readonly type: "PERCENT"; readonly percent: number }
    | {
        readonly type: "FIXED";
        readonly amounts: Readonly<Partial<Record<CurrencyCode, number>>>;
      }
    | { readonly type: "FREE_TRIAL"; readonly trial: Trial };
}

export interface GiftCardRow {
  readonly code: string;
  /** Minor units of the currency. */
  readonly amountCents: number;
  readonly currency: CurrencyCode;
  isRedeemed: boolean;
  /** Whether the account can be read right after the redemption. */
  readonly isNextChargeKnown: boolean;
}

/** What the bank does with the card behind a token. */
export interface CardRow {
  readonly token: string;
  /** "Visa ending with 1111". */
  readonly label: string;
  /** Last month in which it is valid, "12/2034". */
  readonly expiry: string;
  /** Challenges to pass before the card may be used. */
  challenges: number;
  /** The provider's sentence when the bank declines; null when it pays. */
  readonly declined: string | null;
  /** Whether another account has used up the trial that this card may have. */
  readonly hadTrial: boolean;
  /** Whether the card pays what is overdue once it is stored. */
  readonly canCollect: boolean;
}
