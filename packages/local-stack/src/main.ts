import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "./config";
import { reporterOfThisProcess } from "./reports/reporter";
import { supervise } from "./stack/supervise";

const STOP_WITHIN_MS = 4_800;

function failed(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  let stop = (): Promise<void> => Promise.resolve();
  let isStopping = false;
  const stopAndExit = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stop().then(() => process.exit(code));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stopAndExit(0));
  }
  // The parent process is gone, so there is no other way to stop this one.
  process.on("disconnect", () => stopAndExit(0));
  await supervise(
    {
      config: loadConfig(configTable, process.env),
      env: process.env,
      reporter: reporterOfThisProcess(),
      onFailed: failed,
    },
    (way) => {
      stop = way;
    },
  );
}

main().catch(failed);
