import { Inspector } from "@eightcount/local-stack/inspector/inspector";
import type { CpuProfile } from "./causes.ts";

const INTERVAL_US = 500;

/** Starts to sample a process by the port of its inspector. Returns what stops it. */
export async function startProfile(port: number): Promise<() => Promise<CpuProfile>> {
  const inspector = await Inspector.open(port);
  await inspector.call("Profiler.enable");
  await inspector.call("Profiler.setSamplingInterval", { interval: INTERVAL_US });
  await inspector.call("Profiler.start");
  return async () => {
    const { profile } = await inspector.call<{ readonly profile: CpuProfile }>("Profiler.stop");
    inspector.close();
    return profile;
  };
}
