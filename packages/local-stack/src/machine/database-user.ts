import { statSync } from "node:fs";
import path from "node:path";

/** PostgreSQL refuses to run as root, so under root it runs as `nobody`. */
export interface DatabaseUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65_534;
const OTHERS_MAY_ENTER = 0o001;

export const runsAsRoot = (): boolean => process.getuid?.() === 0;

export const databaseUser = (): DatabaseUser => (runsAsRoot() ? { uid: NOBODY, gid: NOBODY } : {});

/** Under root, for example, a 0700 home blocks the user `nobody`. */
export function isReachable(folder: string): boolean {
  if (!runsAsRoot()) return true;
  for (let step = folder; ; step = path.dirname(step)) {
    if ((statSync(step).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (step === path.dirname(step)) return true;
  }
}
