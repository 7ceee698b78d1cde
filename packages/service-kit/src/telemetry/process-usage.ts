import { processMetrics } from "@eightcount/rules/telemetry/process-metrics";
import type { Observation } from "./observe";

const MICROSECONDS = 1_000_000;

export const processUsage: Observation = (report) => {
  const { memoryUsage, cpuTime, uptime } = processMetrics;
  const { user, system } = process.cpuUsage();
  report(memoryUsage, process.memoryUsage.rss(), {});
  report(cpuTime, user / MICROSECONDS, { cpuMode: "user" });
  report(cpuTime, system / MICROSECONDS, { cpuMode: "system" });
  report(uptime, process.uptime(), {});
};
