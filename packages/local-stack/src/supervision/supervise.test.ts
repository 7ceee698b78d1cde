import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type FixtureCheckout, fixtureCheckout } from "../testing/fixture-checkout";
import { processesIn, type RunningFixture, runFixture } from "../testing/running-fixture";
import { processStamp } from "./process-stamp";

// Each test starts a dozen processes: on a busy machine that takes a while.
jest.setTimeout(120_000);

let fixture: FixtureCheckout;
const started: RunningFixture[] = [];

function run(env?: Readonly<Record<string, string>>): RunningFixture {
  const running = runFixture(fixture, env);
  started.push(running);
  return running;
}

async function stop(running: RunningFixture): Promise<number | null> {
  running.process.kill("SIGTERM");
  return running.exitCode;
}

const recordedPids = (): readonly number[] => {
  const record = JSON.parse(readFileSync(path.join(fixture.runFolder, "processes.json"), "utf8"));
  return record.children.map(({ pid }: { pid: number }) => pid);
};

const stopOrder = (): string =>
  readFileSync(path.join(fixture.root, "stopped"), "utf8").trim().replaceAll("\n", ",");

async function ask(url: string): Promise<{ name: string; pid: number; from: string }> {
  const answer = await fetch(url);
  return (await answer.json()) as { name: string; pid: number; from: string };
}

beforeEach(() => {
  fixture = fixtureCheckout();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map(stop));
  fixture.remove();
});

it("starts everything, stops everything within 5 s, and keeps the data for the next start", async () => {
  const first = run();
  const { site, databases } = await first.ready;
  expect((await ask(`${site}/`)).name).toBe("client");
  expect(first.lines.join("\n")).toContain("password Dance123 as\n  trial  t@example.com");
  const client = new Client({ connectionString: databases.viewing });
  await client.connect();
  await client.query("INSERT INTO thing VALUES (7)");
  await client.end();
  const pids = recordedPids();
  expect(pids.length).toBeGreaterThan(9);

  const askedAt = Date.now();
  expect(await stop(first)).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(5_000);
  expect(stopOrder()).toMatch(/^(client,gateway|gateway,client),(\w+,){4}sandbox$/);
  expect(pids.filter((pid) => processStamp(pid) !== null)).toEqual([]);
  expect(processesIn(fixture.root)).toEqual([]);

  rmSync(path.join(fixture.runFolder, "seed-viewing.log"));
  const second = run();
  const again = new Client({ connectionString: (await second.ready).databases.viewing });
  await again.connect();
  expect((await again.query("SELECT id FROM thing")).rows).toEqual([{ id: 7 }]);
  await again.end();
  expect(existsSync(path.join(fixture.runFolder, "seed-viewing.log"))).toBe(false);
});

it("a stop lets the requests in flight end, and still takes less than 5 s", async () => {
  const running = run();
  const { site } = await running.ready;
  const asked = Promise.all([ask(`${site}/graphql?slow`), ask(`${site}/slow`)]);
  await sleep(100);
  const askedAt = Date.now();
  expect(await stop(running)).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(5_000);
  expect((await asked).map(({ name }) => name)).toEqual(["gateway", "client"]);
  expect(processesIn(fixture.root)).toEqual([]);
});

it("names a process that dies with its last lines and starts it again", async () => {
  const running = run();
  const { site, gateway } = await running.ready;
  const before = await ask(`${site}/graphql`);
  await fetch(`${gateway}/fall`).catch(() => undefined);
  const line = await running.says("gateway ended (exit code 3)");
  expect(line).toContain("the floor gave way");
  expect(line).toContain("starting it again (1 of 3)");
  for (let after = before; after.pid === before.pid; ) {
    await sleep(50);
    after = await ask(`${site}/graphql`).catch(() => before);
  }
  expect(await running.says("ready again")).toBe("gateway is ready again");
});

