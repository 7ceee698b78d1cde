import type { CrmContact, CrmSubscription } from "./crm-record";
import { isActive, nextBillDate } from "./crm-subscription.rules";

export const contactWire = (contact: CrmContact) => ({
  id: contact.id,
  given_name: contact.givenName,
  family_name: contact.familyName,
  email_addresses: [{ email: contact.email, field: "EMAIL1" }],
});

/** Amounts are in dollars. Only the last four digits of the card are included. */
export function subscriptionWire(
  subscription: CrmSubscription,
  { cardType, cardLastFour }: CrmContact,
  now: Date,
) {
  return {
    id: subscription.id,
    contact_id: subscription.contactId,
    active: isActive(subscription, now),
    billing_amount: subscription.billingAmount,
    billing_cycle: subscription.billingCycle,
    next_bill_date: nextBillDate(subscription, now).toISOString(),
    cancelled: subscription.cancelledAt !== null,
    credit_card_info: cardLastFour
      ? { card_type: cardType, card_number: `XXXXXXXXXXXX${cardLastFour}` }
      : null,
  };
}
