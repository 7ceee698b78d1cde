import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inRoot, pinnedNode, toolEnvironment } from "../bootstrap/paths.mjs";
import { PREPARE_STEPS, prepare, prepareServers, SERVER_STEPS } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const [bench, ...args] = process.argv.slice(2);

const needsBrowser = bench?.startsWith("client/") === true;

await runCommand(needsBrowser ? PREPARE_STEPS : SERVER_STEPS, async (progress) => {
  const file = `${bench}.ts`;
  if (!bench || !existsSync(inRoot(file))) {
    throw new Error(
      "usage: node packages/local-stack/bin/bench.mjs <path of a .bench file, without .ts>",
    );
  }
  await (needsBrowser ? prepare : prepareServers)(progress);
  const options = { cwd: inRoot(), env: toolEnvironment(), stdio: "inherit" };
  return spawnSync(pinnedNode, [inRoot(file), ...args], options).status ?? 1;
});
