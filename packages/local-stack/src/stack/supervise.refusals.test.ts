import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import {
  fetchIdentity,
  run,
  withFixtureCheckout,
} from "@eightcount/test-kit/fixtures/fixture-runs";
import { processesIn } from "@eightcount/test-kit/fixtures/running-fixture";

// Each test starts a dozen processes: on a busy machine that takes a while.
jest.setTimeout(300_000);

const checkoutOf = withFixtureCheckout();

it("takes the next port when one is taken, and says so", async () => {
  const fixture = checkoutOf();
  const squatter = createServer().listen(0, "127.0.0.1");
  await once(squatter, "listening");
  const { port } = squatter.address() as AddressInfo;
  const running = run(fixture, { PORT: String(port) });
  const { site } = await running.ready;
  const own = Number(new URL(site).port);
  expect(own).toBeGreaterThan(port);
  expect(running.lines).toContain(`Port ${port} is in use; edge uses ${own} instead.`);
  squatter.close();
});

it("refuses a second start from the same folder and leaves the first alone", async () => {
  const fixture = checkoutOf();
  const first = run(fixture);
  const { site } = await first.ready;
  const second = run(fixture);
  expect(await second.exitCode).toBe(1);
  expect(second.lines.join()).toContain(
    `Eightcount is already running at ${site} from this folder`,
  );
  expect((await fetchIdentity(`${site}/`)).name).toBe("client");
});

it("says in one sentence that Redis is missing", async () => {
  const fixture = checkoutOf();
  rmSync(path.join(fixture.root, ".cache"), { recursive: true, force: true });
  const running = run(fixture, { PATH: fixture.root });
  expect(await running.exitCode).toBe(1);
  expect(running.lines.at(-1)).toMatch(/^\nRedis was not found: [^\n]+\n$/);
  expect(processesIn(fixture.root)).toEqual([]);
});

it("names every bad key at once and starts nothing", async () => {
  const fixture = checkoutOf();
  const running = run(fixture, {
    PORT: "eighty",
    EIGHTCOUNT_DURABILITY: "never",
    EIGHTCOUNT_PUBLIC_URL: "https://dance.example/app",
    REDIS_URL: "localhost:6379",
  });
  expect(await running.exitCode).toBe(1);
  expect(running.lines.join()).toContain('PORT "eighty" is not valid');
  expect(running.lines.join()).toContain('EIGHTCOUNT_DURABILITY "never" is not valid');
  expect(running.lines.join()).toContain("must end after its host or port");
  expect(running.lines.join()).toContain("must be a URL that starts with redis://");
  expect(existsSync(path.join(fixture.root, ".eightcount"))).toBe(false);
});

it("lists every part that is not built instead of starting half a product", async () => {
  const fixture = checkoutOf();
  rmSync(path.join(fixture.root, "gateway/dist/main.js"));
  rmSync(path.join(fixture.root, "subgraphs/billing/dist/prisma/seed/main.js"));
  const running = run(fixture);
  expect(await running.exitCode).toBe(1);
  expect(running.lines.join()).toContain("- gateway/dist/main.js");
  expect(running.lines.join()).toContain("- subgraphs/billing/dist/prisma/seed/main.js");
});
