import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { LaunchCommand } from "@eightcount/local-stack/machine/launch-command";
import { keptServer, stopKeptServer } from "./kept-server";
import { testsFolder } from "./tests-folder";

/** Says that it listens, and its process id. */
const SERVER = `console.log("listens", process.pid); setInterval(() => {}, 1000);`;

const command: LaunchCommand = {
  command: process.execPath,
  args: ["--eval", SERVER],
  user: {},
  readyLine: "listens",
  stopSignal: "SIGTERM",
};
const name = `kept-${process.pid}`;
const stateFile = path.join(testsFolder(), `${name}.json`);

afterAll(() => rmSync(path.join(testsFolder(), `${name}.log`), { force: true }));

async function untilGone(file: string): Promise<void> {
  while (existsSync(file)) await sleep(20);
}

it("starts one server for everybody who asks at the same time, and ends it after the last", async () => {
  let launches = 0;
  const launch = async () => {
    launches += 1;
    return command;
  };
  const users = await Promise.all([1, 2, 3].map(() => keptServer(name, launch)));
  expect(launches).toBe(1);
  expect(new Set(users.map(({ port }) => port)).size).toBe(1);

  await stopKeptServer(name);
  await sleep(200);
  expect(existsSync(stateFile)).toBe(true);
  for (const user of users) user.release();
  await untilGone(stateFile);

  const next = await keptServer(name, launch);
  expect(launches).toBe(2);
  next.release("stop");
  await untilGone(stateFile);
});

it("says why a server did not start", async () => {
  const failing = {
    ...command,
    args: ["--eval", `console.error("no such data"); process.exit(4)`],
  };
  const starting = keptServer(name, async () => failing);
  await expect(starting).rejects.toThrow(/did not start: it ended with 4: no such data/);
});
