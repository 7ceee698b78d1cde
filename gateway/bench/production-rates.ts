import { readFileSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { readTraceRates } from "@eightcount/rules/telemetry/trace-rates";

/** The shares of traces of the chart's production values. */
export function productionRates(): string {
  const file = path.join(checkout, "helm/eightcount/values-production.yaml");
  const [, text = ""] = /^ {4}(\*=\S+)$/m.exec(readFileSync(file, "utf8")) ?? [];
  if (readTraceRates(text) === null) throw new Error(`${file} has no EIGHTCOUNT_TRACE_RATES`);
  return text;
}
