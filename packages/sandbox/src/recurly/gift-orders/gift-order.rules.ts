import type { GiftCardEntry, InvoiceEntry } from "../book/book";
import { redemptionCode, resourceId, resourceUuid } from "../book/identifiers";
import { announce, type Posting } from "../book/posting";
import { newInvoice } from "../money/invoice.rules";
import { toMinorUnits } from "../money/money.rules";
import { issue } from "../renewals/collection.rules";
import type { GiftOrderBody } from "./gift-order-request";

export const giftCardDraft = (request: GiftOrderBody, now: number): GiftCardEntry => ({
  id: "",
  redemptionCode: "",
  productCode: request.product_code,
  unitAmount: toMinorUnits(request.unit_amount),
  currency: request.currency,
  balance: toMinorUnits(request.unit_amount),
  createdAt: now,
  redeemedAt: null,
  purchase: { gifterAccountId: "", invoiceId: "", delivery: request.delivery },
});

/** Charges the gifter. The card on file must be able to pay. */
export function recordGiftOrder(posting: Posting, request: GiftOrderBody): GiftCardEntry {
  const draft = giftCardDraft(request, posting.now);
  const invoice = giftInvoice(posting, draft);
  issue(posting, invoice, "member");
  const card = {
    ...draft,
    id: resourceId(),
    redemptionCode: redemptionCode(),
    purchase: {
      gifterAccountId: posting.book.account.id,
      invoiceId: invoice.id,
      delivery: request.delivery,
    },
  };
  announce(posting, { objectType: "gift_card", eventType: "purchased", id: card.id });
  return card;
}

function giftInvoice({ now }: Posting, card: GiftCardEntry): InvoiceEntry {
  return newInvoice(now, {
    origin: "purchase",
    currency: card.currency,
    subscriptionIds: [],
    lines: [
      {
        id: resourceId(),
        uuid: resourceUuid(),
        subscriptionId: null,
        planCode: null,
        description: "Gift card",
        origin: "one_time",
        unitAmount: card.unitAmount,
        discount: 0,
        startsAt: now,
        endsAt: now,
      },
    ],
    subtotal: card.unitAmount,
    total: card.unitAmount,
  });
}
