/** One thing a member did. */
export interface EngagementEvent {
  /** Unique; a provider that knows it already takes it as done. */
  readonly id: string;
  readonly email: string;
  /** UPPER_SNAKE, such as PLAYLIST_VIEWED. */
  readonly eventType: string;
  /** A JSON object. */
  readonly eventDetails: unknown;
  /** ISO instant. */
  readonly occurredAt: string;
}

/** The service that writes to members about what they do. */
export interface EngagementProvider {
  /** Resolves once the event is taken; rejects when it should be tried again. */
  send(event: EngagementEvent): Promise<void>;
}
