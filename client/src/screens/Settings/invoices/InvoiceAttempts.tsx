import { keepDates } from "../keepDates";
import { amount, longDate } from "../subscriptionFormat";
import { cardText, failureText } from "./invoiceTexts";

interface Attempt {
  readonly attemptedAt: string;
  readonly amountCents: number;
  readonly failure: string | null | undefined;
  readonly card: { readonly brand: string; readonly lastFour: string } | null | undefined;
}

interface InvoiceAttemptsProps {
  /** A payment, or those that failed alike, oldest first. */
  readonly attempts: readonly [Attempt, ...Attempt[]];
  readonly currency: string;
}

/** What was charged to which card, and when. The dates of equal failures can be shown. */
export function InvoiceAttempts({ attempts, currency }: InvoiceAttemptsProps) {
  const [{ attemptedAt, amountCents, failure, card }] = attempts;
  const count = attempts.length;
  const when =
    count === 1
      ? longDate(attemptedAt)
      : `${count} attempts, last on ${longDate(attempts.at(-1)?.attemptedAt)}`;
  return (
    <>
      <span>
        {cardText(card)}
        <small>
          {keepDates(when)}
          {failure != null && `: not paid. ${failureText(failure)}`}
        </small>
        {count > 1 && (
          <details>
            <summary>Show all {count} attempts</summary>
            {attempts.map((attempt, nth) => (
              <small key={`${nth} ${attempt.attemptedAt}`}>{longDate(attempt.attemptedAt)}</small>
            ))}
          </details>
        )}
      </span>
      <span data-failed={failure != null || undefined}>{amount(amountCents, currency)}</span>
    </>
  );
}
