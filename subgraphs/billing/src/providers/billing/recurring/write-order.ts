import type recurly from "recurly";
import type { AccountHolder, BillingAddress, Order } from "../billing.provider";

const STREET_LENGTH = 50;

/** What the provider's forms take for an e-mail, unlike those of mail services. */
const IN_ASCII = /^[!-~]+$/;

/** The provider's account of a member, without an e-mail that it would refuse. */
export const toAccount = ({ memberId, email }: AccountHolder) => ({
  code: memberId,
  ...(email && IN_ASCII.test(email) ? { email } : {}),
});

/** The provider's address; the region is left out where none is asked. */
export function toAddress(address: BillingAddress): recurly.Address {
  return {
    street1: address.street.slice(0, STREET_LENGTH),
    city: address.city,
    postalCode: address.postalCode,
    country: address.country,
    ...(address.region === null ? {} : { region: address.region }),
  };
}

/** The provider's purchase. Coupon and gift codes are sent only when there are any. */
export function toPurchase(order: Order, account: recurly.AccountPurchase): recurly.PurchaseCreate {
  return {
    currency: order.currency,
    account,
    subscriptions: [
      {
        planCode: order.planCode,
        // A moment in the past is how the provider is told to leave a plan's trial out.
        ...(order.skipsTrial ? { trialEndsAt: new Date(0) } : {}),
      },
    ],
    ...(order.couponCodes.length > 0 ? { couponCodes: [...order.couponCodes] } : {}),
    ...(order.giftCardCode ? { giftCardRedemptionCode: order.giftCardCode } : {}),
  };
}
