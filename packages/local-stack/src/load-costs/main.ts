import { setTimeout as sleep } from "node:timers/promises";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { subgraphNames } from "../checkout/checkout";
import { dataFolders } from "../checkout/data-folders";
import { configTable } from "../config";
import { findRunningSettings } from "../stack/find-running-settings";
import { RunRecord } from "../supervision/run-record";
import { allProcessTimes, secondsOfTree } from "./process-times";
import { type Written, WrittenRows } from "./written-rows";

const EVERY_MS = 1_000;
/** The edge is part of the process that supervises all others. */
const EDGE = "edge";

interface Sample extends Written {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** CPU seconds that each process of the stack has used. */
  readonly cpu: Readonly<Record<string, number>>;
}

function usedCpu(record: RunRecord): Record<string, number> {
  const times = allProcessTimes();
  const [supervisor, ...children] = record.processes();
  const own = times.find(({ pid }) => pid === supervisor?.pid)?.ownSeconds ?? 0;
  const ofChildren = children.map(({ name, pid }) => [name, secondsOfTree(pid, times)] as const);
  return { [EDGE]: own, ...Object.fromEntries(ofChildren) };
}

/** Prints what each process has used and what was written, every second as a line of JSON. */
async function main(): Promise<void> {
  if (process.platform !== "linux") throw new Error("CPU is measured on Linux only.");
  const config = loadConfig(configTable, process.env);
  const { databaseUrl } = findRunningSettings(config);
  const record = new RunRecord(dataFolders(config.dataFolder, config.mediaFolder).run);
  const written = await WrittenRows.open(databaseUrl(subgraphNames[0]), subgraphNames);
  let isStopping = false;
  process.once("SIGTERM", () => {
    isStopping = true;
  });
  while (!isStopping) {
    const read = await written.read();
    const sample: Sample = { at: Date.now(), cpu: usedCpu(record), ...read };
    process.stdout.write(`${JSON.stringify(sample)}\n`);
    await sleep(EVERY_MS);
  }
  await written.close();
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
