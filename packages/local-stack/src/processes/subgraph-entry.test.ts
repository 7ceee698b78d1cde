import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { checkout, subgraphNames } from "../checkout/checkout";

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

/** Resolves with the port once the process logs that it listens. */
async function listening(child: ChildProcess, name: string): Promise<number> {
  if (!child.stdout) throw new Error("the process has no output");
  const seen: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    seen.push(line);
    if (line.includes(`${name} listening`)) return (JSON.parse(line) as { port: number }).port;
  }
  throw new Error(`${name} ended before it listened:\n${seen.join("\n")}`);
}

describe.each(subgraphNames)("the processes of %s", (name) => {
  it.each([
    ["main.js", name],
    ["worker-main.js", `${name}-worker`],
  ])("%s serves its health and ends in order", async (entry, processName) => {
    const database = await testDatabase(name);
    const child = spawn(process.execPath, [`subgraphs/${name}/dist/src/${entry}`], {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        LOG_LEVEL: "info",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const port = await listening(child, processName);
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([200, "ok"]);
      const graph = await fetch(`http://127.0.0.1:${port}/graphql`, { method: "POST" });
      // A worker has no graph; the graph takes signed requests only.
      expect(graph.status).toBe(entry === "main.js" ? 403 : 404);
      child.kill("SIGTERM");
      const [code] = await once(child, "exit");
      expect(code).toBe(0);
    } finally {
      child.kill("SIGKILL");
      await database.close();
    }
  });
});
