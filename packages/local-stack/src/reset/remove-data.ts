import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { checkout } from "../checkout/checkout";
import type { DataFolders } from "../checkout/data-folders";

/** Nobody else's, with whatever benches left in it. */
const STANDARD = path.join(checkout, ".eightcount");

/**
 * Removes what a stack keeps. Of a folder that a person named only its own parts go: it may hold
 * more, or be the checkout itself.
 */
export function removeData(folders: DataFolders): void {
  const { base, outOfCheckout, postgres, redis, keys, run } = folders;
  const parts = [postgres, redis, path.join(base, "media"), keys, run];
  for (const folder of [outOfCheckout, ...(base === STANDARD ? [base] : parts)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  if (existsSync(base) && readdirSync(base).length === 0) rmdirSync(base);
}
