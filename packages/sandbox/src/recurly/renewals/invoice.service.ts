import type { Book, InvoiceEntry, TransactionEntry } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import { invalid, notFound, transactionFault } from "../http/fault";
import { collect, refusalOf } from "./collection.rules";

export interface InvoiceView {
  readonly book: Book;
  readonly invoice: InvoiceEntry;
}

/** Takes an id or `number-…`. */
export class InvoiceService {
  constructor(private readonly books: BookRepository) {}

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

  /** Collects a past-due invoice as the member, not as a renewal. */
  async collect(key: string): Promise<InvoiceView> {
    const code = await this.books.ownerOf("Invoice", key);
    return this.books.change(code, (posting) => {
      const invoice = pick(posting.book, key);
      if (invoice.state !== "past_due") throw invalid("invoice_id", "is not past due");
      const refusal = refusalOf(posting, invoice.total, "member");
      collect(posting, invoice, "member");
      if (refusal) throw transactionFault(refusal, { keepsChanges: true });
      return { book: posting.book, invoice };
    });
  }
}

function pick(book: Book, key: string): InvoiceEntry {
  const found = book.invoices.find(({ id, number }) => id === key || `number-${number}` === key);
  if (!found) throw notFound("Invoice", "id", key);
  return found;
}
