import { addressMessages } from "@eightcount/rules/billing/addresses";
import { CANCELLATION_FAILED } from "@eightcount/rules/billing/cancellation-reasons";
import { cardMessages, paymentMessages } from "@eightcount/rules/billing/card-problems";

const tooMany = {
  code: "LIMIT_EXCEEDED",
  message: "Too many attempts. Please try again later.",
} as const;

const attemptInvalid = {
  code: "ATTEMPT_INVALID",
  message: paymentMessages.contactAdmin,
  field: "attemptId",
} as const;

const notAvailable = {
  code: "NOT_AVAILABLE",
  message: "This isn't possible for your subscription.",
} as const;

const planUnavailable = {
  code: "PLAN_UNAVAILABLE",
  message: paymentMessages.contactAdmin,
  field: "planChoice",
} as const;

const notInIndia = {
  code: "ADDRESS_NOT_IN_INDIA",
  message: "Plans in rupees need a billing address in India.",
  field: "country",
} as const;

export const errors = {
  coupon: {
    invalid: {
      code: "COUPON_INVALID",
      message: paymentMessages.promoInvalid,
      field: "couponCode",
    },
    limitExceeded: { ...tooMany, field: "couponCode" },
  },
  orderPreview: { limitExceeded: tooMany, planUnavailable },
  paymentPreview: {
    limitExceeded: tooMany,
    planUnavailable,
    // The provider's message replaces this one.
    refused: { code: "PREVIEW_REFUSED", message: paymentMessages.contactAdmin },
  },
  giftCard: {
    invalid: {
      code: "GIFT_CARD_INVALID",
      message: paymentMessages.giftCardInvalid,
      field: "code",
    },
    redeemed: {
      code: "GIFT_CARD_REDEEMED",
      message: "This gift card has already been redeemed.",
      field: "code",
    },
    alreadyYours: {
      code: "GIFT_CARD_REDEEMED",
      message: "This gift card is already on your account.",
      field: "code",
    },
    otherCurrency: {
      code: "GIFT_CARD_CURRENCY",
      message: "This gift card is in a different currency than your subscription.",
      field: "code",
    },
    /** The provider may have charged. The same attempt finds out and never charges twice. */
    underWay: {
      code: "PAYMENT_UNDER_WAY",
      message:
        "We're still checking your payment. Please wait a moment and try again. " +
        "You won't be charged twice.",
    },
    priceChanged: {
      code: "PRICE_CHANGED",
      message: "The price has changed. Please reload the page to see it. You weren't charged.",
    },
    // The gift card rules supply message and field.
    detailsInvalid: { code: "GIFT_DETAILS_INVALID" },
    limitExceeded: tooMany,
    planUnavailable,
  },
  invoicePdf: {
    limitExceeded: tooMany,
    unknown: {
      code: "INVOICE_UNKNOWN",
      message: "We can't find this invoice.",
      field: "number",
    },
    tooLarge: {
      code: "INVOICE_TOO_LARGE",
      message: "This invoice is too large to download here. Please contact us.",
    },
  },
  address: {
    // The address rules supply message and field.
    invalid: { code: "ADDRESS_INVALID" },
    streetLong: {
      code: "ADDRESS_INVALID",
      message: addressMessages.streetName,
      field: "streetName",
    },
    refused: { code: "ADDRESS_REFUSED", field: "streetName" },
    notInIndia,
    limitExceeded: tooMany,
  },
  action: {
    notAvailable,
    attemptInvalid,
    limitExceeded: tooMany,
    attemptReused: {
      code: "ATTEMPT_REUSED",
      message: "This request was already sent with different details. Please try again.",
      field: "attemptId",
    },
    inProgress: {
      code: "ACTION_UNDER_WAY",
      message: "Your last request is still being processed. Please wait a moment.",
    },
  },
  cancellation: {
    failed: { code: "CANCELLATION_FAILED", message: CANCELLATION_FAILED },
    feedbackLong: {
      code: "FEEDBACK_TOO_LONG",
      message: "Please keep your comment to 2,000 characters.",
      field: "feedback",
    },
  },
  retentionOffer: {
    taken: { code: "RETENTION_OFFER_TAKEN", message: CANCELLATION_FAILED },
    // The provider's message replaces this one if it gives one.
    refused: { code: "RETENTION_REFUSED", message: CANCELLATION_FAILED },
  },
  pause: {
    lengthInvalid: {
      code: "PAUSE_LENGTH_INVALID",
      message: "Choose one, two, or three months.",
      field: "cycles",
    },
    // The provider's message replaces these if it gives one.
    refused: { code: "PAUSE_REFUSED", message: CANCELLATION_FAILED },
    resumeRefused: { code: "RESUME_REFUSED", message: CANCELLATION_FAILED },
  },
  reactivation: {
    refused: { code: "REACTIVATION_REFUSED", message: CANCELLATION_FAILED },
  },
  planChange: {
    samePlan: {
      code: "SAME_PLAN",
      message: "You already have this plan.",
      field: "planChoice",
    },
    overdue: { code: "PAYMENT_OVERDUE", message: "Update your payment method first." },
    // The provider's message replaces these if it gives one.
    refused: { code: "PLAN_CHANGE_REFUSED", message: CANCELLATION_FAILED },
    withdrawalRefused: { code: "WITHDRAWAL_REFUSED", message: CANCELLATION_FAILED },
    planUnavailable,
  },
  paymentMethod: {
    failed: {
      code: "UNKNOWN_CARD_ERROR",
      message: cardMessages.unknowncreditcarderror,
      field: "unknowncreditcarderror",
    },
  },
  cardOnFile: {
    missing: {
      code: "NO_CARD_ON_FILE",
      message: cardMessages.creditCardCheck,
      field: "creditCardCheck",
    },
  },
  purchase: {
    limitExceeded: tooMany,
    failed: {
      code: "UNKNOWN_CARD_ERROR",
      message: cardMessages.unknowncreditcarderror,
      field: "unknowncreditcarderror",
    },
    cardInvalid: {
      code: "CARD_REFUSED",
      message: cardMessages.validationcreditcarderror,
      field: "validationcreditcarderror",
    },
    cardRefused: { code: "CARD_REFUSED", field: "validationcreditcarderror" },
    cardMissing: {
      code: "CARD_MISSING",
      message: cardMessages.creditCardCheck,
      field: "creditCardCheck",
    },
    giftCardInvalid: {
      code: "GIFT_CARD_INVALID",
      message: paymentMessages.giftCardInvalid,
      field: "giftCardRedemptionCode",
    },
    giftCardMissing: { code: "GIFT_CARD_MISSING", field: "giftCardRedemptionCode" },
    couponInvalid: {
      code: "COUPON_INVALID",
      message: paymentMessages.promoInvalid,
      field: "couponCodes",
    },
    nameInvalid: { code: "INVALID_NAME" },
    planUnavailable,
    addressNotInIndia: notInIndia,
    // The message names the new amount.
    priceChanged: { code: "PRICE_CHANGED" },
    attemptInvalid,
    attemptReused: {
      code: "ATTEMPT_REUSED",
      message: "This order was already sent with different details. Please try again.",
      field: "attemptId",
    },
    inProgress: {
      code: "PURCHASE_UNDER_WAY",
      message: "Your last order is still being processed. Please wait a moment.",
    },
    alreadySubscribed: {
      code: "ALREADY_SUBSCRIBED",
      message: "You already have a subscription. You can manage it in your settings.",
    },
    closed: {
      code: "PLAN_PURCHASE_CLOSED",
      message: paymentMessages.contactAdmin,
      field: "planChoice",
    },
  },
} as const;
