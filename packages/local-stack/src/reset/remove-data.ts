import { readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { DataFolders } from "../places/data-folders";

/**
 * Removes what a stack keeps. The folder around it goes too when nothing else is in it: a person
 * may have named one that holds more than ours, such as the checkout itself.
 */
export function removeData(folders: DataFolders): void {
  const { base, outOfCheckout, postgres, redis, keys, run } = folders;
  const own = [postgres, outOfCheckout, redis, path.join(base, "media"), keys, run];
  for (const folder of own) rmSync(folder, { recursive: true, force: true });
  if (readdirSync(base).length === 0) rmdirSync(base);
}
