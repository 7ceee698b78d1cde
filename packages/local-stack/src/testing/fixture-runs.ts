import { readFileSync } from "node:fs";
import path from "node:path";
import { findRedis } from "../redis/find-redis";
import { type FixtureCheckout, fixtureCheckout } from "./fixture-checkout";
import { type RunningFixture, runFixture } from "./running-fixture";

const started: RunningFixture[] = [];

/** Every test of the file gets a checkout of its own; what it runs there ends with it. */
export function eachInItsOwnCheckout(): () => FixtureCheckout {
  let fixture: FixtureCheckout;
  // The fixtures share what is fetched here.
  beforeAll(() => findRedis());
  beforeEach(() => {
    fixture = fixtureCheckout();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map(stop));
    fixture.remove();
  });
  return () => fixture;
}

/** Starts the checkout's supervisor. */
export function run(
  fixture: FixtureCheckout,
  env?: Readonly<Record<string, string>>,
): RunningFixture {
  const running = runFixture(fixture, env);
  started.push(running);
  return running;
}

/** Stops a supervisor as a terminal would; answers its exit code. */
export async function stop(running: RunningFixture): Promise<number | null> {
  running.process.kill("SIGTERM");
  return running.exitCode;
}

/** The processes the supervisor wrote down. */
export function recordedPids(fixture: FixtureCheckout): readonly number[] {
  const record = JSON.parse(readFileSync(path.join(fixture.runFolder, "processes.json"), "utf8"));
  return record.children.map(({ pid }: { pid: number }) => pid);
}

/** What the fixture's processes answer to every request. */
export async function ask(url: string): Promise<{ name: string; pid: number; from: string }> {
  const answer = await fetch(url);
  return (await answer.json()) as { name: string; pid: number; from: string };
}
