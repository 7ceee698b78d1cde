import { z } from "zod";
import type { Book } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import { parseBody } from "../http/parse-body";
import { DAY_MS } from "../money/calendar.rules";
import { catchUp, nextDueAt } from "./renewal.rules";

const MAX_DAYS = 3_660;

const clockBody = z
  .object({
    accountCode: z.string().min(1),
    advanceDays: z.coerce.number().positive().max(MAX_DAYS).optional(),
    /** To the moment of the next renewal, expiry or retry instead of by days. */
    toNextEvent: z.union([z.boolean(), z.stringbool()]).optional(),
  })
  .refine(
    ({ advanceDays, toNextEvent }) => (advanceDays !== undefined) !== (toNextEvent === true),
    {
      message: "give either advanceDays or toNextEvent",
      path: ["advanceDays"],
    },
  );

export interface ClockReading {
  readonly accountCode: string;
  /** The account's own time after the advance. */
  readonly now: string;
  readonly advancedDays: number;
}

/** One account's clock, like a test clock: tests beside each other do not disturb each other. */
export class ClockService {
  constructor(private readonly books: BookRepository) {}

  /** Moves the clock on and does everything that becomes due on the way. */
  async advance(body: unknown): Promise<ClockReading> {
    const { accountCode, advanceDays } = parseBody(clockBody, body);
    return this.books.change(accountCode, (posting) => {
      const step =
        advanceDays === undefined ? toNextEvent(posting.book, posting.now) : advanceDays * DAY_MS;
      posting.book.clockOffsetMs += step;
      const now = posting.now + step;
      catchUp({ ...posting, now });
      return { accountCode, now: new Date(now).toISOString(), advancedDays: step / DAY_MS };
    });
  }
}

function toNextEvent(book: Book, now: number): number {
  return Math.max(0, (nextDueAt(book) ?? now) - now);
}
