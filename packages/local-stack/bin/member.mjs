import { spawnSync } from "node:child_process";
import { inRoot, pinnedNode } from "../bootstrap/paths.mjs";
import { prepareServers, SERVER_STEPS } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

await runCommand(SERVER_STEPS, async (progress) => {
  await prepareServers(progress);
  const program = inRoot("packages/local-stack/dist/member-story/main.js");
  const args = [program, ...process.argv.slice(2)];
  return spawnSync(pinnedNode, args, { cwd: inRoot(), stdio: "inherit" }).status ?? 1;
});
