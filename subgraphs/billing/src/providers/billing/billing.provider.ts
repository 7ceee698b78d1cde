import type { Trial } from "@eightcount/rules/billing/billing-dates";
import type { IntervalUnit } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import type { ActionKey } from "./action-key";
import type { Invoice } from "./billing.invoices";
import type { BillingAddress } from "./billing-address";
import type { GiftCardProvider } from "./gift-card.provider";

export type { ActionKey, BillingAddress };

/** Milliseconds after which a call gives up. */
export const CALL_TIMEOUT_MS = 10_000;

/** Amounts in minor units (cents, paise). A currency the plan is not sold in is missing. */
export type Prices = Readonly<Partial<Record<CurrencyCode, number>>>;

/** A plan in the provider's catalog, which is the only source of prices. */
export interface CataloguePlan {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly prices: Prices;
  readonly intervalUnit: IntervalUnit;
  readonly intervalLength: number;
  readonly trial: Trial | null;
}

/** The discount of a coupon. A fixed discount has an amount per currency. */
export type CouponDiscount =
  | { readonly type: "PERCENT"; readonly percent: number }
  | { readonly type: "FIXED"; readonly amounts: Prices }
  | { readonly type: "FREE_TRIAL"; readonly trial: Trial };

export interface ProviderCoupon {
  readonly code: string;
  readonly description: string;
  readonly isRedeemable: boolean;
  /** Plans the coupon is limited to. Null for every plan. */
  readonly planCodes: readonly string[] | null;
  /** False if only the first charge is reduced. */
  readonly isRecurring: boolean;
  readonly discount: CouponDiscount;
}

/** Owner of an account. The account code at the provider is the member's id. */
export interface AccountHolder {
  readonly memberId: string;
  readonly email: string | null;
}

/** An order. Coupon and gift card codes are sent only if there are any. */
export interface Order {
  readonly planCode: string;
  readonly currency: CurrencyCode;
  readonly couponCodes: readonly string[];
  readonly giftCardCode: string | null;
  /** The member already had a trial, so none is granted even if the plan has one. */
  readonly skipsTrial: boolean;
}

/** An order with the card that pays for it. */
export interface PlacedOrder extends Order {
  readonly holder: AccountHolder;
  /** Idempotency key. The same attempt buys once, even if it is sent twice concurrently. */
  readonly idempotencyKey: string;
  /** Null keeps the name on file. */
  readonly firstName: string | null;
  /** Null keeps the name on file. */
  readonly lastName: string | null;
  /** Card or wallet token from the browser. Null pays with the card on file. */
  readonly tokenId: string | null;
  /** Result token of a passed 3-D Secure challenge. */
  readonly challengeResultTokenId: string | null;
}

/** The input that a refusal is about. */
export type RefusedInput = "giftCard" | "coupon" | "card" | "other";

export type PurchaseResult =
  | { readonly kind: "purchased" }
  /** The bank requires a 3-D Secure challenge, which the browser shows for the action token. */
  | { readonly kind: "challenge"; readonly actionTokenId: string; readonly message: string }
  /** The payment was declined. The message is for the cardholder. */
  | { readonly kind: "declined"; readonly message: string }
  /** An input was refused before any payment. */
  | { readonly kind: "invalid"; readonly input: RefusedInput; readonly message: string }
  /**
   * The outcome is unknown. Call `readAccount` to find out what was bought. `hasResponse` is false
   * if no response arrived, so the provider may still be processing the order.
   */
  | { readonly kind: "unknown"; readonly hasResponse: boolean };

export type ActionResult =
  /** The account is in the desired state, perhaps since before this attempt. */
  | { readonly kind: "done" }
  /** The bank requires a 3-D Secure challenge, which the browser shows for the action token. */
  | { readonly kind: "challenge"; readonly actionTokenId: string; readonly message: string }
  /** The payment was declined. The message is for the cardholder. */
  | { readonly kind: "declined"; readonly message: string }
  /** The provider refused the action, so nothing changed. The message is the provider's own. */
  | { readonly kind: "invalid"; readonly message: string }
  /**
   * The outcome is unknown. Call `readAccount` to find out. `hasResponse` is false if no response
   * arrived, so the provider may still be processing the action.
   */
  | { readonly kind: "unknown"; readonly hasResponse: boolean };

