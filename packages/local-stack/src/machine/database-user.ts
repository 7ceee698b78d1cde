import { statSync } from "node:fs";
import path from "node:path";

/** Who PostgreSQL runs as. It refuses to run as root, so root lends it the `nobody` account. */
export interface DatabaseUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65_534;
const OTHERS_MAY_ENTER = 0o001;

export const runsAsRoot = (): boolean => process.getuid?.() === 0;

export const databaseUser = (): DatabaseUser => (runsAsRoot() ? { uid: NOBODY, gid: NOBODY } : {});

/** Whether the database's user can walk down to `folder`: nobody cannot enter a 0700 home. */
export function isReachable(folder: string): boolean {
  if (!runsAsRoot()) return true;
  for (let step = folder; ; step = path.dirname(step)) {
    if ((statSync(step).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (step === path.dirname(step)) return true;
  }
}
