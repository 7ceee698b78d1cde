import type { BillingInfoEntry } from "../book/book";
import { resourceId } from "../book/identifiers";
import { announce, type Posting } from "../book/posting";
import type { CardTokenPayload } from "../cards/card-token.repository";

export function storeCard(posting: Posting, payload: CardTokenPayload): BillingInfoEntry {
  const { book, now } = posting;
  const before = book.billingInfo;
  const entry: BillingInfoEntry = {
    id: before?.id ?? resourceId(),
    firstName: payload.firstName,
    lastName: payload.lastName,
    address: payload.address ?? book.account.address,
    card: payload.card,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
  book.billingInfo = entry;
  const eventType = before ? "updated" : "created";
  // The provider sends the account id here, because billing info has no path of its own.
  announce(posting, { objectType: "billing_info", eventType, id: book.account.id });
  return entry;
}