export interface PostponedBilling {
  readonly nextBillDate: Date;
  /** Custom fields to set on the subscription, by name. Others keep their values. */
  readonly customFields: Readonly<Record<string, string>>;
}

/** A card that replaces the one on file. */
export interface NewCard {
  /** Card token from the browser, which holds the cardholder's names. */
  readonly tokenId: string;
  /** Result token of a passed 3-D Secure challenge. */
  readonly challengeResultTokenId: string | null;
}

/** What an order would be. */
export interface PreviewedOrder {
  readonly kind: "preview";
  /** Price today in minor units, after discounts and before tax and gift cards. */
  readonly subtotalCents: number;
  /** The plan that would be sold, such as one without a trial in place of the ordered one. */
  readonly planCode: string;
  /** End of the free days. Null if the order begins without any. */
  readonly trialEndsOn: Date | null;
}

export type PreviewResult =
  | PreviewedOrder
  | { readonly kind: "invalid"; readonly input: RefusedInput; readonly message: string };

/** A purchase that the card on file pays for. */
export type OnFileOrder = Pick<Order, "planCode" | "currency" | "skipsTrial">;

/** What a change charges at once and next, after coupons and credit. */
export type PaymentPreviewResult =
  | {
      readonly kind: "preview";
      /** Minor units of the currency. */
      readonly todayCents: number;
      /** Minor units of the currency. Null if nothing will be charged afterwards. */
      readonly nextCents: number | null;
      readonly nextOn: Date | null;
      readonly currency: CurrencyCode;
    }
  /** The provider would refuse the change. The message is the provider's own. */
  | { readonly kind: "invalid"; readonly message: string };

export type SaveAddressResult =
  | { readonly kind: "saved"; readonly accountId: string }
  | { readonly kind: "invalid"; readonly message: string };

/** A plan change scheduled for the end of the period. */
export interface PendingPlan {
  readonly planCode: string;
  readonly planName: string;
  readonly amountCents: number;
  readonly activatesOn: Date;
}

/**
 * Status of a subscription. CANCELLED still runs until its period ends. A paused subscription is
 * ACTIVE and has a `pause`.
 */
export type SubscriptionStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE";

export interface ProviderSubscription {
  readonly id: string;
  readonly planCode: string;
  readonly planName: string;
  readonly status: SubscriptionStatus;
  /** True if the current period is the trial. */
  readonly isTrial: boolean;
  readonly trialEndsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly currency: CurrencyCode;
  /** The plan's own price, before discounts and credit. */
  readonly amountCents: number;
  /**
   * Amount the next renewal will charge, including a pending plan change, discounts, and credit. 0
   * if the subscription does not renew.
   */
  readonly nextChargeCents: number;
  readonly pendingPlan: PendingPlan | null;
}

