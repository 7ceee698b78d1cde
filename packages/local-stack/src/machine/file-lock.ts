import { lock } from "proper-lockfile";

const RETRY_MS = 100;
const GIVE_UP_MS = 600_000;

/** The lock of a dead process expires after ten seconds. `work` must not block for that long. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await lock(file, {
    realpath: false,
    retries: { retries: GIVE_UP_MS / RETRY_MS, factor: 1, minTimeout: RETRY_MS },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
