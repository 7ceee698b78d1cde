import { spawnSync } from "node:child_process";
import { inRoot, pinnedNode, toolEnvironment } from "../bootstrap/paths.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const PICTURES = "client/journeys/eyes/pictures.test.ts";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const args = [inRoot("node_modules/jest/bin/jest.js"), PICTURES, "--selectProjects", "pictures"];
  const of = process.argv.slice(2).join(",") || "everybody";
  const settings = { EIGHTCOUNT_PICTURES: "update", EIGHTCOUNT_PICTURES_OF: of };
  const env = { ...toolEnvironment(), ...settings };
  return spawnSync(pinnedNode, args, { cwd: inRoot(), env, stdio: "inherit" }).status ?? 1;
});
