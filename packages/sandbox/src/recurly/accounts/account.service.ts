import { z } from "zod";
import type { Book } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import { announce, type Posting } from "../book/posting";
import { invalid } from "../http/fault";
import { parseBody } from "../http/parse-body";
import { cancel } from "../subscriptions/subscription.rules";
import { accountDetails, applyDetails } from "./account-details";

const createBody = accountDetails.extend({ code: z.string().min(1).max(50) });

export class AccountService {
  constructor(private readonly books: BookRepository) {}

  /** @throws Fault validation if the code is taken. */
  async create(body: unknown): Promise<Book> {
    const { code, ...details } = parseBody(createBody, body);
    return this.books.change(
      code,
      ({ book, now, notices }) => {
        const isNew = notices.some(
          ({ objectType, eventType }) => objectType === "account" && eventType === "created",
        );
        if (!isNew) throw invalid("code", "has already been taken");
        applyDetails(book.account, details, now);
        return book;
      },
      { createIfMissing: true },
    );
  }

  async read(accountId: string): Promise<Book> {
    return this.books.change(await this.books.codeOf(accountId), ({ book }) => book);
  }

  async update(accountId: string, body: unknown): Promise<Book> {
    const details = parseBody(accountDetails, body);
    return this.#change(accountId, "updated", ({ book, now }) =>
      applyDetails(book.account, details, now),
    );
  }

  /** Closes the account. Deletes its card and cancels its subscriptions at the period's end. */
  async deactivate(accountId: string): Promise<Book> {
    return this.#change(accountId, "closed", (posting) => {
      const { account, subscriptions } = posting.book;
      if (account.state === "inactive") throw invalid("account_id", "is already inactive");
      account.state = "inactive";
      account.updatedAt = posting.now;
      posting.book.billingInfo = null;
      for (const subscription of subscriptions) {
        const { state } = subscription;
        if (state === "active" || state === "paused") cancel(posting, subscription);
      }
    });
  }

  async #change(
    accountId: string,
    eventType: string,
    apply: (posting: Posting) => void,
  ): Promise<Book> {
    return this.books.change(await this.books.codeOf(accountId), (posting) => {
      apply(posting);
      announce(posting, { objectType: "account", eventType, id: posting.book.account.id });
      return posting.book;
    });
  }
}
