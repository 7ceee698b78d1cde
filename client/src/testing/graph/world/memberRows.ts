import type { CancellationReason } from "@eightcount/rules/billing/cancellation-reasons";
import type { IntervalUnit } from "@eightcount/rules/billing/plans";
import type { DanceGoalName } from "@eightcount/rules/people/onboarding-preferences";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";

export type MemberGroup = "SUBSCRIBER" | "EMPLOYEE" | "FREE_ACCESS";

export interface PreferencesRow {
  readonly skillLevel: number;
  readonly timePreferenceMinutes: number | null;
  readonly danceGoal: DanceGoalName | null;
  /** Global ids of styles. */
  readonly styleIds: readonly string[];
}

/** Has the same members as the graph's enum. */
export type SubscriptionAction =
  | "PURCHASE"
  | "REDEEM_GIFT_CARD"
  | "ADD_GIFT_CARD"
  | "PURCHASE_ON_FILE"
  | "CHANGE_PLAN"
  | "WITHDRAW_PLAN_CHANGE"
  | "UPDATE_PAYMENT_METHOD"
  | "CANCEL"
  | "REACTIVATE"
  | "PAUSE"
  | "RESUME";

/** A subscription as billing last read it from the provider. Amounts are minor units. */
export interface SubscriptionRow {
  readonly accountStatus: "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE";
  readonly subscriptionId: string | null;
  readonly planCode: string | null;
  readonly planName: string | null;
  readonly intervalUnit: IntervalUnit | null;
  readonly isTrial: boolean;
  readonly trialEndsAt: Date | null;
  readonly nextAmountCents: number | null;
  readonly currency: CurrencyCode;
  readonly periodEndsAt: Date | null;
  readonly paymentMethod: string | null;
  readonly cardExpiry: string | null;
  readonly pendingChange: {
    readonly code: string;
    readonly name: string;
    readonly costCents: number;
    readonly activatesOn: Date;
  } | null;
  /** A pause that has begun or is scheduled; null without one. */
  readonly pause: {
    readonly isPaused: boolean;
    readonly pausesOn: Date;
    readonly resumesOn: Date;
    readonly cycles: number;
  } | null;
  readonly isOwing: boolean;
  /** How long an owing member keeps access; null once access is suspended. */
  readonly graceEndsOn: Date | null;
  readonly owingCents: number;
}

/** What the provider stores for billing, besides the card. */
export interface BillingInfoRow {
  readonly country: string | null;
  readonly region: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A payment's card, as an invoice shows it. */
export interface InvoiceCardRow {
  readonly brand: string;
  readonly lastFour: string;
}

/** An invoice as the provider issued it. Amounts are minor units. */
export interface InvoiceRow {
  readonly number: string;
  readonly issuedAt: Date;
  readonly status: string;
  readonly currency: CurrencyCode;
  readonly recipient: {
    readonly name: string | null;
    readonly addressLines: readonly string[];
    readonly country: string | null;
  };
  readonly lines: readonly {
    readonly kind: string;
    readonly description: string;
    readonly startsOn: Date | null;
    readonly endsOn: Date | null;
    readonly amountCents: number;
  }[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly creditCents: number;
  readonly balanceCents: number;
  readonly payments: readonly {
    readonly attemptedAt: Date;
    readonly amountCents: number;
    readonly failure: string | null;
    readonly card: InvoiceCardRow | null;
  }[];
  readonly refunds: readonly {
    readonly refundedAt: Date;
    readonly amountCents: number;
    readonly number: string;
    readonly card: InvoiceCardRow | null;
  }[];
}

/** How a member decided in an earlier cancellation. */
export interface CancellationRow {
  readonly status: "CANCELLED" | "OFFER_ACCEPTED";
  readonly reason: CancellationReason | null;
  readonly feedback: string | null;
}

export interface RecordRow {
  readonly __typename: "ClassRecord";
  readonly key: string;
  readonly classKey: string;
  readonly status: ViewingStatus;
  readonly lastViewedSeconds: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly isSetAside: boolean;
}

export interface SavedRow {
  readonly __typename: "SavedClass";
  readonly key: string;
  readonly classKey: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A player of the member. */
export interface StreamRow {
  readonly streamId: string;
  readonly classKey: string;
  readonly startedAt: Date;
  /** When it last reported. */
  readonly seenAt: Date;
  /** Stream that took over; null while it may play. */
  readonly stoppedBy: string | null;
}

/** A class that a member completed, for the chart. */
export interface CompletionRow {
  readonly classKey: string;
  readonly completedAt: Date;
}

export interface FeedbackRow {
  readonly classKey: string;
  readonly difficulty: number;
  readonly rating: number | null;
  readonly comments: string | null;
}

export interface ProfileRow {
  readonly name: string;
  readonly familyName: string;
  readonly phoneNumber: string;
  readonly isSubscribed: boolean;
  readonly billingProcessor: BillingProcessor;
  readonly isUpdatingBilling: boolean;
  /** The CRM's page for another card; null without one. */
  readonly cardPageUrl: string | null;
  readonly memberSince: Date;
}

/** A browser on which a member is signed in. */
export interface DeviceRow {
  readonly deviceId: string;
  readonly name: string;
  /** Has the same members as the graph's enum. */
  readonly kind: "COMPUTER" | "PHONE" | "TABLET" | "TV" | "OTHER";
  readonly place: string | null;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

/** An account with all that belongs to it. Mutations change it. */
export interface MemberRow {
  readonly __typename: "Member";
  readonly key: string;
  email: string;
  password: string;
  isVerified: boolean;
  /** When the account is deleted; null while it stays. */
  deletesAt: Date | null;
  /** The code last mailed to confirm the address; null when none was. */
  verificationCode: string | null;
  resetCode: string | null;
  groups: readonly MemberGroup[];
  profile: ProfileRow;
  preferences: PreferencesRow | null;
  subscription: SubscriptionRow;
  /** The current one first. */
  devices: readonly DeviceRow[];
  cancellations: readonly CancellationRow[];
  /** Whether a subscription of this account ever had a trial. */
  hadTrial: boolean;
  /** Country of the billing address; null until one was saved. */
  billingCountry: string | null;
  /** Address and names at the provider. */
  billingInfo: BillingInfoRow;
  /** What is left of redeemed gift cards, in the subscription's currency. */
  giftCreditCents: number;
  /** In any order. */
  invoices: readonly InvoiceRow[];
  saved: readonly SavedRow[];
  records: readonly RecordRow[];
  completions: readonly CompletionRow[];
  /** Classes completed for the first time. */
  totalClassesTaken: number;
  totalSecondsDanced: number;
  feedback: readonly FeedbackRow[];
  streams: readonly StreamRow[];
}
