import { engagementRequested } from "@eightcount/contracts/events/engagement-requested";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";

/** What a member did, for the engagement service. */
export interface EngagementNews {
  readonly memberId: string;
  /** UPPER_SNAKE, such as CLASS_VIEWED. */
  readonly eventType: string;
  /** A JSON object as text. */
  readonly eventDetails: string;
}

/** Makes the event that has it sent; neither outbox nor queue holds an email address. */
export const engagementNews = ({
  memberId,
  eventType,
  eventDetails,
}: EngagementNews): OutboxEntry =>
  outboxEntry(engagementRequested, { memberId, eventType, eventDetails });
