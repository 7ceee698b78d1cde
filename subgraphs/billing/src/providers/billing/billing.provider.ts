import type { Trial } from "@eightcount/rules/billing/billing-dates";
import type { IntervalUnit } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";

/** After this many milliseconds a call gives up. */
export const LONGEST_CALL_MS = 10_000;

/** Amounts in minor units (cents, paise) per currency; a currency it is not sold in is missing. */
export type Prices = Readonly<Partial<Record<CurrencyCode, number>>>;

/** One plan of the provider's catalogue: the only source of prices. */
export interface CataloguePlan {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly prices: Prices;
  readonly intervalUnit: IntervalUnit;
  readonly intervalLength: number;
  readonly trial: Trial | null;
}

/** What a coupon takes off; a fixed one has an amount per currency. */
export type CouponDiscount =
  | { readonly type: "PERCENT"; readonly percent: number }
  | { readonly type: "FIXED"; readonly amounts: Prices }
  | { readonly type: "FREE_TRIAL"; readonly trial: Trial };

/** A coupon as the provider describes it. */
export interface ProviderCoupon {
  readonly code: string;
  readonly description: string;
  readonly isRedeemable: boolean;
  /** The plans it is limited to; null for every plan. */
  readonly planCodes: readonly string[] | null;
  /** False when only the first charge is reduced. */
  readonly isRecurring: boolean;
  readonly discount: CouponDiscount;
}

/** A billing address that passed the rules; `region` only for CA and US. */
export interface BillingAddress {
  readonly country: string;
  readonly region: string | null;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
}

/** The owner of an account: its code at the provider is the member's id. */
export interface AccountHolder {
  readonly memberId: string;
  readonly email: string | null;
}

/** What is bought; the coupon codes and the gift code are sent only when there are any. */
export interface Order {
  readonly planCode: string;
  readonly currency: CurrencyCode;
  readonly couponCodes: readonly string[];
  readonly giftCardCode: string | null;
  /** The member had a trial before: none is granted, whatever the plan says. */
  readonly skipsTrial: boolean;
}

/** An order with the card that pays it. */
export interface PaidOrder extends Order {
  readonly holder: AccountHolder;
  /** Idempotency key: the same attempt buys once, also when it is sent twice at the same time. */
  readonly attemptId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The browser's card or wallet token. */
  readonly tokenId: string;
  /** The result of a passed 3-D Secure challenge. */
  readonly challengeResultTokenId: string | null;
}

/** Which input a provider's refusal is about. */
export type RefusedInput = "giftCard" | "coupon" | "card" | "other";

/** How a purchase ended. */
export type PurchaseAnswer =
  | { readonly kind: "purchased" }
  /** The card's bank wants a 3-D Secure challenge; the browser shows it by the action token. */
  | { readonly kind: "challenge"; readonly actionTokenId: string; readonly message: string }
  /** The payment was refused; the message is for the cardholder. */
  | { readonly kind: "declined"; readonly message: string }
  /** An input was refused before any payment. */
  | { readonly kind: "invalid"; readonly input: RefusedInput; readonly message: string }
  /**
   * No clear answer: ask `readAccount` what was bought. `isAnswered` false: nothing came back, so
   * the provider may still be at it.
   */
  | { readonly kind: "unknown"; readonly isAnswered: boolean };

/** What an order costs now, in minor units, before tax and after discounts and gift cards. */
export type PreviewAnswer =
  | { readonly kind: "preview"; readonly subtotalCents: number }
  | { readonly kind: "invalid"; readonly input: RefusedInput; readonly message: string };

/** A saved address, or the provider's reason not to save it. */
export type SaveAddressAnswer =
  | { readonly kind: "saved"; readonly accountId: string }
  | { readonly kind: "invalid"; readonly message: string };

/** A plan change that waits for the period's end. */
export interface PendingPlan {
  readonly planCode: string;
  readonly planName: string;
  readonly amountCents: number;
  readonly activatesOn: Date;
}

