import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "../../is-running.mjs";
import { inRoot } from "../../paths.mjs";
import { textTable } from "../../text-table.mjs";
import { dataFoldersOfStacks } from "../target.mjs";
import { findProcesses } from "../usage/stack-processes.mjs";
import { selfTimes } from "./self-times.mjs";

const SECONDS = 10;
const INSPECTOR = "packages/local-stack/dist/inspector/with-inspector.js";

/** The id of a Node process of the stack that runs. A stack of `make load` comes first. */
function pidOf(name) {
  const stacks = dataFoldersOfStacks().map(findProcesses).filter(Boolean);
  const running = stacks.find(({ pids }) => isRunning(pids.edge));
  if (!running) throw new Error("No stack of this checkout runs. Start a load or npm start first.");
  const names = ["edge", ...Object.keys(running.metrics)];
  if (!names.includes(name)) throw new Error(`Name one of ${names.join(", ")}.`);
  return running.pids[name];
}

/** Samples what a process does. Returns a profile that Chromium's developer tools open. */
export async function profileOf(pid, seconds, port) {
  const { withInspector } = await import(inRoot(INSPECTOR));
  return withInspector(
    pid,
    async (inspector) => {
      await inspector.call("Profiler.enable");
      await inspector.call("Profiler.start");
      await wait(seconds * 1_000);
      return (await inspector.call("Profiler.stop")).profile;
    },
    port,
  );
}

const tableOf = (title, rows) =>
  textTable([
    [title, "of its busy time"],
    ...rows.map(({ name, share }) => [name, `${(share * 100).toFixed(1)} %`]),
  ]);

/** Takes a CPU profile of a running process of the stack, stores it, and prints what took long. */
export async function takeProfile(progress, { results, startedAt }, [name, seconds = SECONDS]) {
  if (!(Number(seconds) > 0)) throw new Error("Give the seconds as a number above 0.");
  const pid = pidOf(name);
  const file = path.join(
    results,
    `${startedAt.slice(0, 19).replaceAll(":", "-")}-${name}.cpuprofile`,
  );
  let profile;
  await progress.step(`${name} for ${seconds} s`, async () => {
    profile = await profileOf(pid, Number(seconds));
    mkdirSync(results, { recursive: true });
    writeFileSync(file, JSON.stringify(profile));
    return path.relative(process.cwd(), file);
  });
  const { packages, functions } = selfTimes(profile);
  process.stdout.write(`\n${tableOf("package", packages)}\n\n${tableOf("function", functions)}\n`);
}
