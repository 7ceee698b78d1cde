import path from "node:path";
import { standardFolder } from "./results.mjs";

/** What to run, from the environment that `make load` passes on. */
export function readSettings(env, now = new Date()) {
  const { JOURNEY: journey = "search", WORKLOAD: workload = "smoke" } = env;
  const startedAt = now.toISOString();
  return {
    journey,
    workload,
    rate: env.RATE ?? "",
    time: env.TIME ?? "",
    seed: env.SEED ?? "",
    traces: env.TRACES ?? "",
    data: env.DATA ?? "",
    target: env.TARGET ?? "",
    sandbox: env.SANDBOX ?? "",
    port: env.PORT ?? "4000",
    results: env.RESULTS ? path.resolve(env.RESULTS) : standardFolder,
    startedAt,
    id: `${startedAt.slice(0, 19).replaceAll(":", "-")}-${journey}-${workload}`,
  };
}
