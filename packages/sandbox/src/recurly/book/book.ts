import type { DeclineCode, TestCardKey } from "../cards/test-cards";
import type { Coupon } from "../catalogue/coupons";
import type { Currency } from "../catalogue/currency";

/** Epoch milliseconds on the account's own clock. */
export type Moment = number;

export interface Address {
  readonly street1?: string;
  readonly street2?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postal_code?: string;
  readonly country?: string;
  readonly phone?: string;
}

export interface AccountEntry {
  readonly id: string;
  readonly code: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  address: Address | null;
  state: "active" | "inactive";
  readonly createdAt: Moment;
  updatedAt: Moment;
}

/** Never contains the card number. */
export interface StoredCard {
  readonly testCard: TestCardKey;
  readonly brand: "Visa" | "MasterCard" | "American Express" | "Discover" | "Unknown";
  readonly firstSix: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** Equal for all tokens of a card. Null for published test numbers, which everyone shares. */
  readonly fingerprint: string | null;
  readonly wallet: boolean;
}

export type ChargedCard = Omit<StoredCard, "testCard" | "fingerprint">;

export interface BillingInfoEntry {
  readonly id: string;
  firstName: string | null;
  lastName: string | null;
  address: Address | null;
  card: StoredCard;
  readonly createdAt: Moment;
  updatedAt: Moment;
}

export interface PendingChange {
  readonly id: string;
  readonly planCode: string;
  readonly unitAmount: number;
  readonly activateAt: Moment;
  readonly createdAt: Moment;
}

export type SubscriptionState = "active" | "paused" | "canceled" | "expired";

export interface SubscriptionEntry {
  readonly id: string;
  readonly uuid: string;
  planCode: string;
  state: SubscriptionState;
  readonly currency: Currency;
  unitAmount: number;
  periodStartedAt: Moment;
  periodEndsAt: Moment;
  /** Lets renewals return to the 31st after a short month. Missing in older books. */
  billingDay?: number;
  trialStartedAt: Moment | null;
  trialEndsAt: Moment | null;
  activatedAt: Moment;
  canceledAt: Moment | null;
  expiresAt: Moment | null;
  expirationReason: string | null;
  pendingChange: PendingChange | null;
  /** Billing cycles without charge, with the current one. Missing unless paused or about to be. */
  remainingPauseCycles?: number;
  /** Missing until the pause starts. */
  pausedAt?: Moment;
  customFields: { name: string; value: string }[];
  readonly startedWithGift: boolean;
  convertedAt: Moment | null;
  readonly createdAt: Moment;
  updatedAt: Moment;
}

export interface LineEntry {
  readonly id: string;
  readonly uuid: string;
  readonly subscriptionId: string | null;
  /** Null for a gift card. */
  readonly planCode: string | null;
  readonly description: string;
  readonly origin: "plan" | "plan_trial" | "credit" | "one_time";
  readonly unitAmount: number;
  readonly discount: number;
  readonly startsAt: Moment;
  readonly endsAt: Moment;
}

/** The party that starts a payment: the member, or the provider for its renewals and retries. */
export type Initiator = "member" | "provider";

export interface TransactionEntry {
  readonly id: string;
  readonly uuid: string;
  readonly type: "purchase" | "refund" | "verify";
  readonly amount: number;
  readonly status: "success" | "declined";
  readonly code: DeclineCode | "approved";
  /** Missing in books from before it was recorded. */
  readonly initiator?: Initiator;
  /** The card that was charged. Missing without one, and in books from before it was recorded. */
  readonly card?: ChargedCard;
  readonly at: Moment;
}

/** A credit invoice is closed from the start. */
export type InvoiceState = "paid" | "past_due" | "failed" | "closed";

export interface InvoiceEntry {
  readonly id: string;
  readonly uuid: string;
  /** Assigned when the book is saved. Null in a preview. */
  number: string | null;
  readonly origin: "purchase" | "renewal" | "immediate_change" | "refund";
  state: InvoiceState;
  readonly currency: Currency;
  readonly subscriptionIds: readonly string[];
  readonly lines: readonly LineEntry[];
  readonly subtotal: number;
  readonly discount: number;
  /** Included in the total. Missing if none was due. */
  readonly tax?: number;
  /** The part paid by gift cards. */
  readonly giftCredit: number;
  readonly total: number;
  paid: number;
  readonly transactions: TransactionEntry[];
  readonly createdAt: Moment;
  updatedAt: Moment;
  readonly dueAt: Moment;
  closedAt: Moment | null;
  nextAttemptAt: Moment | null;
  attempts: number;
  /** The part of `paid` that was refunded. Missing if none was. */
  refunded?: number;
  /** The invoice that this credit invoice refunds. Missing in a charge invoice. */
  readonly creditOf?: string;
}

export interface RedemptionEntry {
  readonly id: string;
  readonly coupon: Coupon;
  readonly currency: Currency;
  readonly subscriptionId: string | null;
  state: "active" | "inactive";
  discounted: number;
  readonly createdAt: Moment;
  updatedAt: Moment;
}

export interface GiftDelivery {
  readonly method: "email" | "post";
  readonly email_address?: string | null | undefined;
  readonly deliver_at?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly gifter_name?: string | null | undefined;
  readonly personal_message?: string | null | undefined;
}

export interface GiftCardEntry {
  readonly id: string;
  readonly redemptionCode: string;
  readonly productCode: string;
  readonly unitAmount: number;
  readonly currency: Currency;
  balance: number;
  readonly createdAt: Moment;
  redeemedAt: Moment | null;
  /** Missing for the cards that every reset restores, which nobody bought. */
  readonly purchase?: GiftPurchase;
  /** Missing until the card is redeemed. */
  recipientAccountId?: string;
  /** Missing unless the merchant's staff canceled the card. */
  readonly canceledAt?: Moment;
}

export interface GiftPurchase {
  readonly gifterAccountId: string;
  readonly invoiceId: string;
  readonly delivery: GiftDelivery;
}

/** Everything the provider stores for one account. Loaded, changed, and saved as a whole. */
export interface Book {
  readonly account: AccountEntry;
  billingInfo: BillingInfoEntry | null;
  readonly subscriptions: SubscriptionEntry[];
  readonly invoices: InvoiceEntry[];
  readonly redemptions: RedemptionEntry[];
  readonly giftCards: GiftCardEntry[];
  /** Milliseconds by which this account's clock is ahead of the machine's. */
  clockOffsetMs: number;
  /** The time at which this account's clock is stopped. Missing while it runs. */
  clockStandsAt?: Moment;
  hadTrial: boolean;
}
