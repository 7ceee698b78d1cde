export const SUBSCRIPTION_FIELDS = `
  accountStatus subscriptionId planCode planName planLabel isTrial trialEndsAt
  nextBillingAmountCents currency nextBillingDate paymentMethod
  pendingChange { code name costCents activatesOn } isOwing owingCents`;

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
