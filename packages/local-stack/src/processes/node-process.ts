import path from "node:path";
import { checkout } from "../checkout/checkout";
import type { ProcessPlan, ReadySign } from "../supervision/process-plan";
import { pinoWarning } from "../supervision/warnings";
import { localUrl, type MeasuredName, measuredNames, type StackSettings } from "./stack-settings";

const TELEMETRY = path.join(checkout, "packages/service-kit/dist/telemetry/register.js");

export interface NodeProgram {
  readonly name: string;
  readonly entry: string;
  readonly args?: readonly string[];
  readonly ready: ReadySign;
  /** Set by the stack. The user's environment cannot override it. */
  readonly wiring: Readonly<Record<string, string>>;
  /** Local defaults for third-party services, which the user's environment may override. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly niceness?: number;
}

function telemetry(name: string, settings: StackSettings): Readonly<Record<string, string>> {
  return {
    OTEL_SERVICE_NAME: name,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${localUrl(settings.ports.sandbox)}/otlp`,
    ...(name === "sandbox" ? sandboxMetrics(settings) : { OTEL_METRICS_EXPORTER: "none" }),
    OTEL_LOGS_EXPORTER: "none",
    // The default of 5 s would feel broken in the trace viewer.
    OTEL_BSP_SCHEDULE_DELAY: "1000",
  };
}

const isMeasured = (name: string): name is MeasuredName =>
  measuredNames.some((measured) => measured === name);

/** The sandbox is no process of the product, so the exporter opens the port for it. */
const sandboxMetrics = ({ metricsPorts }: StackSettings): Readonly<Record<string, string>> => ({
  OTEL_METRICS_EXPORTER: "prometheus",
  OTEL_EXPORTER_PROMETHEUS_HOST: "127.0.0.1",
  OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPorts.sandbox),
});

/** One port for all would let only the first process start, so the user's own is ignored. */
const metricsPort = (name: string, { metricsPorts }: StackSettings): string =>
  isMeasured(name) && name !== "sandbox" ? String(metricsPorts[name]) : "";

export function nodeProcess(program: NodeProgram, settings: StackSettings): ProcessPlan {
  const { name, entry, args = [], ready, wiring, defaults, niceness } = program;
  return {
    name,
    command: process.execPath,
    args: [
      `--max-semi-space-size=${settings.youngHeapMb}`,
      ...["--require", TELEMETRY, path.join(checkout, entry)],
      ...args,
    ],
    env: {
      ...telemetry(name, settings),
      ...defaults,
      ...settings.outerEnv,
      NODE_ENV: "development",
      NODE_COMPILE_CACHE: path.join(checkout, ".cache/node"),
      HOST: "127.0.0.1",
      METRICS_PORT: metricsPort(name, settings),
      ...wiring,
    },
    ready,
    stopSignal: "SIGTERM",
    ...(niceness !== undefined && { niceness }),
    warningIn: pinoWarning,
  };
}

export const readyz = (port: number): ReadySign => ({
  kind: "url",
  url: `${localUrl(port)}/readyz`,
});
