import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot, pinnedNode } from "../paths.mjs";
import { installPrometheus } from "./prometheus.mjs";

const PROGRAMS = {
  start: "helm/observability/live/start/main.ts",
  queries: "helm/observability/live/queries/main.ts",
  "game-day": "helm/observability/live/game-day/main.ts",
};

const USAGE = `usage: observability.mjs               watches the running product with Prometheus and the local alerts
       observability.mjs prometheus    finds Prometheus and promtool, or fetches them
       observability.mjs queries       runs the query of every panel and rule
       observability.mjs game-day      causes alerts and heals them; stops and changes the running product`;

/** Steps that a command shows. */
export const stepsOf = () => 1;

export async function observe(progress, [command = "start", ...args]) {
  const program = PROGRAMS[command];
  if (!program && command !== "prometheus") throw new Error(USAGE);
  const { prometheus } = await prepare(progress);
  return program ? run(program, args, { EIGHTCOUNT_PROMETHEUS: prometheus }) : 0;
}

async function prepare(progress) {
  let programs;
  await progress.step("Prometheus", async (live) => {
    programs = await installPrometheus(live);
    return programs.prometheus;
  });
  return programs;
}

/** Ctrl-C reaches the program, too. A signal to this process alone must be forwarded. */
async function run(program, args, env) {
  const child = spawn(
    pinnedNode,
    ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", inRoot(program), ...args],
    { cwd: inRoot(), env: { ...process.env, ...env }, stdio: "inherit" },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, "exit");
  return code ?? 1;
}
