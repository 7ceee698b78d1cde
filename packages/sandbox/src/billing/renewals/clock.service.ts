import { z } from "zod";
import { setClock } from "../book/account-clock";
import type { Book } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import { parseBody } from "../http/parse-body";
import { DAY_MS } from "../money/calendar.rules";
import { catchUp, nextDueAt } from "./renewal.rules";

const MAX_DAYS = 3_660;

const flag = z.union([z.boolean(), z.stringbool()]);

const clockBody = z
  .object({
    accountCode: z.string().min(1),
    advanceDays: z.coerce.number().positive().max(MAX_DAYS).optional(),
    /** To the moment of the next renewal, expiry or retry instead of by days. */
    toNextEvent: flag.optional(),
    /** true: the clock stands from then on; false: it goes on. Left out: as it is. */
    stands: flag.optional(),
  })
  .refine(({ advanceDays, toNextEvent }) => advanceDays === undefined || toNextEvent !== true, {
    message: "give either advanceDays or toNextEvent",
    path: ["advanceDays"],
  })
  .refine(
    ({ advanceDays, toNextEvent, stands }) =>
      advanceDays !== undefined || toNextEvent === true || stands !== undefined,
    { message: "give advanceDays, toNextEvent or stands", path: ["advanceDays"] },
  );

export interface ClockReading {
  readonly accountCode: string;
  /** The account's own time after the advance. */
  readonly now: string;
  readonly advancedDays: number;
  /** The clock stands: nothing becomes due by itself. */
  readonly stands: boolean;
}

/** One account's clock, like a test clock: tests beside each other do not disturb each other. */
export class ClockService {
  constructor(private readonly books: BookRepository) {}

  /** Moves, stops or starts the clock and does everything that becomes due on the way. */
  async advance(body: unknown): Promise<ClockReading> {
    const { accountCode, ...wanted } = parseBody(clockBody, body);
    return this.books.change(accountCode, (posting) => {
      const { book } = posting;
      const step = stepOf(wanted, book, posting.now);
      const now = posting.now + step;
      const stands = wanted.stands ?? book.clockStandsAt !== undefined;
      setClock(book, now, { machineNow: this.books.machineNow(), stands });
      catchUp({ ...posting, now });
      const moved = { now: new Date(now).toISOString(), advancedDays: step / DAY_MS };
      return { accountCode, ...moved, stands };
    });
  }
}

function stepOf(
  { advanceDays, toNextEvent }: Omit<z.infer<typeof clockBody>, "accountCode">,
  book: Book,
  now: number,
): number {
  if (advanceDays !== undefined) return advanceDays * DAY_MS;
  if (toNextEvent !== true) return 0;
  return Math.max(0, (nextDueAt(book) ?? now) - now);
}
