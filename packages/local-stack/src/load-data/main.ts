import { isDeepStrictEqual } from "node:util";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "../config";
import { findRunningSettings } from "../stack/find-running-settings";
import { fillLoadData } from "./load-data";
import { isNone, readSizes } from "./load-sizes";
import { filledSizes, rememberSizes } from "./load-stamp";

async function main(): Promise<void> {
  const sizes = readSizes(process.argv.slice(2), "npm run load:data --");
  const { folders, databaseUrl } = findRunningSettings(loadConfig(configTable, process.env));
  const print = (text: string) => {
    process.stdout.write(`${text}\n`);
  };
  if (isDeepStrictEqual(filledSizes(folders), sizes)) {
    print("The rows are there already.");
    return;
  }
  await fillLoadData({ sizes, databaseUrl, now: new Date(), live: print });
  rememberSizes(folders, sizes);
  const { classes, members, progress } = sizes;
  print(
    isNone(sizes)
      ? "Removed all generated rows."
      : `${classes} classes, ${members} members, ${progress} positions`,
  );
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
