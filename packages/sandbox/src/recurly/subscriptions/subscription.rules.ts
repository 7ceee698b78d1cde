import { z } from "zod";
import type { SubscriptionEntry } from "../book/book";
import type { Posting } from "../book/posting";
import { immutable, invalid } from "../http/fault";
import { dayOfMonth } from "../money/calendar.rules";
import { isInTrial } from "../money/invoice.rules";
import { customField } from "../purchases/purchase-request";
import { announceSubscription, expire } from "../renewals/renewal.rules";
import { moveChangeToNextBill } from "./pause.rules";
import { assertLive } from "./subscription-change.rules";

export const updateBody = z.object({
  next_bill_date: z.iso.datetime({ offset: true }).nullish(),
  custom_fields: z.array(customField).nullish(),
});

/** Stops renewal. Access lasts until the end of the period or trial. During a pause there is none. */
export function cancel(posting: Posting, subscription: SubscriptionEntry): void {
  if (subscription.state !== "active" && subscription.state !== "paused") {
    throw invalid(
      "subscription_id",
      "is already canceled",
      "Only active subscriptions can be canceled.",
    );
  }
  subscription.canceledAt = posting.now;
  if (subscription.state === "paused") {
    expire(posting, subscription, "canceled");
    return;
  }
  subscription.state = "canceled";
  subscription.expiresAt = subscription.periodEndsAt;
  subscription.pendingChange = null;
  delete subscription.remainingPauseCycles;
  subscription.updatedAt = posting.now;
  announceSubscription(posting, subscription, "canceled");
}

/** Undoes a cancellation. An expired subscription needs a new purchase. */
export function reactivate(posting: Posting, subscription: SubscriptionEntry): void {
  if (subscription.state === "expired") {
    throw immutable("The subscription has expired and cannot be reactivated.");
  }
  if (subscription.state !== "canceled") {
    throw invalid(
      "subscription_id",
      "is not canceled",
      "Only canceled subscriptions can be reactivated.",
    );
  }
  subscription.state = "active";
  subscription.canceledAt = null;
  subscription.expiresAt = null;
  subscription.updatedAt = posting.now;
  announceSubscription(posting, subscription, "reactivated");
}

/** Moves the next bill date, which is the trial's end during a trial, and sets custom fields. */
export function update(
  posting: Posting,
  subscription: SubscriptionEntry,
  body: z.infer<typeof updateBody>,
): void {
  assertLive(subscription);
  if (body.next_bill_date) postpone(posting, subscription, Date.parse(body.next_bill_date));
  for (const field of body.custom_fields ?? []) {
    const others = subscription.customFields.filter(({ name }) => name !== field.name);
    subscription.customFields = field.value === "" ? others : [...others, field];
  }
  subscription.updatedAt = posting.now;
  announceSubscription(posting, subscription, "updated");
}

function postpone(posting: Posting, subscription: SubscriptionEntry, moment: number): void {
  if (moment <= posting.now) throw invalid("next_bill_date", "must be in the future");
  if (isInTrial(subscription, posting.now)) subscription.trialEndsAt = moment;
  subscription.periodEndsAt = moment;
  subscription.billingDay = dayOfMonth(moment);
  moveChangeToNextBill(subscription);
  if (subscription.state === "canceled") subscription.expiresAt = moment;
}
