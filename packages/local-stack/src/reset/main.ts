import { rmSync } from "node:fs";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "../config";
import { dataFolders } from "../places/data-folders";
import { RunRecord } from "../supervision/run-record";

/** Removes accounts, progress, films and keys: the next start is a first start. */
async function main(): Promise<void> {
  const config = loadConfig(configTable, process.env);
  const folders = dataFolders(config.dataFolder, config.mediaFolder);
  await new RunRecord(folders.run).claim();
  for (const folder of [folders.postgres, folders.outOfCheckout, folders.base]) {
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`Removed ${folders.base}: the next start begins from nothing.\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
