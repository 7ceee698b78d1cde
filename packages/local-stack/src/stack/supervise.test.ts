import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type FixtureCheckout,
  fixtureCheckout,
} from "@eightcount/test-kit/fixtures/fixture-checkout";
import {
  fetchIdentity,
  recordedPids,
  run,
  stop,
  withFixtureCheckout,
} from "@eightcount/test-kit/fixtures/fixture-runs";
import { processesIn } from "@eightcount/test-kit/fixtures/running-fixture";
import { Client } from "pg";
import { processStamp } from "../supervision/process-stamp";

// Each test starts a dozen processes: on a busy machine that takes a while.
jest.setTimeout(300_000);

const checkoutOf = withFixtureCheckout();

/** Returns the lines the checkout's processes wrote to a file. */
function lines({ root }: FixtureCheckout, file: string): readonly string[] {
  const at = path.join(root, file);
  return existsSync(at) ? readFileSync(at, "utf8").trim().split("\n") : [];
}

it("starts everything, stops everything within 5 s, and keeps the data for the next start", async () => {
  const fixture = checkoutOf();
  const first = run(fixture);
  const { site, databases } = await first.ready;
  expect((await fetchIdentity(`${site}/`)).name).toBe("client");
  expect(first.lines.join("\n")).toContain("password Dance123 as\n  trial  t@example.com");
  const client = new Client({ connectionString: databases.viewing });
  await client.connect();
  await client.query("INSERT INTO thing VALUES (7)");
  await client.end();
  const pids = recordedPids(fixture);
  expect(pids.length).toBeGreaterThan(9);

  const targets = path.join(fixture.runFolder, "metrics-targets.json");
  expect(JSON.parse(readFileSync(targets, "utf8"))).toContainEqual({
    targets: [expect.stringMatching(/^127\.0\.0\.1:\d+$/)],
    labels: { job: "viewing" },
  });

  const askedAt = Date.now();
  expect(await stop(first)).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(5_000);
  expect(lines(fixture, "stopped").join()).toMatch(
    /^(client,gateway|gateway,client),(\w+,){4}sandbox$/,
  );
  expect(pids.filter((pid) => processStamp(pid) !== null)).toEqual([]);
  expect(processesIn(fixture.root)).toEqual([]);

  rmSync(path.join(fixture.runFolder, "seed-viewing.log"));
  const second = run(fixture);
  const again = new Client({ connectionString: (await second.ready).databases.viewing });
  await again.connect();
  expect((await again.query("SELECT id FROM thing")).rows).toEqual([{ id: 7 }]);
  await again.end();
  expect(existsSync(path.join(fixture.runFolder, "seed-viewing.log"))).toBe(false);
});

it("a stop lets the requests in flight end, and still takes less than 5 s", async () => {
  const fixture = checkoutOf();
  const running = run(fixture);
  const { site } = await running.ready;
  const asked = Promise.all([fetchIdentity(`${site}/graphql?slow`), fetchIdentity(`${site}/slow`)]);
  let isAnswered = false;
  void asked.catch(() => undefined).then(() => (isAnswered = true));
  while (lines(fixture, "asked").length < 2 && !isAnswered) await sleep(20);
  const askedAt = Date.now();
  expect(await stop(running)).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(5_000);
  expect((await asked).map(({ name }) => name)).toEqual(["gateway", "client"]);
  expect(processesIn(fixture.root)).toEqual([]);
});

it("stops everything when the process that started it is gone", async () => {
  const fixture = checkoutOf();
  const running = run(fixture);
  await running.ready;
  running.process.disconnect();
  expect(await running.exitCode).toBe(0);
  expect(processesIn(fixture.root)).toEqual([]);
});

it("stops cleanly in the middle of starting", async () => {
  const fixture = checkoutOf();
  const running = run(fixture);
  await running.waitForLine("Redis and the sandbox");
  expect(await stop(running)).toBe(0);
  expect(processesIn(fixture.root)).toEqual([]);
});

it("works below a folder that only its owner may enter", async () => {
  const fixture = fixtureCheckout(0o700);
  const running = run(fixture);
  const { databases } = await running.ready;
  const client = new Client({ connectionString: databases.accounts });
  await client.connect();
  expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await client.end();
  await stop(running);
  fixture.remove();
});
