import type { Book, InvoiceEntry, SubscriptionEntry } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import type { Posting } from "../book/posting";
import { notFound } from "../http/fault";
import { parseBody } from "../http/parse-body";
import { expire, previewRenewal } from "../renewals/renewal.rules";
import { cancel, reactivate, update, updateBody } from "./subscription.rules";
import {
  assertLive,
  type ChangeOutcome,
  changeBody,
  changePlan,
  dropPendingChange,
} from "./subscription-change.rules";

export interface SubscriptionView {
  readonly book: Book;
  readonly subscription: SubscriptionEntry;
}

/** Takes an id or `uuid-…`. */
export class SubscriptionService {
  constructor(private readonly books: BookRepository) {}

  read(key: string): Promise<SubscriptionView> {
    return this.#with(key, () => undefined);
  }

  async previewRenewal(key: string): Promise<{ book: Book; invoice: InvoiceEntry | null }> {
    let invoice: InvoiceEntry | null = null;
    const { book } = await this.#with(key, (posting, subscription) => {
      invoice = previewRenewal(posting, subscription);
    });
    return { book, invoice };
  }

  update(key: string, body: unknown): Promise<SubscriptionView> {
    const request = parseBody(updateBody, body);
    return this.#with(key, (posting, subscription) => update(posting, subscription, request));
  }

  cancel(key: string): Promise<SubscriptionView> {
    return this.#with(key, cancel);
  }

  reactivate(key: string): Promise<SubscriptionView> {
    return this.#with(key, reactivate);
  }

  /** Ends the subscription immediately, without a refund. */
  terminate(key: string): Promise<SubscriptionView> {
    return this.#with(key, (posting, subscription) => {
      assertLive(subscription);
      expire(posting, subscription, "canceled");
    });
  }

  async change(key: string, body: unknown): Promise<SubscriptionView & { outcome: ChangeOutcome }> {
    const request = parseBody(changeBody, body);
    let outcome: ChangeOutcome = { kind: "withdrawn" };
    const view = await this.#with(key, (posting, subscription) => {
      outcome = changePlan(posting, subscription, request);
    });
    return { ...view, outcome };
  }

  async withdrawChange(key: string): Promise<void> {
    await this.#with(key, dropPendingChange);
  }

  async #with(
    key: string,
    work: (posting: Posting, subscription: SubscriptionEntry) => void,
  ): Promise<SubscriptionView> {
    const code = await this.books.ownerOf("Subscription", key);
    return this.books.change(code, (posting) => {
      const subscription = posting.book.subscriptions.find(
        ({ id, uuid }) => id === key || `uuid-${uuid}` === key,
      );
      if (!subscription) throw notFound("Subscription", "id", key);
      work(posting, subscription);
      return { book: posting.book, subscription };
    });
  }
}
