import { spawnSync } from "node:child_process";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { dataFolders } from "../checkout/data-folders";
import { configTable } from "../config";
import type { StackSettings } from "../processes/stack-settings";
import { storyProcess } from "../processes/subgraph.process";
import { runningSettings } from "../stack/settings";
import { RunRecord } from "../supervision/run-record";
import { renderStory } from "./render-story";
import { accountStory, membershipStory } from "./story";

const MOST_BYTES = 64 * 1_024 * 1_024;

function findSettings(): StackSettings {
  const config = loadConfig(configTable, process.env);
  const folders = dataFolders(config.dataFolder, config.mediaFolder);
  const running = new RunRecord(folders.run).findRunning();
  if (!running) throw new Error("Eightcount is not running here. Start it with npm start.");
  const ports = running.ports as StackSettings["ports"];
  return runningSettings(config, folders, { ports, publicUrl: running.site });
}

function tell(name: "accounts" | "billing", settings: StackSettings, subject: string): unknown {
  const { command, args, env } = storyProcess(name, settings, subject);
  const end = spawnSync(command, [...args], { env, encoding: "utf8", maxBuffer: MOST_BYTES });
  if (end.status === 0) return JSON.parse(end.stdout);
  throw new Error(end.stderr.trim() || `reading the story from ${name} failed`);
}

function main(): void {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) throw new Error("usage: npm run member -- EMAIL");
  const settings = findSettings();
  const account = accountStory.parse(tell("accounts", settings, email));
  const membership = membershipStory.parse(tell("billing", settings, account.memberId));
  process.stdout.write(`${renderStory(account, membership)}\n`);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
