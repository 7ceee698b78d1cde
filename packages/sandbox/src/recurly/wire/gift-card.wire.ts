import type { GiftCardEntry, GiftDelivery, Moment } from "../book/book";
import { toWire } from "../money/money.rules";
import { iso, isoOrNull } from "./moment";

/** A preview has neither an id nor a code. */
export const giftCardWire = (card: GiftCardEntry, now: Moment) => ({
  id: card.id || null,
  object: "gift_card",
  gifter_account_id: card.purchase?.gifterAccountId ?? null,
  recipient_account_id: card.recipientAccountId ?? null,
  purchase_invoice_id: card.purchase?.invoiceId || null,
  redemption_invoice_id: null,
  redemption_code: card.redemptionCode || null,
  balance: toWire(card.balance),
  product_code: card.productCode,
  unit_amount: toWire(card.unitAmount),
  currency: card.currency,
  created_at: iso(card.createdAt),
  updated_at: iso(card.redeemedAt ?? card.createdAt),
  delivery: card.purchase ? deliveryWire(card.purchase.delivery) : null,
  delivered_at: isoOrNull(deliveredAt(card, now)),
  redeemed_at: isoOrNull(card.redeemedAt),
  canceled_at: isoOrNull(card.canceledAt ?? null),
});

const deliveryWire = (delivery: GiftDelivery) => ({
  method: delivery.method,
  email_address: delivery.email_address ?? null,
  deliver_at: delivery.deliver_at ?? null,
  first_name: delivery.first_name ?? null,
  last_name: delivery.last_name ?? null,
  gifter_name: delivery.gifter_name ?? null,
  personal_message: delivery.personal_message ?? null,
});

function deliveredAt({ createdAt, purchase }: GiftCardEntry, now: Moment): Moment | null {
  const wanted = purchase?.delivery.deliver_at;
  const at = wanted ? Math.max(createdAt, Date.parse(wanted)) : createdAt;
  return at <= now ? at : null;
}