/** A subscription's state in our words: CANCELLED still runs until its period ends. */
export type SubscriptionStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE";

/** One subscription at the provider. */
export interface ProviderSubscription {
  readonly id: string;
  readonly planCode: string;
  readonly planName: string;
  readonly status: SubscriptionStatus;
  /** The present period is the trial. */
  readonly isTrial: boolean;
  readonly trialEndsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly currency: CurrencyCode;
  /** The plan's own price, before discounts and credit. */
  readonly amountCents: number;
  /**
   * What the next renewal will really charge: the pending plan's price, discounts and gift-card or
   * account credit taken into account. 0 when it does not renew.
   */
  readonly nextChargeCents: number;
  readonly pendingPlan: PendingPlan | null;
}

/** Everything about a member's account that decides what they see and may do. */
export interface AccountReading {
  /** The running subscription, else the last one; null when nothing was ever bought. */
  readonly subscription: ProviderSubscription | null;
  readonly hadTrial: boolean;
  /** "Visa ending with 1111"; null without a card on file. */
  readonly paymentMethod: string | null;
  /** What is overdue in the subscription's currency, in its minor units. */
  readonly owingCents: number;
  /** Whether a payment is overdue in any currency. */
  readonly isOwing: boolean;
}

/** A verified message that something at the provider changed; it says what, never how. */
export interface ProviderNotice {
  /** Equal for a repeat of the same notice. */
  readonly key: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly eventType: string;
}

/** A notice, or the one line that is answered to whoever sent something else. */
export type NoticeAnswer =
  | { readonly kind: "notice"; readonly notice: ProviderNotice }
  | { readonly kind: "refused"; readonly status: 400 | 401; readonly reason: string };

/**
 * The billing provider: accounts, the plan catalogue, coupons, purchases and their state.
 *
 * Every method may throw when the provider cannot be reached or is broken; `purchase` never does,
 * because the caller must not lose an order whose fate is unknown. What is documented as an answer
 * is never thrown. Calls give up after `LONGEST_CALL_MS`.
 */
export interface BillingProvider {
  /** The plans that are on sale, in the catalogue's order. */
  listPlans(): Promise<readonly CataloguePlan[]>;

  /** A plan on sale or retired; null when there never was one. */
  findPlan(planCode: string): Promise<CataloguePlan | null>;

  /** A coupon by its code (any case), redeemable or not; null when there is none. */
  findCoupon(couponCode: string): Promise<ProviderCoupon | null>;

  /** Makes the member's account unless it exists. Any number of times. */
  ensureAccount(holder: AccountHolder): Promise<void>;

  /** Puts the address on the member's account, making the account when it is missing. */
  saveAddress(holder: AccountHolder, address: BillingAddress): Promise<SaveAddressAnswer>;

  /** What the order would cost now. Charges nothing, makes nothing. `memberId` null: a visitor. */
  previewOrder(memberId: string | null, order: Order): Promise<PreviewAnswer>;

  /** ISO code of the country in the account's stored billing address; null without one. */
  readCountry(memberId: string): Promise<string | null>;

  /**
   * Buys. The same attempt again answers as before and does not buy again. Never throws. Makes no
   * call that could end later than `withinMs`, at least `LONGEST_CALL_MS`; unset, there is no limit.
   */
  purchase(order: PaidOrder, withinMs?: number): Promise<PurchaseAnswer>;

  /** The account as it is now; the empty reading for a member without an account. */
  readAccount(memberId: string): Promise<AccountReading>;

  /** Verifies a webhook's signature and age, and reads what it is about. */
  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeAnswer;

  /** The member a notice is about, by re-reading its resource; null when it is nobody's. */
  memberOfNotice(notice: ProviderNotice): Promise<string | null>;
}

/** Headers of a webhook request, names in lower case. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;
