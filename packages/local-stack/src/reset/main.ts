import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { dataFolders } from "../checkout/data-folders";
import { configTable } from "../config";
import { RunRecord } from "../supervision/run-record";
import { removeData } from "./remove-data";

async function main(): Promise<void> {
  const config = loadConfig(configTable, process.env);
  const folders = dataFolders(config.dataFolder, config.mediaFolder);
  await new RunRecord(folders.run).claim();
  removeData(folders);
  process.stdout.write(`Removed the data in ${folders.base}. The next start creates it again.\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
