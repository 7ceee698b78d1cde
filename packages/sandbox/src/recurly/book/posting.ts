import type { Book, Moment } from "./book";
import { resourceId } from "./identifiers";

/** An event for the merchant. Each one becomes a webhook. */
export interface Notice {
  readonly objectType: string;
  readonly eventType: string;
  readonly id: string;
  readonly at: Moment;
  readonly uuid?: string;
  readonly invoiceId?: string;
}

export interface Posting {
  readonly book: Book;
  readonly now: Moment;
  readonly notices: Notice[];
}

export function announce(posting: Posting, notice: Omit<Notice, "at">): void {
  posting.notices.push({ ...notice, at: posting.now });
}

export const copyOf = ({ book, now }: Posting): Posting => ({
  book: structuredClone(book),
  now,
  notices: [],
});

export function createBook(code: string, now: Moment): Book {
  return {
    account: {
      id: resourceId(),
      code,
      email: null,
      firstName: null,
      lastName: null,
      address: null,
      state: "active",
      createdAt: now,
      updatedAt: now,
    },
    billingInfo: null,
    subscriptions: [],
    invoices: [],
    redemptions: [],
    giftCards: [],
    clockOffsetMs: 0,
    hadTrial: false,
  };
}
