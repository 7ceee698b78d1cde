import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Lists tracked and new files, relative to the checkout, sorted. Ignored and deleted ones are left out. */
export function listFiles(root: string): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.trim().split("\n"))]
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}
