import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { checkout, subgraphNames } from "../checkout/checkout";
import { RunningProgram } from "../testing/running-program";

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

describe.each(subgraphNames)("the processes of %s", (name) => {
  it.each([
    ["main.js", name],
    ["worker-main.js", `${name}-worker`],
  ])("%s serves its health and ends in order", async (entry, processName) => {
    const database = await testDatabase(name);
    const program = new RunningProgram({
      folder: checkout,
      args: [`subgraphs/${name}/dist/src/${entry}`],
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        LOG_LEVEL: "info",
      },
    });
    try {
      const port = await program.port(processName);
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([200, "ok"]);
      const graph = await fetch(`http://127.0.0.1:${port}/graphql`, { method: "POST" });
      // A worker has no graph; the graph takes signed requests only.
      expect(graph.status).toBe(entry === "main.js" ? 403 : 404);
      expect(await program.stop()).toBe(0);
    } finally {
      program.kill();
      await database.close();
    }
  });
});
