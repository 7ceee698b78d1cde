import type { Book, InvoiceEntry, PendingChange, SubscriptionEntry } from "../book/book";
import { copyOf, type Posting } from "../book/posting";
import { notFound } from "../http/fault";
import { renew } from "../renewals/renewal.rules";
import { nextBillAt } from "./pause.rules";
import { alreadyOnPlan, type ChangeBody, changePlan } from "./subscription-change.rules";

export interface ChangePreview {
  readonly draft: Book;
  readonly change: PendingChange;
  /** The invoice that the change makes: now, or at the bill date if it is scheduled for that. */
  readonly invoice: InvoiceEntry | null;
}

/** Returns the invoice of the next charge, or null if the subscription does not renew. */
export function previewRenewal(
  posting: Posting,
  subscription: SubscriptionEntry,
): InvoiceEntry | null {
  if (subscription.state !== "active" && subscription.state !== "paused") return null;
  const { draft, copy } = draftOf(posting, subscription);
  return renew({ ...draft, now: nextBillAt(copy) }, copy);
}

/** @throws Fault validation if the subscription has this plan already. */
export function previewChange(
  posting: Posting,
  subscription: SubscriptionEntry,
  body: ChangeBody,
): ChangePreview {
  const { draft, copy } = draftOf(posting, subscription);
  const outcome = changePlan(draft, copy, body);
  if (outcome.kind === "withdrawn") throw alreadyOnPlan();
  const invoice = outcome.kind === "applied" ? outcome.invoice : previewRenewal(draft, copy);
  return { draft: draft.book, change: outcome.change, invoice };
}

function draftOf(posting: Posting, { id }: SubscriptionEntry) {
  const draft = copyOf(posting);
  const copy = draft.book.subscriptions.find((entry) => entry.id === id);
  if (!copy) throw notFound("Subscription", "id", id);
  return { draft, copy };
}
