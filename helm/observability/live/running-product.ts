import { readFileSync } from "node:fs";
import path from "node:path";

interface TargetGroup {
  readonly targets: readonly string[];
  readonly labels: { readonly job: string };
}

export const checkout = path.resolve(import.meta.dirname, "../../..");

/** A product that `npm start` runs from this checkout. */
export interface RunningProduct {
  readonly dataFolder: string;
  /** Names the metrics of every process, for Prometheus' `file_sd_configs`. */
  readonly targetsFile: string;
  readonly components: readonly string[];
}

const NOT_RUNNING = "Eightcount is not running here. Start it with npm start.";

async function responds({ targets }: TargetGroup): Promise<boolean> {
  const reply = await fetch(`http://${targets[0]}/metrics`).catch(() => null);
  return reply?.ok ?? false;
}

/** @throws Error if none of its processes serves metrics. */
export async function findRunningProduct(env = process.env): Promise<RunningProduct> {
  const dataFolder = path.resolve(checkout, env.EIGHTCOUNT_DATA_FOLDER || ".eightcount");
  const targetsFile = path.join(dataFolder, "run/metrics-targets.json");
  const groups = readTargets(targetsFile);
  const responses = await Promise.all(groups.map(responds));
  if (!responses.includes(true)) throw new Error(NOT_RUNNING);
  return { dataFolder, targetsFile, components: groups.map(({ labels }) => labels.job) };
}

function readTargets(file: string): readonly TargetGroup[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as TargetGroup[];
  } catch {
    throw new Error(NOT_RUNNING);
  }
}
