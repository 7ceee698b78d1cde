import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freezeClock } from "@eightcount/service-kit/clock/freeze-clock";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { refuseProduction } from "@eightcount/service-kit/config/refuse-production";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { seedTable } from "../../src/config";
import { accounts as accountsSubgraph } from "../../src/subgraph";
import { readyMadeMembers, signInList } from "./ready-made-members";
import { SeedMembersService } from "./seed-members.service";

runMain(async () => {
  refuseProduction(
    process.env,
    "ready-made members have public passwords and are refused in production",
  );
  const config = loadConfig(seedTable, process.env);
  freezeClock(config);
  const logger = createLogger("accounts-seed");
  const accounts = await openSubgraph(accountsSubgraph, { config, logger });
  try {
    const { members, passwords } = accounts.modules;
    const seeding = new SeedMembersService(members.services.members, passwords.services.passwords);
    const made = await seeding.seed(readyMadeMembers, new Date());
    logger.info({ made }, "ready-made members seeded");
  } finally {
    await accounts.close();
  }
  if (config.membersFile) {
    mkdirSync(path.dirname(config.membersFile), { recursive: true });
    writeFileSync(config.membersFile, `${JSON.stringify(signInList, null, 2)}\n`);
  }
});
