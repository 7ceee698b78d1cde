import { setTimeout as sleep } from "node:timers/promises";
import {
  fetchIdentity,
  recordedPids,
  run,
  withFixtureCheckout,
} from "@eightcount/test-kit/fixtures/fixture-runs";
import { processesIn } from "@eightcount/test-kit/fixtures/running-fixture";
import { processStamp } from "../supervision/process-stamp";

// Each test starts a dozen processes: on a busy machine that takes a while.
jest.setTimeout(300_000);

const checkoutOf = withFixtureCheckout();

it("reports a process that dies with its last lines and restarts it", async () => {
  const fixture = checkoutOf();
  const running = run(fixture);
  const { site, gateway } = await running.ready;
  const before = await fetchIdentity(`${site}/graphql`);
  await fetch(`${gateway}/fall`).catch(() => undefined);
  const line = await running.waitForLine("gateway ended (exit code 3)");
  expect(line).toContain("the floor gave way");
  expect(line).toContain("restarting (1 of 3)");
  for (let after = before; after.pid === before.pid; ) {
    await sleep(50);
    after = await fetchIdentity(`${site}/graphql`).catch(() => before);
  }
  expect(await running.waitForLine("ready again")).toBe("gateway is ready again");
});

it("stops the whole stack when a process dies a fourth time", async () => {
  const fixture = checkoutOf();
  const running = run(fixture);
  const { viewing } = await running.ready;
  while (running.process.exitCode === null) {
    await fetch(`${viewing}/fall`).catch(() => undefined);
    await sleep(50);
  }
  expect(await running.exitCode).toBe(1);
  expect(running.lines.at(-1)).toContain("viewing ended (exit code 3)");
  expect(processesIn(fixture.root)).toEqual([]);
});

it("stops processes left over from a killed supervisor before it starts", async () => {
  const fixture = checkoutOf();
  const first = run(fixture);
  await first.ready;
  const pids = recordedPids(fixture);
  first.process.kill("SIGKILL");
  await first.exitCode;
  const second = run(fixture);
  await second.ready;
  expect(await second.waitForLine("Stopped processes left over from a killed run")).toContain(
    "postgres",
  );
  expect(pids.filter((pid) => processStamp(pid) !== null)).toEqual([]);
});

it("continues without the films when the disk is full, and reports it once", async () => {
  const fixture = checkoutOf();
  const running = run(fixture);
  const { site } = await running.ready;
  await running.waitForLine(
    "films ended early: films: the disk is full; finished classes stay playable",
  );
  expect((await fetchIdentity(`${site}/`)).name).toBe("client");
});
