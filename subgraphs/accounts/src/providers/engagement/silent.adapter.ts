import type { EngagementProvider } from "./engagement.provider";

/** Tells nobody. */
export class SilentEngagement implements EngagementProvider {
  async send(): Promise<void> {}
}
