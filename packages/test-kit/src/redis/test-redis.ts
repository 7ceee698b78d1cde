import { isRunning } from "@eightcount/local-stack/machine/is-running";
import { createClient } from "redis";
import { REDIS_DATABASES } from "../servers/open-servers";
import { testServers } from "../servers/test-servers";

const leaseKey = (index: number) => `test-lease:${index}`;

export interface TestRedis {
  readonly url: string;
  flush(): Promise<void>;
  close(): Promise<void>;
}

async function connected(url: string) {
  const client = createClient({ url });
  client.on("error", () => undefined);
  await client.connect();
  // A test that forgets close() must not keep Jest from exiting.
  client.unref();
  return client;
}

type Client = Awaited<ReturnType<typeof connected>>;

// Takes over the lease of a dead process. The comparison ensures that only one taker succeeds.
const TAKE_OVER = `if redis.call("GET", KEYS[1]) == ARGV[1] then
  redis.call("SET", KEYS[1], ARGV[2]) return 1 end return 0`;

async function lease(admin: Client, index: number): Promise<boolean> {
  const key = leaseKey(index);
  const mine = String(process.pid);
  if ((await admin.set(key, mine, { condition: "NX" })) === "OK") return true;
  const holder = await admin.get(key);
  if (holder === null || isRunning(Number(holder))) return false;
  return (await admin.eval(TAKE_OVER, { keys: [key], arguments: [holder, mine] })) === 1;
}

async function takeIndex(admin: Client): Promise<number> {
  for (let index = 1; index < REDIS_DATABASES; index += 1) {
    if (await lease(admin, index)) return index;
  }
  throw new Error(`all ${REDIS_DATABASES} Redis test databases are in use`);
}

export async function testRedis(): Promise<TestRedis> {
  const servers = await testServers();
  const admin = await connected(`redis://127.0.0.1:${servers.redisPort}/0`);
  const index = await takeIndex(admin);
  const url = `redis://127.0.0.1:${servers.redisPort}/${index}`;
  const client = await connected(url);
  const flush = async () => {
    await client.flushDb();
  };
  await flush();
  const close = async () => {
    await flush();
    await admin.del(leaseKey(index));
    await Promise.all([client.close(), admin.close()]);
    await servers.release();
  };
  return { url, flush, close };
}
