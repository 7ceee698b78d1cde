import path from "node:path";
import { checkout } from "../checkout/checkout";
import type { ProcessPlan, ReadySign } from "../supervision/process-plan";
import { pinoWarning } from "../supervision/warnings";
import { localUrl, type MeasuredName, measuredNames, type StackSettings } from "./stack-settings";

const TELEMETRY = path.join(checkout, "packages/service-kit/dist/telemetry/register.js");

// Eight processes on one person's machine: a quarter of the memory for a few more collections.
const SMALL_HEAP = "--max-semi-space-size=4";

/** One of our own Node programs. */
export interface NodeProgram {
  readonly name: string;
  /** The compiled entry, relative to the checkout. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly ready: ReadySign;
  /** What this stack decides: nobody's environment overrides it. */
  readonly wiring: Readonly<Record<string, string>>;
  /** Local defaults of outside services, for as long as the person sets nothing else. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly niceness?: number;
}

function telemetry(name: string, settings: StackSettings): Readonly<Record<string, string>> {
  return {
    OTEL_SERVICE_NAME: name,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${localUrl(settings.ports.sandbox)}/otlp`,
    ...metrics(name, settings),
    OTEL_LOGS_EXPORTER: "none",
    // A person who looks at the trace viewer has just clicked: 5 s would feel broken.
    OTEL_BSP_SCHEDULE_DELAY: "1000",
  };
}

const isMeasured = (name: string): name is MeasuredName =>
  measuredNames.some((measured) => measured === name);

/** Seeds and films end before anybody could read their metrics. */
function metrics(name: string, settings: StackSettings): Readonly<Record<string, string>> {
  if (!isMeasured(name)) return { OTEL_METRICS_EXPORTER: "none" };
  return {
    OTEL_METRICS_EXPORTER: "prometheus",
    OTEL_EXPORTER_PROMETHEUS_HOST: "127.0.0.1",
    OTEL_EXPORTER_PROMETHEUS_PORT: String(settings.metricsPorts[name]),
  };
}

/** The plan for a Node program: the pinned Node, telemetry first, and the whole environment. */
export function nodeProcess(program: NodeProgram, settings: StackSettings): ProcessPlan {
  const { name, entry, args = [], ready, wiring, defaults, niceness } = program;
  return {
    name,
    command: process.execPath,
    args: [SMALL_HEAP, "--require", TELEMETRY, path.join(checkout, entry), ...args],
    env: {
      ...telemetry(name, settings),
      ...defaults,
      ...settings.outerEnv,
      NODE_ENV: "development",
      NODE_COMPILE_CACHE: path.join(checkout, ".cache/node"),
      HOST: "127.0.0.1",
      ...wiring,
    },
    ready,
    stopSignal: "SIGTERM",
    ...(niceness !== undefined && { niceness }),
    warningIn: pinoWarning,
  };
}

/** A program that serves HTTP is ready when `/readyz` answers. */
export const readyz = (port: number): ReadySign => ({
  kind: "url",
  url: `${localUrl(port)}/readyz`,
});
