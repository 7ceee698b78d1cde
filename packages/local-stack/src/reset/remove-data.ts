import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { checkout } from "../checkout/checkout";
import type { DataFolders } from "../checkout/data-folders";

/** The default folder is removed completely, including what benches left. */
const STANDARD = path.join(checkout, ".eightcount");

/** A custom folder may contain other files, so only the stack's own parts are removed. */
export function removeData(folders: DataFolders): void {
  const { base, outOfCheckout, postgres, redis, keys, run } = folders;
  const parts = [postgres, redis, path.join(base, "media"), keys, run];
  for (const folder of [outOfCheckout, ...(base === STANDARD ? [base] : parts)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  if (existsSync(base) && readdirSync(base).length === 0) rmdirSync(base);
}
