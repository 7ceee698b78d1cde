import { createClient } from "redis";
import { testRedis } from "./test-redis";

it("gives two tests two databases and empties only one's own", async () => {
  const [mine, other] = await Promise.all([testRedis(), testRedis()]);
  expect(mine.url).not.toBe(other.url);
  const clients = [mine, other].map(({ url }) => createClient({ url }));
  for (const client of clients) {
    await client.connect();
    await client.set("key", "value");
  }
  await mine.flush();
  expect(await Promise.all(clients.map((client) => client.get("key")))).toEqual([null, "value"]);
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all([mine.close(), other.close()]);
});

it("keeps every key, so that no queue loses a job", async () => {
  const redis = await testRedis();
  const client = createClient({ url: redis.url });
  await client.connect();
  const { "maxmemory-policy": policy } = await client.configGet("maxmemory-policy");
  expect(policy).toBe("noeviction");
  await client.close();
  await redis.close();
});
