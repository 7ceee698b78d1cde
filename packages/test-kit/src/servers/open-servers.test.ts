import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { isRunning } from "@eightcount/local-stack/machine/is-running";
import { databaseUrl } from "@eightcount/local-stack/postgres/postgres-command";
import { Client } from "pg";
import { createClient } from "redis";
import { openServers } from "./open-servers";
import { testServers } from "./test-servers";

const COMPILED = path.join(checkout, "packages/test-kit/dist/servers/open-servers.js");
/** Starts servers, reports their run folder's processes, and stays until it is killed. */
const RUN = `require(${JSON.stringify(COMPILED)}).openServers().then((servers) => process.send(servers))`;

const canPing = async ({ redisPort }: { readonly redisPort: number }) => {
  const client = createClient({
    url: `redis://127.0.0.1:${redisPort}`,
    socket: { reconnectStrategy: false },
  });
  client.on("error", () => undefined);
  const pong = await client.connect().then(
    () => client.ping(),
    () => null,
  );
  client.destroy();
  return pong === "PONG";
};

it("serves PostgreSQL and Redis until they are closed", async () => {
  const servers = await openServers();
  const client = new Client({ connectionString: databaseUrl(servers.postgresPort, "postgres") });
  await client.connect();
  const { rows } = await client.query("SHOW fsync");
  await client.end();
  expect(rows).toEqual([{ fsync: "off" }]);
  expect(await canPing(servers)).toBe(true);
  await servers.close();
  expect(await canPing(servers)).toBe(false);
});

it("gives a run at the same time servers of its own", async () => {
  const [shared, other] = await Promise.all([testServers(), openServers()]);
  expect([other.postgresPort, other.redisPort]).not.toEqual([
    shared.postgresPort,
    shared.redisPort,
  ]);
  await other.close();
  expect(await canPing(shared)).toBe(true);
  await shared.release();
});

it("ends what a killed run has left behind", async () => {
  const run = spawn(process.execPath, ["--eval", RUN], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [left] = (await once(run, "message")) as [{ readonly redisPort: number }];
  run.kill("SIGKILL");
  await once(run, "exit");
  expect(isRunning(run.pid as number)).toBe(false);
  expect(await canPing(left)).toBe(true);
  const next = await openServers();
  expect(await canPing(left)).toBe(false);
  await next.close();
});
