export interface EngagementEvent {
  /** Unique. A provider that already knows the id treats the event as done. */
  readonly id: string;
  readonly email: string;
  /** UPPER_SNAKE, such as PLAYLIST_VIEWED. */
  readonly eventType: string;
  /** A JSON object. */
  readonly eventDetails: unknown;
  /** ISO 8601 timestamp. */
  readonly occurredAt: string;
}

/** Third-party service that writes to members about their activity. */
export interface EngagementProvider {
  /** Resolves once the event is accepted. Rejects when it should be retried. */
  send(event: EngagementEvent): Promise<void>;
}
