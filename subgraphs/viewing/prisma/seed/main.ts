import { freezeClock } from "@eightcount/service-kit/clock/freeze-clock";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { refuseProduction } from "@eightcount/service-kit/config/refuse-production";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { Pool } from "pg";
import { configTable } from "../../src/config";
import { factRows, readyMadeViewings } from "./ready-made-viewings";
import { SeedRepository } from "./seed.repository";

runMain(async () => {
  refuseProduction(process.env, "viewings of ready-made members are refused in production");
  const { databaseUrl, ...config } = loadConfig(configTable, process.env);
  freezeClock(config);
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const seeds = new SeedRepository(pool);
  await seeds.saveFacts(factRows);
  let made = 0;
  for (const rows of readyMadeViewings(new Date())) if (await seeds.addMember(rows)) made += 1;
  await pool.end();
  createLogger("viewing-seed").info({ classes: factRows.length, made }, "viewings seeded");
});
