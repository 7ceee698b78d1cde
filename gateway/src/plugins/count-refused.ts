import { counters } from "@eightcount/rules/telemetry/registry";
import { count } from "@eightcount/service-kit/telemetry/count";

export const countRefused = (code: string): void =>
  count(counters.operationsRefused, { refusalCode: code });
