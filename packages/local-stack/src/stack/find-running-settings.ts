import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { dataFolders } from "../checkout/data-folders";
import { configTable } from "../config";
import type { StackSettings } from "../processes/stack-settings";
import { RunRecord } from "../supervision/run-record";
import { runningSettings } from "./settings";

/** @throws Error if no stack runs on the data folder of this process's environment. */
export function findRunningSettings(): StackSettings {
  const config = loadConfig(configTable, process.env);
  const folders = dataFolders(config.dataFolder, config.mediaFolder);
  const running = new RunRecord(folders.run).findRunning();
  if (!running) throw new Error("Eightcount is not running here. Start it with npm start.");
  const ports = running.ports as StackSettings["ports"];
  return runningSettings(config, folders, { ports, publicUrl: running.site });
}
