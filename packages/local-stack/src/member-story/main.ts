import { spawnSync } from "node:child_process";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "../config";
import type { StackSettings } from "../processes/stack-settings";
import { storyProcess } from "../processes/subgraph.process";
import { findRunningSettings } from "../stack/find-running-settings";
import { renderStory } from "./render-story";
import { accountStory, membershipStory } from "./story";

const MOST_BYTES = 64 * 1_024 * 1_024;

function tell(name: "accounts" | "billing", settings: StackSettings, subject: string): unknown {
  const { command, args, env } = storyProcess(name, settings, subject);
  const end = spawnSync(command, [...args], { env, encoding: "utf8", maxBuffer: MOST_BYTES });
  if (end.status === 0) return JSON.parse(end.stdout);
  throw new Error(end.stderr.trim() || `reading the story from ${name} failed`);
}

function main(): void {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) throw new Error("usage: npm run member -- EMAIL");
  const settings = findRunningSettings(loadConfig(configTable, process.env));
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