export interface CardOnFile {
  /** For example "Visa". */
  readonly brand: string;
  readonly lastFour: string;
  /** 1 to 12. The card is valid through the end of this month. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** A pause that has begun or is scheduled for the end of the period. */
export interface SubscriptionPause {
  /** True once the paid time is over, so that there is no access. */
  readonly isPaused: boolean;
  readonly pausesOn: Date;
  /** Date of the next charge, with which access returns. */
  readonly resumesOn: Date;
  /** Number of billing periods that are still to be skipped. */
  readonly cycles: number;
}

/** What the provider stores for billing. A part that was never given is null. */
export interface BillingInfo {
  readonly country: string | null;
  readonly region: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  /** The cardholder's names, or the account's without a card. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly card: CardOnFile | null;
}

/** A payment that was taken from the card or wallet on file. */
export interface Charge {
  readonly invoiceNumber: string;
  /** Amount taken, in minor units of the currency. Without credit and gift cards. */
  readonly amountCents: number;
  readonly currency: CurrencyCode;
  readonly paidAt: Date;
  /** For example "Visa ending with 1111". Null if the provider does not tell. */
  readonly paymentMethod: string | null;
}

/** State of a member's account at the provider. */
export interface AccountReading {
  /** The running subscription, or else the last one. Null if the member never bought one. */
  readonly subscription: ProviderSubscription | null;
  readonly hadTrial: boolean;
  /** For example "Visa ending with 1111". Null without a card on file. */
  readonly paymentMethod: string | null;
  /** Overdue amount in minor units of the subscription's currency. */
  readonly owingCents: number;
  /** True if a payment is overdue in any currency. */
  readonly isOwing: boolean;
  /** True if an invoice is past due, even if credit covers it. */
  readonly hasPastDue: boolean;
  /** Time of the first failed payment of the oldest past-due invoice. Null if nothing is past due. */
  readonly overdueSince: Date | null;
  /** Time of the last failed payment of a past-due invoice. Null if nothing is past due. */
  readonly lastTryFailedAt: Date | null;
  /** Null without a card, and for another kind of payment method. */
  readonly cardOnFile: CardOnFile | null;
  /** Time the payment method was last stored. Null without one. */
  readonly cardStoredAt: Date | null;
  readonly pause: SubscriptionPause | null;
  /** The newest charges, at most five. */
  readonly charges: readonly Charge[];
  /** Custom fields of all subscriptions by name. A newer subscription's value wins. */
  readonly customFields: Readonly<Record<string, string>>;
}

/** The reading of a member without an account. */
export const emptyReading: AccountReading = {
  subscription: null,
  hadTrial: false,
  paymentMethod: null,
  owingCents: 0,
  isOwing: false,
  hasPastDue: false,
  overdueSince: null,
  lastTryFailedAt: null,
  cardOnFile: null,
  cardStoredAt: null,
  pause: null,
  charges: [],
  customFields: {},
};

/** A verified notice that an object at the provider changed. It does not say how. */
export interface ProviderNotice {
  /** Equal for repeats of the same notice. */
  readonly key: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly eventType: string;
}

/** What gift cards and refunds have left for the next charges. */
export interface AccountCredit {
  /** Minor units of the currency. More than 0. */
  readonly amountCents: number;
  readonly currency: CurrencyCode;
}

/** A notice, or the status and one-line reason to return to the sender. */
export type NoticeResult =
  | { readonly kind: "notice"; readonly notice: ProviderNotice }
  | { readonly kind: "refused"; readonly status: 400 | 401; readonly reason: string };

/**
 * The billing provider: accounts, plans, coupons, purchases, subscriptions, and their state.
 *
 * Methods throw if the provider is unreachable or broken, but never for a documented result.
 * `purchase` and methods with an `ActionKey` never throw, because the caller must not lose an
 * attempt with an unknown outcome. Calls give up after `CALL_TIMEOUT_MS`.
 *
 * Subscription ids are trusted. The caller takes them from the member's own account.
 */
export interface BillingProvider extends GiftCardProvider {
  /** Returns the plans on sale, in catalog order. */
  listPlans(): Promise<readonly CataloguePlan[]>;

  /** Returns a plan on sale or retired, or null if it never existed. */
  findPlan(planCode: string): Promise<CataloguePlan | null>;

  /** Returns a coupon by its code in any case, redeemable or not. Null if it is unknown. */
  findCoupon(couponCode: string): Promise<ProviderCoupon | null>;

  /** Creates the member's account if it does not exist. Idempotent. */
  ensureAccount(holder: AccountHolder): Promise<void>;

  /** Saves the address and creates the account if it is missing. */
  saveAddress(holder: AccountHolder, address: BillingAddress): Promise<SaveAddressResult>;

  /**
   * Prices an order without charging or creating anything. `memberId` is null for a visitor. Without
   * a card or wallet token, the card on file pays.
   */
  previewOrder(
    memberId: string | null,
    order: Order,
    tokenId?: string | null,
  ): Promise<PreviewResult>;

  /** Previews `changePlan` for the end of the period. Changes nothing. */
  previewPlanChange(subscriptionId: string, planCode: string): Promise<PaymentPreviewResult>;

  /** Previews `reactivateSubscription`. Changes nothing. */
  previewReactivation(subscriptionId: string): Promise<PaymentPreviewResult>;

