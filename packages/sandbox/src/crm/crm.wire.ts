import type { CrmContact, CrmSubscription } from "./crm-record";
import { isActive, nextBillDate } from "./crm-subscription.rules";

/** A contact as the API tells it. */
export const contactWire = (contact: CrmContact) => ({
  id: contact.id,
  given_name: contact.givenName,
  family_name: contact.familyName,
  email_addresses: [{ email: contact.email, field: "EMAIL1" }],
});

/** A subscription as the API tells it: the amount in dollars, of the card the last four digits. */
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
