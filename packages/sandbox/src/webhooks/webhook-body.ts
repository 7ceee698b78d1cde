import type { Book } from "../recurly/book/book";
import type { Notice } from "../recurly/book/posting";

const SITE_ID = "sandboxsite1";

/** Contains only the event and ids, like the provider's. The receiver reads the rest. */
export function webhookBody(book: Book, notice: Notice): string {
  const invoice = book.invoices.find(({ id }) => id === notice.invoiceId);
  return JSON.stringify({
    id: notice.id,
    object_type: notice.objectType,
    site_id: SITE_ID,
    event_type: notice.eventType,
    event_time: new Date(notice.at).toISOString(),
    ...(notice.uuid ? { uuid: notice.uuid } : {}),
    ...(invoice?.number ? { invoice_number: invoice.number } : {}),
  });
}
