import { z } from "zod";
import type { AccountEntry, Book } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import { announce } from "../book/posting";
import { invalid } from "../http/fault";
import { parseBody } from "../http/parse-body";
import { accountDetails, applyDetails } from "./account-details";

const createBody = accountDetails.extend({ code: z.string().min(1).max(50) });

/** Accounts: created once per code, read, updated, closed. */
export class AccountService {
  constructor(private readonly books: BookRepository) {}

  /** @throws Fault validation when the code is taken. */
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
      { opens: true },
    );
  }

  async read(accountId: string): Promise<Book> {
    return this.books.change(await this.books.codeOf(accountId), ({ book }) => book);
  }

  async update(accountId: string, body: unknown): Promise<Book> {
    const details = parseBody(accountDetails, body);
    return this.#change(accountId, "updated", (account, now) =>
      applyDetails(account, details, now),
    );
  }

  /** Closes the account; live subscriptions end with their period. */
  async deactivate(accountId: string): Promise<Book> {
    return this.#change(accountId, "closed", (account, now) => {
      account.state = "inactive";
      account.updatedAt = now;
    });
  }

  async #change(
    accountId: string,
    eventType: string,
    apply: (account: AccountEntry, now: number) => void,
  ): Promise<Book> {
    return this.books.change(await this.books.codeOf(accountId), (posting) => {
      apply(posting.book.account, posting.now);
      announce(posting, { objectType: "account", eventType, id: posting.book.account.id });
      return posting.book;
    });
  }
}
