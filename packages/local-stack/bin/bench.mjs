import { existsSync } from "node:fs";
import { inRoot } from "../bootstrap/paths.mjs";
import { PREPARE_STEPS, prepare, prepareServers, SERVER_STEPS } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { node } from "../bootstrap/test-parts.mjs";

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
  return node([inRoot(file), ...args]);
});
