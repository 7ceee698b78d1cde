import { type OpenServers, openServers } from "./open-servers";

export const POSTGRES_KEY = "EIGHTCOUNT_TEST_POSTGRES_PORT";
export const REDIS_KEY = "EIGHTCOUNT_TEST_REDIS_PORT";

export interface TestServers {
  readonly postgresPort: number;
  readonly redisPort: number;
  release(): Promise<void>;
}

let own: Promise<OpenServers> | null = null;
let users = 0;

/** Returns the servers of this Jest run, or starts servers for this process. */
export async function testServers(): Promise<TestServers> {
  const { [POSTGRES_KEY]: postgres, [REDIS_KEY]: redis } = process.env;
  if (postgres && redis) {
    return {
      postgresPort: Number(postgres),
      redisPort: Number(redis),
      release: () => Promise.resolve(),
    };
  }
  users += 1;
  own ??= openServers();
  const { postgresPort, redisPort } = await own;
  return { postgresPort, redisPort, release };
}

async function release(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const ending = own;
  own = null;
  await (await ending)?.close();
}
