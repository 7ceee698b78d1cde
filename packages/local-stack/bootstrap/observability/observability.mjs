import { installPrometheus } from "./prometheus.mjs";

const USAGE =
  "usage: observability.mjs prometheus    finds Prometheus and promtool, or fetches them";

/** Steps that a command shows. */
export const stepsOf = () => 1;

export async function observe(progress, [command]) {
  if (command === "prometheus") return void (await prepare(progress));
  throw new Error(USAGE);
}

async function prepare(progress) {
  let programs;
  await progress.step("Prometheus", async (live) => {
    programs = await installPrometheus(live);
    return programs.prometheus;
  });
  return programs;
}
