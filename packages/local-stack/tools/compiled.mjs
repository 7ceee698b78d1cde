import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { inRoot, pinnedNode } from "../bootstrap/paths.mjs";

export function compiledPackages() {
  const compiler = inRoot("node_modules/typescript/bin/tsc");
  // stdout belongs to the calling tool, because `migrate diff --script` is piped into a file.
  const options = { cwd: inRoot(), stdio: ["ignore", 2, 2] };
  const { status } = spawnSync(pinnedNode, [compiler, "-b", "packages/test-kit"], options);
  if (status !== 0) process.exit(1);
  return createRequire(inRoot("packages/test-kit/package.json"));
}
