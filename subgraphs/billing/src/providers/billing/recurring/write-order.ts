import type recurly from "recurly";
import type { AccountHolder, BillingAddress, Order, PlacedOrder } from "../billing.provider";

const STREET_LENGTH = 50;

/** Characters that the provider accepts in an email. Mail services accept more. */
const IN_ASCII = /^[!-~]+$/;

export const toAccount = ({ memberId, email }: AccountHolder) => ({
  code: memberId,
  ...(email && IN_ASCII.test(email) ? { email } : {}),
});

export function toAddress(address: BillingAddress): recurly.Address {
  return {
    street1: address.street.slice(0, STREET_LENGTH),
    city: address.city,
    postalCode: address.postalCode,
    country: address.country,
    ...(address.region === null ? {} : { region: address.region }),
  };
}

export function toPurchase(order: Order, account: recurly.AccountPurchase): recurly.PurchaseCreate {
  return {
    currency: order.currency,
    account,
    subscriptions: [
      {
        planCode: order.planCode,
        // A trial end in the past makes the provider skip the plan's trial.
        ...(order.skipsTrial ? { trialEndsAt: new Date(0) } : {}),
      },
    ],
    ...(order.couponCodes.length > 0 ? { couponCodes: [...order.couponCodes] } : {}),
    ...(order.giftCardCode ? { giftCardRedemptionCode: order.giftCardCode } : {}),
  };
}

export const toChallengeResult = (tokenId: string | null) =>
  tokenId === null ? {} : { threeDSecureActionResultTokenId: tokenId };

/** Without billing info in the order, the provider charges the card on file. */
export function toPlacedPurchase(order: PlacedOrder): recurly.PurchaseCreate {
  const { firstName, lastName, tokenId } = order;
  const billingInfo = {
    ...(tokenId === null ? {} : { tokenId }),
    ...toChallengeResult(order.challengeResultTokenId),
  };
  return toPurchase(order, {
    ...toAccount(order.holder),
    ...(firstName === null ? {} : { firstName }),
    ...(lastName === null ? {} : { lastName }),
    ...(Object.keys(billingInfo).length > 0 ? { billingInfo } : {}),
  });
}
