import { lock } from "proper-lockfile";

const RETRY_MS = 100;
const GIVE_UP_MS = 600_000;

/**
 * Runs `work` while no other process on this machine runs work under the same file's lock. A lock
 * whose process has died is free again after ten seconds; `work` must not block the event loop for as
 * long.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await lock(file, {
    // The file itself need not exist.
    realpath: false,
    retries: { retries: GIVE_UP_MS / RETRY_MS, factor: 1, minTimeout: RETRY_MS },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
