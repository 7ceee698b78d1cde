import { mkdirSync } from "node:fs";
import path from "node:path";
import { dataFolders } from "@eightcount/local-stack/checkout/data-folders";
import { withFileLock } from "@eightcount/local-stack/machine/file-lock";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { prepareDataFolder } from "@eightcount/local-stack/postgres/data-folder";
import { postgresProcess } from "@eightcount/local-stack/processes/postgres.process";
import { redisProcess } from "@eightcount/local-stack/processes/redis.process";
import { findRedis } from "@eightcount/local-stack/redis/find-redis";
import { Reporter } from "@eightcount/local-stack/reports/reporter";
import { ProcessGroup } from "@eightcount/local-stack/supervision/process-group";
import { AlreadyRunningError, RunRecord } from "@eightcount/local-stack/supervision/run-record";
import { testsFolder } from "./tests-folder";

/** Each test file leases one. See `testRedis`. */
export const REDIS_DATABASES = 512;

const STOP_WITHIN_MS = 10_000;

export interface OpenServers {
  readonly postgresPort: number;
  readonly redisPort: number;
  close(): Promise<void>;
  kill(): void;
}

/** Concurrent runs get separate folders. Later runs reuse PostgreSQL's folder and its templates. */
export async function openServers(): Promise<OpenServers> {
  const { folders, record } = await withFileLock(path.join(testsFolder(), "servers"), claimFolders);
  const ports = { postgres: await anyFreePort(), redis: await anyFreePort() };
  const settings = { folders, ports, outerEnv: process.env };
  const processGroup = new ProcessGroup({
    runFolder: folders.run,
    record,
    // Tests fail on their own when a server is gone.
    reporter: new Reporter(() => undefined),
    onGivenUp: () => undefined,
  });
  const close = async () => {
    await processGroup.shutDown();
    await processGroup.stop(["postgres", "redis"], STOP_WITHIN_MS);
    record.release();
  };
  try {
    await prepareDataFolder(folders.postgres, "forgetful");
    await Promise.all([
      processGroup.start(postgresProcess(settings, "forgetful")),
      processGroup.start(
        redisProcess({ ...settings, databases: REDIS_DATABASES }, await findRedis()),
      ),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    postgresPort: ports.postgres,
    redisPort: ports.redis,
    close,
    kill: () => processGroup.killAll(),
  };
}

async function claimFolders() {
  for (let number = 1; ; number += 1) {
    const base = path.join(testsFolder(), `servers-${number}`);
    mkdirSync(base, { recursive: true, mode: 0o755 });
    const folders = dataFolders(base, "");
    const record = new RunRecord(folders.run);
    if (record.isOurs()) continue;
    try {
      await record.claim();
      return { folders, record };
    } catch (error) {
      if (!(error instanceof AlreadyRunningError)) throw error;
    }
  }
}
