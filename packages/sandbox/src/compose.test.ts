import { once } from "node:events";
import { Agent, request } from "node:http";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { compose } from "./compose";
import { configTable } from "./config";
import { type ProviderDatabase, providerDatabase } from "./testing/provider-database";

let database: ProviderDatabase;
beforeAll(async () => {
  database = await providerDatabase();
});
afterAll(() => database.close());

function started(env: Readonly<Record<string, string>> = {}) {
  const config = loadConfig(configTable, {
    PORT: "0",
    EIGHTCOUNT_SANDBOX_SMTP_PORT: "0",
    EIGHTCOUNT_SANDBOX_DATABASE_URL: database.url,
    ...env,
  });
  const logger = createLogger("sandbox-test");
  logger.level = "silent";
  return compose(config, { logger });
}

describe("the sandbox as a process", () => {
  it("ends once, however often it is asked: Ctrl-C and its supervisor may both say so", async () => {
    const sandbox = await started();
    await Promise.all([sandbox.close(), sandbox.close()]);
    await expect(fetch(`http://127.0.0.1:${sandbox.port}/livez`)).rejects.toThrow();
  });

  it("keeps a connection longer than the edge does", async () => {
    const sandbox = await started();
    const agent = new Agent({ keepAlive: true });
    const [answer] = await once(
      request({ port: sandbox.port, host: "127.0.0.1", path: "/livez", agent }).end(),
      "response",
    );
    expect(answer.headers["keep-alive"]).toBe("timeout=65");
    answer.resume();
    agent.destroy();
    await sandbox.close();
  });

  it("forgets at its start what nobody can use any more, and nothing else", async () => {
    await (await started()).close();
    const { pool } = database;
    for (const [name, age] of [
      ["new", "0 days"],
      ["old", "40 days"],
    ]) {
      await pool.query(
        `insert into sandbox.token values ($1, 'credit_card', '{}', now() - $2::interval)`,
        [name, age],
      );
      await pool.query(
        "insert into sandbox.idempotent_reply values ($1, 'x', 200, '', now() - $2::interval)",
        [name, age],
      );
      for (const state of ["waiting", "delivered"]) {
        await pool.query(
          `insert into sandbox.webhook (account_code, body, state, created_at)
           values ($1, '{}', $2, now() - $3::interval)`,
          [`${name} ${state}`, state, age],
        );
      }
    }
    await (await started()).close();
    const left = async (column: string, table: string) =>
      (await pool.query(`select ${column} as name from sandbox.${table} order by 1`)).rows.map(
        ({ name }) => name as string,
      );
    expect(await left("id", "token")).toEqual(["new"]);
    expect(await left("key", "idempotent_reply")).toEqual(["new"]);
    expect(await left("account_code", "webhook")).toEqual([
      "new delivered",
      "new waiting",
      "old waiting",
    ]);
  });

  it("shows its mailbox by its own host names only, and its health by any", async () => {
    const sandbox = await started({
      EIGHTCOUNT_PUBLIC_URL: "https://dance.example",
      EIGHTCOUNT_KNOWN_HOSTS: "192.168.1.5",
    });
    const statusFor = (path: string, host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = sandbox;
        request({ host: "127.0.0.1", port, path, headers: { host } }, (reply) => {
          reply.resume();
          resolve(reply.statusCode);
        })
          .on("error", reject)
          .end();
      });
    for (const own of ["localhost:4020", "127.0.0.1:4020", "dance.example", "192.168.1.5:4020"]) {
      expect([own, await statusFor("/mailbox", own)]).toEqual([own, 200]);
    }
    for (const path of ["/mailbox", "/mailbox.json", "/traces", "/sandbox", "/engagement.json"]) {
      expect([path, await statusFor(path, "evil.example:4020")]).toEqual([path, 421]);
    }
    expect(await statusFor("/readyz", "evil.example:4020")).toBe(200);
    await sandbox.close();
  });

  it("says which media key is none before it starts", () => {
    const env = {
      CF_PUBLIC_KEY: "-----BEGIN PUBLIC KEY-----\\nnothing\\n-----END PUBLIC KEY-----",
    };
    expect(() => loadConfig(configTable, env)).toThrow(/CF_PUBLIC_KEY.*is not a PEM public key/);
  });
});
