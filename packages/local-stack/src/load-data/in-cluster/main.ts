import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { refuseProduction } from "@eightcount/service-kit/config/refuse-production";
import { describeStartupFailure, runMain } from "@eightcount/service-kit/process/run-main";
import { fillLoadData } from "../load-data";
import { readSizes } from "../load-sizes";
import { configTable } from "./config";

runMain(async () => {
  refuseProduction(process.env, "generated members are refused in production");
  const urls = loadConfig(configTable, process.env);
  const live = (text: string) => {
    process.stdout.write(`${text}\n`);
  };
  try {
    const sizes = readSizes(process.argv.slice(2), "start.mjs");
    await fillLoadData({ sizes, databaseUrl: (name) => urls[name], now: new Date(), live });
  } catch (error) {
    const sentence = describeStartupFailure(error) ?? (error as Error).message;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
});
