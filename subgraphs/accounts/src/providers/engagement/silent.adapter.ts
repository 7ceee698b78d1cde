import type { EngagementProvider } from "./engagement.provider";

export class SilentEngagement implements EngagementProvider {
  async send(): Promise<void> {}
}
