import { Inspector } from "@eightcount/local-stack/inspector/inspector";
import { usedBytes } from "@eightcount/local-stack/inspector/used-bytes";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import {
  EVERY_TRACE,
  readTraceRates,
  type TraceRates,
  traceRateOf,
} from "@eightcount/rules/telemetry/trace-rates";
import type { BenchOperation } from "./operations.ts";
import { productionRates } from "./production-rates.ts";
import { print } from "./report.ts";
import { type ServiceName, ServiceProcesses, serviceNames } from "./service-processes.ts";
import type { Stores } from "./stores.ts";
import { type SinkKind, TraceSink } from "./trace-sink.ts";
import { Traffic } from "./traffic.ts";

const CONNECTIONS = 12;
const MEGABYTE = 1_048_576;
/** OpenTelemetry's default, as in production. More exports of fewer spans would cost more. */
const EXPORT_DELAY_MS = "5000";

export const variantNames = [
  "off",
  "metrics",
  "production",
  "full",
  "sink down",
  "sink slow",
] as const;
export type VariantName = (typeof variantNames)[number];

const EVERYTHING = "*=1";
const sinks: Readonly<Partial<Record<VariantName, SinkKind>>> = {
  production: "fast",
  full: "fast",
  "sink down": "down",
  "sink slow": "slow",
};

/** One set of processes, with telemetry of one kind and a sink of its own. */
export class Variant {
  readonly name: VariantName;
  readonly services: ServiceProcesses;
  private readonly sink: TraceSink | null;
  private readonly rates: TraceRates;
  private readonly inspectors: readonly number[];

  private constructor(
    name: VariantName,
    services: ServiceProcesses,
    sink: TraceSink | null,
    { rates, inspectors }: { readonly rates: TraceRates; readonly inspectors: readonly number[] },
  ) {
    this.name = name;
    this.services = services;
    this.sink = sink;
    this.rates = rates;
    this.inspectors = inspectors;
  }

  static async open(
    name: VariantName,
    { stores, keysUrl }: { readonly stores: Stores; readonly keysUrl: string },
  ): Promise<Variant> {
    const kind = sinks[name];
    const sink = kind ? await TraceSink.open(kind) : null;
    const rates = name === "production" ? productionRates() : EVERYTHING;
    const traces = sink && {
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.url,
      OTEL_BSP_SCHEDULE_DELAY: EXPORT_DELAY_MS,
      EIGHTCOUNT_TRACE_RATES: rates,
    };
    const telemetry = name === "off" ? null : { ...traces };
    const inspectors = await Promise.all(serviceNames.map(() => anyFreePort()));
    const nodeOptions = (service: ServiceName) => [
      `--inspect=127.0.0.1:${inspectors[serviceNames.indexOf(service)]}`,
    ];
    const services = await ServiceProcesses.start({ stores, keysUrl, telemetry, nodeOptions });
    const read = readTraceRates(rates) ?? EVERY_TRACE;
    return new Variant(name, services, sink, { rates: read, inspectors });
  }

  /** Memory in use by all processes, in megabytes, after collecting garbage. */
  async usedMb(): Promise<number> {
    let sum = 0;
    for (const port of this.inspectors) {
      const inspector = await Inspector.open(port);
      sum += await usedBytes(inspector);
      inspector.close();
    }
    return sum / MEGABYTE;
  }

  get exports(): number {
    return this.sink?.received ?? 0;
  }

  /** Sends what one round has of an operation. Returns how many requests failed. */
  async send(operation: BenchOperation): Promise<number> {
    const traffic = await Traffic.open({ port: this.services.gatewayPort, count: CONNECTIONS });
    const rate = traceRateOf(this.rates, operation.clientName);
    const amount = { requests: operation.requests };
    const { failed, complaint } = await traffic.send(operation, amount, rate);
    traffic.close();
    if (complaint !== null) print(`${this.name}, first failure: ${complaint}`);
    return failed;
  }

  async close(): Promise<void> {
    await this.services.end();
    this.sink?.close();
  }
}
