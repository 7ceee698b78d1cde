import { ConfigError } from "@eightcount/service-kit/config/config-table";
import type { EngagementProvider } from "./engagement.provider";
import { HttpEngagement } from "./http.adapter";
import { SilentEngagement } from "./silent.adapter";

export interface EngagementSettings {
  readonly isProduction: boolean;
  readonly engagementUrl: string;
  readonly engagementKey: string;
}

const posting = ({ engagementUrl, engagementKey }: EngagementSettings): EngagementProvider => {
  if (!engagementUrl) throw new ConfigError(["EIGHTCOUNT_ENGAGEMENT_URL is required"]);
  return new HttpEngagement({ url: engagementUrl, apiKey: engagementKey });
};

const factories = {
  off: () => new SilentEngagement(),
  record: (settings: EngagementSettings) => {
    if (settings.isProduction) {
      throw new ConfigError(["EIGHTCOUNT_TRACKING_MODE record is refused in production"]);
    }
    return posting(settings);
  },
  production: (settings: EngagementSettings) => {
    if (!settings.isProduction) {
      throw new ConfigError(["EIGHTCOUNT_TRACKING_MODE production needs NODE_ENV production"]);
    }
    return posting(settings);
  },
};

export type TrackingMode = keyof typeof factories;

export function engagementProvider(
  mode: TrackingMode,
  settings: EngagementSettings,
): EngagementProvider {
  return factories[mode](settings);
}
