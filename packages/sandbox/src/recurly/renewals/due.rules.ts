import type { Book, Moment, SubscriptionEntry } from "../book/book";
import type { Posting } from "../book/posting";
import { endPauseCycle, startPause } from "../subscriptions/pause.rules";
import { expire, renew, retry } from "./renewal.rules";

/** Stops an endless loop. No account needs more steps in one advance. */
const MAX_STEPS = 1_000;

interface Due {
  readonly at: Moment;
  readonly run: (posting: Posting) => void;
}

export function nextDueAt(book: Book): Moment | null {
  const moments = dueItems(book).map(({ at }) => at);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Processes due events in chronological order, each at its own time. */
export function catchUp(posting: Posting): void {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const due = dueItems(posting.book)
      .filter(({ at }) => at <= posting.now)
      .sort((left, right) => left.at - right.at)[0];
    if (!due) return;
    due.run({ ...posting, now: due.at });
  }
}

function dueItems(book: Book): readonly Due[] {
  const live = book.subscriptions.filter(({ state }) => state !== "expired");
  const unpaid = book.invoices.filter(({ state }) => state === "past_due");
  return [
    ...live.map((subscription) => ({
      at:
        (subscription.state === "canceled" && subscription.expiresAt) || subscription.periodEndsAt,
      run: (posting: Posting) => endPeriod(posting, subscription),
    })),
    ...unpaid.map((invoice) => ({
      at: invoice.nextAttemptAt ?? invoice.dueAt,
      run: (posting: Posting) => retry(posting, invoice),
    })),
  ];
}

function endPeriod(posting: Posting, subscription: SubscriptionEntry): void {
  if (subscription.state === "canceled") expire(posting, subscription, "canceled");
  else if (subscription.state === "paused") endPauseCycle(posting, subscription);
  else if (subscription.remainingPauseCycles) startPause(posting, subscription);
  else renew(posting, subscription);
}
