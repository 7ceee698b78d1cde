import "reflect-metadata";
import { members } from "@eightcount/sandbox/content/members";
import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { compose } from "../compose";
import { loadBillingConfig } from "../config";
import { crmSite } from "./crm-site";
import { sandboxSite } from "./sandbox-site";
import { SeedSubscriptionsService } from "./seed-subscriptions.service";

runMain(async () => {
  const config = loadBillingConfig(process.env);
  holdStill(config);
  if (
    config.nodeEnv === "production" ||
    config.recurlyBaseUrl === null ||
    config.crmBaseUrl === null
  ) {
    throw new ConfigError(["ready-made members subscribe at the sandbox only, never for real"]);
  }
  const logger = createLogger("billing-seed");
  const billing = await compose(config, logger);
  try {
    const seeding = new SeedSubscriptionsService({
      provider: billing.provider,
      subscriptions: billing.subscriptions,
      accounts: billing.accounts,
      crmSite: crmSite({ apiKey: config.crmApiKey, baseUrl: config.crmBaseUrl }),
      site: sandboxSite({ apiKey: config.recurlyApiKey, baseUrl: config.recurlyBaseUrl }),
    });
    const bought = await seeding.seed(members);
    logger.info({ bought }, "ready-made members have their subscriptions");
  } finally {
    await billing.close();
  }
});
