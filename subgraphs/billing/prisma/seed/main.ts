import { members } from "@eightcount/demo/content/members";
import { freezeClock } from "@eightcount/service-kit/clock/freeze-clock";
import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { refuseProduction } from "@eightcount/service-kit/config/refuse-production";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { loadBillingConfig } from "../../src/config";
import { billing as billingSubgraph } from "../../src/subgraph";
import { crmSite } from "./crm-site";
import { sandboxSite } from "./sandbox-site";
import { SeedSubscriptionsService } from "./seed-subscriptions.service";

const SANDBOX_ONLY =
  "ready-made members can subscribe at the sandbox only, never at the real provider of production";

runMain(async () => {
  refuseProduction(process.env, SANDBOX_ONLY);
  const config = loadBillingConfig(process.env);
  freezeClock(config);
  if (config.recurlyBaseUrl === null || config.crmBaseUrl === null) {
    throw new ConfigError([SANDBOX_ONLY]);
  }
  const logger = createLogger("billing-seed");
  const billing = await openSubgraph(billingSubgraph, { config, logger });
  try {
    const { subscriptions, memberAccounts } = billing.modules;
    const seeding = new SeedSubscriptionsService({
      provider: billing.infrastructure.providers.billing,
      subscriptions: subscriptions.services.subscriptions,
      accounts: memberAccounts.services.memberAccounts,
      crmSite: crmSite({ apiKey: config.crmApiKey, baseUrl: config.crmBaseUrl }),
      site: sandboxSite({ apiKey: config.recurlyApiKey, baseUrl: config.recurlyBaseUrl }),
    });
    const bought = await seeding.seed(members);
    logger.info({ bought }, "ready-made subscriptions seeded");
  } finally {
    await billing.close();
  }
});
