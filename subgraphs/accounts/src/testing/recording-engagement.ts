import type {
  EngagementEvent,
  EngagementProvider,
} from "../providers/engagement/engagement.provider";

/** Records events instead of sending them, newest last. */
export class RecordingEngagement implements EngagementProvider {
  readonly received: EngagementEvent[] = [];
  /** Number of next events to fail. */
  failures = 0;

  async send(event: EngagementEvent): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error("the engagement service is down");
    }
    this.received.push(event);
  }

  clear(): void {
    this.received.length = 0;
    this.failures = 0;
  }
}
