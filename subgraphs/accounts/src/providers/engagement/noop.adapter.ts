import type { EngagementProvider } from "./engagement.provider";

export class NoopEngagement implements EngagementProvider {
  async send(): Promise<void> {}
}
