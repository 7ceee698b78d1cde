import type { DeclineCode } from "./test-cards";

export interface DeclineText {
  readonly category: string;
  readonly customer: string;
  readonly merchant: string;
}

/** The client compares this literal to start a challenge. Do not change it. */
export const CHALLENGE_REQUIRED =
  "Your card must be authenticated with 3-D Secure before continuing.";

export const declineTexts: Readonly<Record<DeclineCode, DeclineText>> = {
  declined: {
    category: "hard",
    customer: "Your transaction was declined. Please use a different card or contact your bank.",
    merchant: "The issuer declined the payment without giving a reason.",
  },
  declined_saveable: {
    category: "soft",
    customer: "Your transaction was declined. Please use a different card or contact your bank.",
    merchant: "The issuer declined the payment; the card was stored.",
  },
  insufficient_funds: {
    category: "soft",
    customer: "The transaction was declined due to insufficient funds in your account.",
    merchant: "The card has insufficient funds for this amount.",
  },
  expired_card: {
    category: "hard",
    customer: "Your credit card is expired, please update your card.",
    merchant: "The card is expired.",
  },
  declined_security_code: {
    category: "hard",
    customer: "The security code you entered does not match. Please update the CVV and try again.",
    merchant: "The security code did not match.",
  },
  call_issuer: {
    category: "referral",
    customer: "Your transaction was declined. Please contact your bank for further details.",
    merchant: "The issuer wants to speak with the cardholder.",
  },
  fraud_gateway: {
    category: "fraud",
    customer: "Your transaction was declined. Please contact support.",
    merchant: "The gateway's fraud rules refused the payment.",
  },
  gateway_timeout: {
    category: "communication",
    customer: "An error occurred while processing your transaction. Please contact support.",
    merchant: "The gateway did not answer in time; the payment was not taken.",
  },
  no_billing_information: {
    category: "invalid",
    customer: "Your billing information is missing. Please add a payment method.",
    merchant: "The account has no billing information.",
  },
  three_d_secure_action_required: {
    category: "three_d_secure_action_required",
    customer: CHALLENGE_REQUIRED,
    merchant: "Show the challenge of the action token, then send the result token.",
  },
  three_d_secure_action_result_token_mismatch: {
    category: "hard",
    customer: "We could not authenticate your payment method. Please try again.",
    merchant: "The 3-D Secure result token does not belong to this card token.",
  },
  payer_authentication_rejected: {
    category: "hard",
    customer: "We could not authenticate your payment method. Please use a different card.",
    merchant: "The cardholder failed 3-D Secure.",
  },
};
