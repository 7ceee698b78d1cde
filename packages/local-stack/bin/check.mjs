import { spawnSync } from "node:child_process";
import { inRoot, pinnedNode, toolEnvironment } from "../bootstrap/places.mjs";
import { prepareServers, SERVER_STEPS } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const run = (script, args) =>
  spawnSync(pinnedNode, [inRoot("node_modules", script), ...args], {
    cwd: inRoot(),
    env: toolEnvironment(),
    stdio: "inherit",
  }).status ?? 1;

await runCommand(SERVER_STEPS, async (progress) => {
  await prepareServers(progress);
  return run("@biomejs/biome/bin/biome", ["check", "."]);
});
