import type { OutboxEntry } from "../members/outbox-entry";

/** What somebody did, for the engagement service. */
export interface EngagementNews {
  readonly memberId: string;
  /** UPPER_SNAKE, such as CLASS_VIEWED. */
  readonly eventType: string;
  /** A JSON object as text. */
  readonly eventDetails: string;
}

export const ENGAGEMENT_TOPIC = "engagement.requested";

/** The outbox row that has it sent; no e-mail lies in the outbox or the queue. */
export function engagementNews({ memberId, eventType, eventDetails }: EngagementNews): OutboxEntry {
  return { topic: ENGAGEMENT_TOPIC, payload: { memberId, eventType, eventDetails } };
}
