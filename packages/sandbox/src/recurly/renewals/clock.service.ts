import { z } from "zod";
import { setClock } from "../book/account-clock";
import type { Book } from "../book/book";
import type { BookRepository } from "../book/book.repository";
import { invalid } from "../http/fault";
import { parseBody } from "../http/parse-body";
import { DAY_MS } from "../money/calendar.rules";
import { catchUp, nextDueAt } from "./due.rules";

const MAX_DAYS = 3_660;

const flag = z.union([z.boolean(), z.stringbool()]);

const clockBody = z
  .object({
    accountCode: z.string().min(1),
    /** Negative to begin in the past, before anything has been bought. */
    advanceDays: z.coerce
      .number()
      .min(-MAX_DAYS)
      .max(MAX_DAYS)
      .refine((days) => days !== 0, { message: "must not be 0" })
      .optional(),
    toNextEvent: flag.optional(),
    /** Stops or restarts the clock. Unchanged if missing. */
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
  readonly now: string;
  readonly advancedDays: number;
  /** While the clock is stopped, nothing becomes due. */
  readonly stands: boolean;
}

/** Each account has its own clock, so parallel tests do not affect each other. */
export class ClockService {
  constructor(private readonly books: BookRepository) {}

  async advance(body: unknown): Promise<ClockReading> {
    const { accountCode, ...wanted } = parseBody(clockBody, body);
    return this.books.change(accountCode, (posting) => {
      const { book } = posting;
      const step = stepOf(wanted, book, posting.now);
      if (step < 0 && (book.subscriptions.length > 0 || book.invoices.length > 0)) {
        throw invalid("advanceDays", "must be positive once something has been bought");
      }
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
