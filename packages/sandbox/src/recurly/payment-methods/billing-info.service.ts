import { z } from "zod";
import type { BillingInfoEntry, Book } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import type { PresentCardService } from "../cards/present-card.service";
import { testCard } from "../cards/test-cards";
import { notFound } from "../http/fault";
import { parseBody } from "../http/parse-body";
import { collect } from "../renewals/collection.rules";
import { storeCard } from "./billing-info.rules";

const updateBody = z.object({
  token_id: z.string().min(1),
  three_d_secure_action_result_token_id: z.string().nullish(),
});

/** A valid new card also pays past-due invoices, unless its bank must confirm them. */
export class BillingInfoService {
  constructor(
    private readonly books: BookRepository,
    private readonly cards: PresentCardService,
  ) {}

  async read(accountId: string): Promise<{ book: Book; entry: BillingInfoEntry }> {
    const code = await this.books.codeOf(accountId);
    return this.books.change(code, ({ book }) => ({ book, entry: onFile(book) }));
  }

  async update(accountId: string, body: unknown): Promise<{ book: Book; entry: BillingInfoEntry }> {
    const code = await this.books.codeOf(accountId);
    const request = parseBody(updateBody, body);
    await this.books.change(code, () => undefined);
    const payload = await this.cards.present({
      tokenId: request.token_id,
      resultTokenId: request.three_d_secure_action_result_token_id ?? null,
    });
    return this.books.change(code, (posting) => {
      const entry = storeCard(posting, payload);
      if (testCard(payload.card.testCard).confirmsDebts) return { book: posting.book, entry };
      for (const invoice of posting.book.invoices) {
        if (invoice.state === "past_due") collect(posting, invoice, "member");
      }
      return { book: posting.book, entry };
    });
  }

  async remove(accountId: string): Promise<void> {
    const code = await this.books.codeOf(accountId);
    await this.books.change(code, ({ book }) => {
      onFile(book);
      book.billingInfo = null;
    });
  }
}

function onFile(book: Book): BillingInfoEntry {
  if (!book.billingInfo) throw notFound("Billing Info", "account_code", book.account.code);
  return book.billingInfo;
}
