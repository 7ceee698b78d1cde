import { z } from "zod";
import type { Book, InvoiceEntry, TransactionEntry } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import type { PresentCardService } from "../cards/present-card.service";
import { invalid, notFound, transactionFault } from "../http/fault";
import { parseBody } from "../http/parse-body";
import { refund, refundBody } from "../refunds/refund.rules";
import { collect, refusalOf } from "./collection.rules";

export interface InvoiceView {
  readonly book: Book;
  readonly invoice: InvoiceEntry;
}

const collectBody = z.object({
  three_d_secure_action_result_token_id: z.string().min(1).nullish(),
});

/** Takes an id or `number-…`. */
export class InvoiceService {
  constructor(
    private readonly books: BookRepository,
    private readonly cards: PresentCardService,
  ) {}

  async read(key: string): Promise<InvoiceView> {
    const code = await this.books.ownerOf("Invoice", key);
    return this.books.change(code, ({ book }) => ({ book, invoice: pick(book, key) }));
  }

  async readTransaction(id: string): Promise<InvoiceView & { transaction: TransactionEntry }> {
    const code = await this.books.ownerOf("Transaction", id);
    return this.books.change(code, ({ book }) => {
      for (const invoice of book.invoices) {
        const transaction = invoice.transactions.find((entry) => entry.id === id);
        if (transaction) return { book, invoice, transaction };
      }
      throw notFound("Transaction", "id", id);
    });
  }

  /** Collects a past-due invoice as the member, not as a renewal. The card may need a challenge. */
  async collect(key: string, body: unknown): Promise<InvoiceView> {
    const request = parseBody(collectBody, body);
    const code = await this.books.ownerOf("Invoice", key);
    const card = await this.books.change(code, ({ book }) => {
      pickPastDue(book, key);
      return book.billingInfo?.card ?? null;
    });
    const resultTokenId = request.three_d_secure_action_result_token_id ?? null;
    if (card) await this.cards.authenticate({ accountCode: code, card }, resultTokenId);
    return this.books.change(code, (posting) => {
      const invoice = pickPastDue(posting.book, key);
      const refusal = refusalOf(posting, invoice.total, "member");
      collect(posting, invoice, "member");
      if (refusal) throw transactionFault(refusal, { keepsChanges: true });
      return { book: posting.book, invoice };
    });
  }

  async refund(key: string, body: unknown): Promise<InvoiceView> {
    const request = parseBody(refundBody, body);
    const code = await this.books.ownerOf("Invoice", key);
    return this.books.change(code, (posting) => ({
      book: posting.book,
      invoice: refund(posting, pick(posting.book, key), request),
    }));
  }
}

function pickPastDue(book: Book, key: string): InvoiceEntry {
  const invoice = pick(book, key);
  if (invoice.state !== "past_due") throw invalid("invoice_id", "is not past due");
  return invoice;
}

function pick(book: Book, key: string): InvoiceEntry {
  const found = book.invoices.find(({ id, number }) => id === key || `number-${number}` === key);
  if (!found) throw notFound("Invoice", "id", key);
  return found;
}
