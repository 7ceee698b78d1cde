import { z } from "zod";
import type { CrmSubscription } from "./legacy-crm.provider";

const id = z.union([z.string().min(1), z.number().int()]).transform(String);

export const contactShape = z.object({ id });

/** The amount is in dollars. The card number may be masked or complete. */
export const subscriptionShape = z.object({
  id,
  contact_id: id,
  active: z.boolean(),
  billing_amount: z.number().nonnegative(),
  billing_cycle: z.string(),
  next_bill_date: z.coerce.date().nullish(),
  cancelled: z.boolean().default(false),
  credit_card_info: z.object({ card_type: z.string(), card_number: z.string() }).nullish(),
});

export const subscriptionsShape = z.object({ subscriptions: z.array(subscriptionShape) });

const CENTS = 100;
const LAST_DIGITS = 4;

export function toCrmSubscription(wire: z.infer<typeof subscriptionShape>): CrmSubscription {
  const card = wire.credit_card_info;
  return {
    id: wire.id,
    isActive: wire.active,
    billingAmountCents: Math.round(wire.billing_amount * CENTS),
    billingCycle: wire.billing_cycle.toUpperCase(),
    nextBillDate: wire.next_bill_date ?? null,
    isCancelled: wire.cancelled,
    creditCard: card
      ? { type: card.card_type, lastFour: card.card_number.slice(-LAST_DIGITS) }
      : null,
  };
}
