/**
 * Measures what a request costs on its whole way, and beside it a floor of bare processes. Run `npm
 * run bench:graph`, or after a build `node gateway/bench/graph.bench.ts`. Needs only the checkout.
 * `--save` stores the result as the baseline.
 */
import { parseArgs } from "node:util";
import { conventionMetrics } from "@eightcount/rules/telemetry/convention-metrics";
import { readTraceRates, traceRateOf } from "@eightcount/rules/telemetry/trace-rates";
import { samplesIn, seriesName } from "@eightcount/service-kit/telemetry/samples";
import { compare, storeBaseline } from "./baseline.ts";
import { causes } from "./causes.ts";
import { fill } from "./content.ts";
import { atMost, table, textTable } from "./figures.ts";
import { Floor } from "./floor.ts";
import { FLOOR_TABLE } from "./floor-plan.ts";
import { type BenchOperation, progress, search } from "./operations.ts";
import { type CauseShares, Probe, type Probed } from "./probe.ts";
import { productionRates } from "./production-rates.ts";
import { machine, print, store } from "./report.ts";
import { type Measured, measure, totalMs } from "./saturation.ts";
import { ServiceProcesses, serviceNames } from "./service-processes.ts";
import { Stores } from "./stores.ts";
import { TokenIssuer } from "./token-issuer.ts";
import { TraceSink } from "./trace-sink.ts";

const MEMBERS = 500;
const COUNTED = new Set([seriesName(conventionMetrics.statementDuration)]);

const { values } = parseArgs({ options: { save: { type: "boolean", default: false } } });

interface Result extends Probed {
  readonly graph: Measured;
  readonly floor: Measured;
}

interface Setup {
  readonly stores: Stores;
  readonly services: ServiceProcesses;
  readonly probe: Probe;
}

async function measureFloor(
  { stores }: Setup,
  operation: BenchOperation,
  { hops, bytes }: Pick<Probed, "hops"> & Pick<Measured, "bytes">,
): Promise<Measured> {
  const { title } = operation;
  const responseBytes = Math.round(bytes.response);
  const floor = await Floor.start(stores, { operation: title, responseBytes, hops });
  const statements = () => Promise.resolve(0);
  const { postgresPid } = stores;
  const bare = { ...operation, isGood: (response: string) => response.includes(" 200 OK") };
  try {
    return await measure({ port: floor.port, pids: floor.pids, postgresPid, statements }, bare, 0);
  } finally {
    await floor.end();
  }
}

async function measureGraph(
  { stores, services }: Setup,
  operation: BenchOperation,
  traceRate: number,
): Promise<Measured> {
  const pids = new Map(serviceNames.map((name) => [name, services.pid(name)]));
  const statements = async () =>
    samplesIn(await services.scrape(), COUNTED).reduce((sum, { value }) => sum + value, 0);
  const { gatewayPort: port } = services;
  return measure({ port, pids, postgresPid: stores.postgresPid, statements }, operation, traceRate);
}

const number = (value: number, digits = 2) => value.toFixed(digits);

function describe(title: string, { graph, floor, hops, causes: byProcess }: Result): void {
  const rows = [
    ["", "graph", "floor", "graph / floor"],
    row("requests per second", graph.requestsPerSecond, floor.requestsPerSecond),
    row("CPU per request, ms", totalMs(graph), totalMs(floor)),
    ...Object.keys(graph.cpuMs).map((name) =>
      row(`  ${name}`, graph.cpuMs[name] ?? 0, floor.cpuMs[name] ?? 0),
    ),
    row("p50 at half, ms", graph.p50, floor.p50),
    row("p99 at half, ms", graph.p99, floor.p99),
    row("statements", graph.statements, hops.length),
    row("bytes received by the member", graph.bytes.response, floor.bytes.response),
    row("generator, cores", graph.generatorCores, floor.generatorCores),
  ];
  const shares = [...byProcess].map(([name, found]: [string, CauseShares]) => [
    name,
    ...causes.map((cause) => number(found[cause] * (graph.cpuMs[name] ?? 0), 3)),
  ]);
  print(`\n${title}\n${textTable(rows)}`);
  print(`\nCPU per request by cause, ms\n${textTable([["", ...causes], ...shares])}`);
  for (const { subgraph, times, requestBytes, responseBytes } of hops) {
    print(`gateway → ${subgraph}: ${times} × ${requestBytes} bytes, ${responseBytes} back`);
  }
}

const row = (name: string, graph: number, floor: number): readonly string[] => [
  name,
  number(graph),
  number(floor),
  floor > 0 ? number(graph / floor) : "",
];

async function run(): Promise<Readonly<Record<string, Result>>> {
  const stores = await Stores.open();
  const issuer = await TokenIssuer.open();
  const sink = await TraceSink.open("fast");
  const ends: (() => Promise<void>)[] = [];
  try {
    const content = await fill(stores);
    await stores.query("viewing", FLOOR_TABLE);
    const members = await issuer.members(MEMBERS);
    const rates = productionRates();
    const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url, EIGHTCOUNT_TRACE_RATES: rates };
    const plan = { stores, keysUrl: issuer.url, telemetry };
    const services = await ServiceProcesses.start(plan);
    ends.push(() => services.end());
    const probe = new Probe();
    ends.push(() => probe.end());
    await probe.start(plan);
    const results: Record<string, Result> = {};
    for (const operation of [search(content, members), progress(content, members)]) {
      const parsed = readTraceRates(rates);
      const rate = parsed ? traceRateOf(parsed, operation.clientName) : 1;
      const setup = { stores, services, probe };
      const graph = await measureGraph(setup, operation, rate);
      const probed = await probe.probe(operation, rate);
      const floor = await measureFloor(setup, operation, { ...probed, ...graph });
      results[operation.title] = { graph, floor, ...probed };
      describe(operation.title, { graph, floor, ...probed });
    }
    return results;
  } finally {
    await Promise.all(ends.map((end) => end()));
    sink.close();
    issuer.close();
    await stores.remove();
  }
}

const before = machine();
const results = await run();
const multiples = Object.fromEntries(
  Object.entries(results).map(([name, { graph, floor }]) => [
    name,
    totalMs(graph) / totalMs(floor),
  ]),
);
const failed = Object.values(results).reduce(
  (sum, { graph, floor }) => sum + graph.failed + floor.failed,
  0,
);
const figures = [...compare(multiples), atMost("failed requests", failed, 0)];
print(`\n${table(figures)}`);
if (values.save) storeBaseline(multiples);
const stored = Object.entries(results).map(([name, { causes: byProcess, ...result }]) => [
  name,
  { ...result, causes: Object.fromEntries(byProcess) },
]);
store("graph", { machine: before, operations: Object.fromEntries(stored), figures });
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
