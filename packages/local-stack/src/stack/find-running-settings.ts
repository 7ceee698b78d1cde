import { dataFolders } from "../checkout/data-folders";
import type { StackSettings } from "../processes/stack-settings";
import { RunRecord } from "../supervision/run-record";
import { runningSettings, type StackConfig } from "./settings";

/** @throws Error if no stack runs on the configured data folder. */
export function findRunningSettings(config: StackConfig): StackSettings {
  const folders = dataFolders(config.dataFolder, config.mediaFolder);
  const running = new RunRecord(folders.run).findRunning();
  if (!running) throw new Error("Eightcount is not running here. Start it with npm start.");
  const ports = running.ports as StackSettings["ports"];
  return runningSettings(config, folders, { ports, publicUrl: running.site });
}
