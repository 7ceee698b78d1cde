import type {
  EngagementEvent,
  EngagementProvider,
} from "../providers/engagement/engagement.provider";

/** Keeps what the engagement service would have heard, newest last. */
export class RecordingEngagement implements EngagementProvider {
  readonly heard: EngagementEvent[] = [];
  /** How many of the next events the service refuses. */
  failures = 0;

  async send(event: EngagementEvent): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error("the engagement service is down");
    }
    this.heard.push(event);
  }

  forget(): void {
    this.heard.length = 0;
    this.failures = 0;
  }
}
