import { existsSync } from "node:fs";
import { allProcessTimes, secondsOfTree } from "@eightcount/local-stack/load-costs/process-times";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";

const SECOND_MS = 1_000;
const isLinux = existsSync("/proc/self/stat");

/**
 * CPU that the stack's processes have used, in milliseconds. It does not depend on what else the
 * machine does. Where processes do not tell it, the time that has passed.
 */
export function stackCpuMs(): number {
  if (!isLinux) return performance.now();
  return secondsOfTree(journeyStack().pid("supervisor"), allProcessTimes()) * SECOND_MS;
}
