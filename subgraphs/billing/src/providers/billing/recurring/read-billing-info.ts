import type recurly from "recurly";
import type { BillingInfo, CardOnFile } from "../billing.provider";

export function toCardOnFile(
  billingInfo: recurly.BillingInfo | null | undefined,
): CardOnFile | null {
  const { cardType, lastFour, expMonth, expYear } = billingInfo?.paymentMethod ?? {};
  if (!lastFour || !expMonth || !expYear) return null;
  return { brand: cardType ?? "Card", lastFour, expiryMonth: expMonth, expiryYear: expYear };
}

/** The account's address is newer, because the card keeps the one it was stored with. */
export function toBillingInfo(account: recurly.Account): BillingInfo {
  const { billingInfo } = account;
  const address = account.address ?? billingInfo?.address;
  return {
    country: address?.country?.toUpperCase() ?? null,
    region: address?.region ?? null,
    street: address?.street1 ?? null,
    city: address?.city ?? null,
    postalCode: address?.postalCode ?? null,
    firstName: billingInfo?.firstName ?? account.firstName ?? null,
    lastName: billingInfo?.lastName ?? account.lastName ?? null,
    card: toCardOnFile(billingInfo),
  };
}
