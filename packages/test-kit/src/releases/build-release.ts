import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";

/**
 * Checks a commit out into a work tree of its own, and installs and builds it with its own command.
 * Takes minutes the first time, and seconds afterwards, because the work tree stays in `.cache`.
 */
export function buildRelease(commit: string): string {
  const root = path.join(checkout, ".cache/releases", commit.slice(0, 7));
  const add = ["worktree", "add", "--force", "--detach", root, commit];
  if (!existsSync(path.join(root, ".git"))) execFileSync("git", add, { cwd: checkout });
  execFileSync(process.execPath, ["packages/local-stack/bin/build.mjs"], { cwd: root });
  return root;
}
