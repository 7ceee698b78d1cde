import type { GeoIpProvider } from "@eightcount/service-kit/geo-ip/geo-ip.provider";
import type { Infrastructure } from "@eightcount/service-kit/subgraph/infrastructure";
import type { AccountsConfig } from "./config";
import type { PrismaClient } from "./generated/client/client";
import type { CaptchaProvider } from "./providers/captcha/captcha.provider";
import type { EngagementProvider } from "./providers/engagement/engagement.provider";
import type { MailProvider } from "./providers/mail/mail.provider";

export interface AccountsProviders {
  readonly captcha: CaptchaProvider;
  readonly engagement: EngagementProvider;
  readonly geoIp: GeoIpProvider;
  readonly mail: MailProvider;
}

export type AccountsInfrastructure = Infrastructure<
  AccountsConfig,
  PrismaClient,
  AccountsProviders
>;
