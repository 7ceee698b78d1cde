import type { Book, Moment } from "./book";
import { resourceId } from "./identifiers";

/** Something the provider tells the merchant about; becomes one webhook. */
export interface Notice {
  readonly objectType: string;
  readonly eventType: string;
  readonly id: string;
  readonly at: Moment;
  readonly uuid?: string;
  readonly invoiceId?: string;
}

/** One change of one account's book: the book itself, its clock and who is told. */
export interface Posting {
  readonly book: Book;
  /** Now, on this account's clock. */
  readonly now: Moment;
  readonly notices: Notice[];
}

/** Notes what the merchant must be told, at the posting's moment. */
export function announce(posting: Posting, notice: Omit<Notice, "at">): void {
  posting.notices.push({ ...notice, at: posting.now });
}

/** The same posting on a copy of the book: what is done to it is told to nobody and not kept. */
export const onPaper = ({ book, now }: Posting): Posting => ({
  book: structuredClone(book),
  now,
  notices: [],
});

/** An empty book for an account code nobody has used yet. */
export function openBook(code: string, now: Moment): Book {
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
