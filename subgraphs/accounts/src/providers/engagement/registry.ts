import { ConfigError } from "@eightcount/service-kit/config/config-table";
import type { EngagementProvider } from "./engagement.provider";
import { HttpEngagement } from "./http.adapter";
import { NoopEngagement } from "./noop.adapter";

export interface EngagementSettings {
  readonly isProduction: boolean;
  readonly engagementUrl: string;
  readonly engagementKey: string;
}

const createHttpEngagement = ({
  engagementUrl,
  engagementKey,
}: EngagementSettings): EngagementProvider => {
  if (!engagementUrl) throw new ConfigError(["EIGHTCOUNT_ENGAGEMENT_URL is required"]);
  return new HttpEngagement({ url: engagementUrl, apiKey: engagementKey });
};

const factories = {
  off: () => new NoopEngagement(),
  record: (settings: EngagementSettings) => {
    if (settings.isProduction) {
      throw new ConfigError(["EIGHTCOUNT_TRACKING_MODE record is refused in production"]);
    }
    return createHttpEngagement(settings);
  },
  production: (settings: EngagementSettings) => {
    if (!settings.isProduction) {
      throw new ConfigError(["EIGHTCOUNT_TRACKING_MODE production needs NODE_ENV production"]);
    }
    return createHttpEngagement(settings);
  },
};

export type TrackingMode = keyof typeof factories;

export function engagementProvider(
  mode: TrackingMode,
  settings: EngagementSettings,
): EngagementProvider {
  return factories[mode](settings);
}
