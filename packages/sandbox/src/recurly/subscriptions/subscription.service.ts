import type { Book, InvoiceEntry, SubscriptionEntry } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import type { Posting } from "../book/posting";
import { notFound } from "../http/fault";
import { parseBody } from "../http/parse-body";
import { expire } from "../renewals/renewal.rules";
import { pause, pauseBody, resume } from "./pause.rules";
import { type ChangePreview, previewChange, previewRenewal } from "./preview.rules";
import { cancel, reactivate, update, updateBody } from "./subscription.rules";
import {
  assertLive,
  type ChangeOutcome,
  changeBody,
  changePlan,
  dropPendingChange,
} from "./subscription-change.rules";

export interface SubscriptionView<T = unknown> {
  readonly book: Book;
  readonly subscription: SubscriptionEntry;
  readonly outcome: T;
}

/** Takes an id or `uuid-…`. */
export class SubscriptionService {
  constructor(private readonly books: BookRepository) {}

  read(key: string): Promise<SubscriptionView> {
    return this.#with(key, () => undefined);
  }

  previewRenewal(key: string): Promise<SubscriptionView<InvoiceEntry | null>> {
    return this.#with(key, previewRenewal);
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

  pause(key: string, body: unknown): Promise<SubscriptionView> {
    const request = parseBody(pauseBody, body);
    return this.#with(key, (posting, subscription) => pause(posting, subscription, request));
  }

  resume(key: string): Promise<SubscriptionView> {
    return this.#with(key, resume);
  }

  terminate(key: string): Promise<SubscriptionView> {
    return this.#with(key, (posting, subscription) => {
      assertLive(subscription);
      expire(posting, subscription, "canceled");
    });
  }

  change(key: string, body: unknown): Promise<SubscriptionView<ChangeOutcome>> {
    const request = parseBody(changeBody, body);
    return this.#with(key, (posting, subscription) => changePlan(posting, subscription, request));
  }

  previewChange(key: string, body: unknown): Promise<SubscriptionView<ChangePreview>> {
    const request = parseBody(changeBody, body);
    return this.#with(key, (posting, subscription) =>
      previewChange(posting, subscription, request),
    );
  }

  async withdrawChange(key: string): Promise<void> {
    await this.#with(key, dropPendingChange);
  }

  async #with<T>(
    key: string,
    work: (posting: Posting, subscription: SubscriptionEntry) => T,
  ): Promise<SubscriptionView<T>> {
    const code = await this.books.ownerOf("Subscription", key);
    return this.books.change(code, (posting) => {
      const subscription = posting.book.subscriptions.find(
        ({ id, uuid }) => id === key || `uuid-${uuid}` === key,
      );
      if (!subscription) throw notFound("Subscription", "id", key);
      const outcome = work(posting, subscription);
      return { book: posting.book, subscription, outcome };
    });
  }
}
