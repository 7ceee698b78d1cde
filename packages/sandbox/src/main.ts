import { freezeClock } from "@eightcount/service-kit/clock/freeze-clock";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { compose } from "./compose";
import { configTable } from "./config";

runMain(async () => {
  const config = loadConfig(configTable, process.env);
  freezeClock(config);
  const logger = createLogger("sandbox");
  const sandbox = await compose(config, { logger });
  logger.info({ port: sandbox.port, smtpPort: sandbox.smtpPort }, "sandbox listening");
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
});
