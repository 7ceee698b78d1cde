import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { checkout } from "../checkout/checkout";
import type { DataFolders } from "../checkout/data-folders";

/** The default folder is removed completely, including what benches left. */
const STANDARD = path.join(checkout, ".eightcount");

/**
 * A custom folder may contain other files, so only the stack's own parts are removed. Other data
 * folders keep their PostgreSQL files outside of the checkout.
 */
export function removeData(folders: DataFolders): void {
  const { base, postgres, redis, keys, run } = folders;
  const parts = [redis, path.join(base, "media"), keys, run];
  for (const folder of [postgres, ...(base === STANDARD ? [base] : parts)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const folder of [base, path.dirname(postgres)]) {
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