  /** Previews a purchase with the member's card on file. Changes nothing. */
  previewOnFilePurchase(memberId: string, order: OnFileOrder): Promise<PaymentPreviewResult>;

  /** Returns the ISO code of the stored billing country, or null if there is none. */
  readCountry(memberId: string): Promise<string | null>;

  /**
   * Buys, and never throws. The same attempt returns the same outcome without buying again. Makes
   * no call that could end later than `withinMs`, which is at least `CALL_TIMEOUT_MS` and unlimited
   * if unset.
   */
  purchase(order: PlacedOrder, withinMs?: number): Promise<PurchaseResult>;

  /** Stops renewal at the end of the period. Done if it is already canceled. */
  cancelSubscription(subscriptionId: string, key: ActionKey): Promise<ActionResult>;

  /** Undoes a cancellation before the period ends. Done if the subscription is active. */
  reactivateSubscription(
    subscriptionId: string,
    challengeResultTokenId: string | null,
    key: ActionKey,
  ): Promise<ActionResult>;

  /**
   * Moves the next bill date, or the trial's end during a trial, and sets the custom fields in the
   * same step. The date is absolute, so repeating it postpones once.
   */
  postponeBilling(
    subscriptionId: string,
    change: PostponedBilling,
    key: ActionKey,
  ): Promise<ActionResult>;

  /**
   * Schedules another plan for the end of the period, replacing a scheduled one. Done if this plan
   * is already scheduled. For the current plan, returns `invalid` and keeps any scheduled change.
   */
  changePlan(subscriptionId: string, planCode: string, key: ActionKey): Promise<ActionResult>;

  /** Drops the scheduled plan change. Done if there is none. */
  withdrawPlanChange(subscriptionId: string, key: ActionKey): Promise<ActionResult>;

  /**
   * Pauses from the next bill date for this many billing periods, at least 1, or changes the length
   * of a pause. The number is absolute, so repeating it before the pause begins changes nothing.
   */
  pauseSubscription(subscriptionId: string, cycles: number, key: ActionKey): Promise<ActionResult>;

  /**
   * Withdraws a pause that has not begun, or ends one and charges a new period immediately. If the
   * card is declined, the pause ends and the payment is overdue. Done without a pause.
   */
  resumeSubscription(subscriptionId: string, key: ActionKey): Promise<ActionResult>;

  /** Replaces the card on file. Call `collectOverdue` to pay with it. */
  updateCard(memberId: string, card: NewCard, key: ActionKey): Promise<ActionResult>;

  /**
   * Charges past-due invoices to the card on file, oldest first, and stops at the first that is not
   * paid. Done if nothing is past due. The challenge result is used for the oldest invoice.
   */
  collectOverdue(
    memberId: string,
    challengeResultTokenId: string | null,
    key: ActionKey,
  ): Promise<ActionResult>;

  /** Returns the address, names, and card on file, or null for a member without an account. */
  readBillingInfo(memberId: string): Promise<BillingInfo | null>;

  /** Returns what is left of the member's gift cards and other credit, or null if nothing is. */
  readCredit(memberId: string): Promise<AccountCredit | null>;

  /**
   * Closes the member's account: deletes name, email, address, and card, and ends renewals. Invoices
   * stay. Safe to repeat, also for a member without an account.
   */
  closeAccount(memberId: string): Promise<void>;

  /** Returns the member's invoices, newest first, without those of free trials. */
  listInvoices(memberId: string): Promise<readonly Invoice[]>;

  /** Returns an invoice as a PDF, or null if the number is not one of the member's own. */
  readInvoicePdf(memberId: string, number: string): Promise<Buffer | null>;

  /** Returns the current account, or the empty reading for a member without one. */
  readAccount(memberId: string): Promise<AccountReading>;

  /** Verifies the signature and age of a webhook and parses it. */
  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeResult;

  /** Re-reads the notice's resource and returns its member, or null if it has none. */
  memberOfNotice(notice: ProviderNotice): Promise<string | null>;
}

/** Headers of a webhook request, with lowercase names. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;
