export const SUBSCRIPTION_FIELDS = `
  accountStatus subscriptionId planCode planName planLabel isTrial trialEndsAt
  planChoice intervalUnit nextBillingAmountCents currency nextBillingDate accessEndsOn paymentMethod
  pendingChange { code name costCents activatesOn }
  pause { isPaused pausesOn resumesOn cycles } isOwing isLocked graceEndsOn owingCents`;

/** Actions with their input types. */
export const actionInputs = {
  cancelSubscription: "CancelSubscriptionInput",
  acceptRetentionOffer: "AcceptRetentionOfferInput",
  reactivateSubscription: "ReactivateSubscriptionInput",
  pauseSubscription: "PauseSubscriptionInput",
  resumeSubscription: "ResumeSubscriptionInput",
  changePlan: "ChangePlanInput",
  withdrawPlanChange: "WithdrawPlanChangeInput",
  purchaseWithCardOnFile: "PurchaseWithCardOnFileInput",
  updatePaymentMethod: "UpdatePaymentMethodInput",
} as const;

export type ActionName = keyof typeof actionInputs;

/** A mutation that selects `fields` next to the type and the refusal. */
export const actionMutation = (action: ActionName, fields = "") =>
  `mutation ($input: ${actionInputs[action]}!) {
    ${action}(input: $input) { __typename ${fields} ... on Refusal { code message field } }
  }`;

export const PURCHASE = `mutation ($input: PurchaseSubscriptionInput!) {
  purchaseSubscription(input: $input) {
    __typename
    ... on SubscriptionPurchased {
      member { id subscription { accountStatus } }
      subscription { ${SUBSCRIPTION_FIELDS} }
      entitlementTicket
      hadSubscription
    }
    ... on ThreeDSecureRequired { actionTokenId message }
    ... on Refusal { code message field }
  }
}`;

export const SAVE_ADDRESS = `mutation ($input: BillingAddressInput!) {
  saveBillingAddress(input: $input) {
    __typename
    ... on BillingAddressSaved { accountId }
    ... on Refusal { code message field }
  }
}`;

export const COUPON = `query ($code: String!, $planChoice: PlanChoice!) {
  coupon(code: $code, planChoice: $planChoice) {
    __typename
    ... on CouponAccepted {
      code description
      discount { type percent amountCents currency trial { length unit } }
    }
    ... on Refusal { code message field }
  }
}`;

export const PREVIEW = `query ($input: OrderPreviewInput!) {
  orderPreview(input: $input) {
    __typename
    ... on OrderPreview {
      plan { choice code currency priceCents intervalUnit intervalLength trial { length unit } }
      nowSubtotalCents nextSubtotalCents firstChargeOn trialEndsOn
      discount { type percent amountCents currency trial { length unit } }
    }
    ... on Refusal { code message field }
  }
}`;
