import { engagementRequested } from "@eightcount/contracts/events/engagement-requested";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";

export interface EngagementActivity {
  readonly memberId: string;
  /** UPPER_SNAKE, such as CLASS_VIEWED. */
  readonly eventType: string;
  readonly eventDetails: string;
}

/** Omits the email address, so that neither the outbox nor the queue holds it. */
export const engagementRequestedEvent = ({
  memberId,
  eventType,
  eventDetails,
}: EngagementActivity): OutboxEntry =>
  outboxEntry(engagementRequested, { memberId, eventType, eventDetails });
