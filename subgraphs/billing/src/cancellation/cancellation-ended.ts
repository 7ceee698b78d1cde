import { cancellationEnded } from "@eightcount/contracts/events/cancellation-ended";
import { maskEmails } from "@eightcount/rules/people/mask-emails";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { feedbackOf, type Intention } from "../actions/intention.rules";

export function cancellationEndedEvent(memberId: string, intention: Intention): OutboxEntry | null {
  const ended = feedbackOf(intention);
  if (!ended) return null;
  return outboxEntry(cancellationEnded, {
    memberId,
    offerAccepted: ended.offerAccepted,
    planCode: ended.oldPlan,
    nextBillingDate: "nextBillDate" in intention ? intention.nextBillDate : null,
    reason: ended.reason,
    feedback: ended.feedback === null ? null : maskEmails(ended.feedback),
  });
}