it("stops the whole stack when a process dies a fourth time", async () => {
  const running = run();
  const { viewing } = await running.ready;
  while (running.process.exitCode === null) {
    await fetch(`${viewing}/fall`).catch(() => undefined);
    await sleep(50);
  }
  expect(await running.exitCode).toBe(1);
  expect(running.lines.at(-1)).toContain("viewing ended (exit code 3)");
  expect(processesIn(fixture.root)).toEqual([]);
});

it("takes the next port when one is taken, and says so", async () => {
  const squatter = createServer().listen(0, "127.0.0.1");
  await once(squatter, "listening");
  const { port } = squatter.address() as AddressInfo;
  const running = run({ PORT: String(port) });
  const { site } = await running.ready;
  const own = Number(new URL(site).port);
  expect(own).toBeGreaterThan(port);
  expect(running.lines).toContain(`Port ${port} is taken: edge uses ${own}.`);
  squatter.close();
});

it("refuses a second start from the same folder and leaves the first alone", async () => {
  const first = run();
  const { site } = await first.ready;
  const second = run();
  expect(await second.exitCode).toBe(1);
  expect(second.lines.join()).toContain(`Eightcount already runs at ${site} from this folder`);
  expect((await ask(`${site}/`)).name).toBe("client");
});

it("ends what a killed supervisor left behind before it starts", async () => {
  const first = run();
  await first.ready;
  const pids = recordedPids();
  first.process.kill("SIGKILL");
  await first.exitCode;
  const second = run();
  await second.ready;
  expect(await second.says("Ended leftovers of a killed run")).toContain("postgres");
  expect(pids.filter((pid) => processStamp(pid) !== null)).toEqual([]);
});

it("stops everything when the process that started it is gone", async () => {
  const running = run();
  await running.ready;
  running.process.disconnect();
  expect(await running.exitCode).toBe(0);
  expect(processesIn(fixture.root)).toEqual([]);
});

it("goes on without the films when the disk is full, and says so once", async () => {
  const running = run();
  const { site } = await running.ready;
  await running.says("films ended early: films: the disk is full; finished classes stay playable");
  expect((await ask(`${site}/`)).name).toBe("client");
});

it("says in one sentence that Redis cannot be had", async () => {
  const running = run({ PATH: fixture.root });
  expect(await running.exitCode).toBe(1);
  expect(running.lines.at(-1)).toMatch(/^\nRedis is needed and was not found: [^\n]+\n$/);
  expect(processesIn(fixture.root)).toEqual([]);
});

it("names every bad key at once and starts nothing", async () => {
  const running = run({ PORT: "eighty", EIGHTCOUNT_DURABILITY: "never" });
  expect(await running.exitCode).toBe(1);
  expect(running.lines.join()).toContain('PORT "eighty" is not valid');
  expect(running.lines.join()).toContain('EIGHTCOUNT_DURABILITY "never" is not valid');
  expect(existsSync(path.join(fixture.root, ".eightcount"))).toBe(false);
});

it("stops cleanly in the middle of starting", async () => {
  const running = run();
  await running.says("Redis and the sandbox");
  expect(await stop(running)).toBe(0);
  expect(processesIn(fixture.root)).toEqual([]);
});

it("lists every part that is not built instead of starting half a product", async () => {
  rmSync(path.join(fixture.root, "gateway/dist/main.js"));
  rmSync(path.join(fixture.root, "subgraphs/billing/dist/seed/main.js"));
  const running = run();
  expect(await running.exitCode).toBe(1);
  expect(running.lines.join()).toContain("- gateway/dist/main.js");
  expect(running.lines.join()).toContain("- subgraphs/billing/dist/seed/main.js");
});

it("works below a folder that only its owner may enter", async () => {
  fixture.remove();
  fixture = fixtureCheckout(0o700);
  const running = run();
  const { databases } = await running.ready;
  const client = new Client({ connectionString: databases.accounts });
  await client.connect();
  expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await client.end();
});
