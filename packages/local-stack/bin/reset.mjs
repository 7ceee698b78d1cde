import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { hasPinnedNode, inRoot, pinnedNode } from "../bootstrap/paths.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const RESET = inRoot("packages/local-stack/dist/reset/main.js");

await runCommand(0, () => {
  if (hasPinnedNode() && existsSync(RESET)) {
    return spawnSync(pinnedNode, [RESET], { cwd: inRoot(), stdio: "inherit" }).status ?? 1;
  }
  // Without a build no process can be running, so deleting the files is enough.
  rmSync(inRoot(".eightcount"), { recursive: true, force: true });
  return 0;
});
