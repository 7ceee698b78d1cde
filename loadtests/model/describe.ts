import { type ActName, actNames, perDancerHour } from "../evening.ts";
import { predictBreakpoint } from "./breakpoint.ts";
import { type Capacity, capacityFor, services } from "./capacity.ts";
import { type ByName, type Costs, sum } from "./costs.ts";
import type { GeneratedParts } from "./document.ts";
import type { Inputs, MeasuredBreakpoint } from "./inputs.ts";

const CONCURRENT = [10_000, 100_000, 1_000_000];
/** The mix may miss its prediction by this share. */
const TOLERANCE = 0.2;
/** Processes that exist on one machine only: production has a load balancer, and real providers. */
const LOCAL_ONLY = new Set(["edge", "sandbox", "films"]);

const number = (value: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 1 : 0 });
const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1);

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Everything in docs/capacity.md that is computed. */
export function generatedParts({ costs, measured }: Inputs): GeneratedParts {
  if (costs === null) {
    return { ...NOT_MEASURED, behavior: behavior() };
  }
  return {
    measurement: measurement(costs),
    behavior: behavior(),
    costs: costTable(costs),
    needs: needTable(costs),
    comparison: comparison(costs, measured),
  };
}

const NOT_MEASURED = {
  measurement: "Not every act has been measured yet.",
  costs: "Unknown.",
  needs: "Unknown.",
  comparison: "Unknown.",
};

/** A machine whose own programs make costs look higher, and breakpoints lower. */
const isBusy = (load: number, cores: number) => load > cores;

function measurement({ machine, data, measuredAt, commit, idle }: Costs): string {
  const { cpu, cores, memoryGb, loadDuring } = machine;
  const warning = isBusy(loadDuring, cores)
    ? [
        `Other programs used the machine meanwhile (load average ${loadDuring}), which makes every cost higher.`,
        "**Measure again on a quiet machine before you plan with these figures.**",
      ]
    : [];
  return [
    `Measured on ${measuredAt} at commit ${commit}: ${cores} cores of ${cpu}, ${memoryGb} GB of memory,`,
    `${contentOf(data)}. Idle, the stack uses ${milliseconds(sum(idle.cpuCores))} cores.`,
    ...warning,
  ].join("\n");
}

function contentOf(data: string): string {
  if (data === "") return "the demo content";
  const sizes = data.split(",").map((size) => number(Number(size)));
  return `${sizes.join(" / ")} generated classes / members / positions`;
}

/** How often a dancer does what, as the document states it. */
const behavior = (): string =>
  table([
    ["act", "per dancer and hour"],
    ...actNames.map((name) => [name, number(perDancerHour[name])]),
  ]);

const shownProcesses = [
  "gateway",
  "accounts",
  "catalogue",
  "viewing",
  "billing",
  "postgres",
  "redis",
];

function costTable({ acts }: Costs): string {
  const row = (name: ActName) => {
    const { calls, cpuMs, rows, logBytes } = acts[name];
    return [
      name,
      number(sum(calls)),
      ...shownProcesses.map((process) => milliseconds(cpuMs[process] ?? 0)),
      milliseconds(othersOf(cpuMs)),
      number(sum(rows)),
      number(logBytes / 1_000),
    ];
  };
  const head = ["act", "requests", ...shownProcesses, "others", "rows", "log KB"];
  return table([head, ...actNames.map(row)]);
}

/** CPU of the client's server and what runs locally only. */
const othersOf = (cpuMs: ByName) =>
  sum(cpuMs) - shownProcesses.reduce((total, name) => total + (cpuMs[name] ?? 0), 0);

function needTable(costs: Costs): string {
  const needs = CONCURRENT.map((dancers) => capacityFor(dancers, costs));
  const row = (name: string, read: (need: Capacity) => string) => [name, ...needs.map(read)];
  return table([
    ["concurrent dancers", ...CONCURRENT.map(number)],
    row("requests per second", (need) => number(need.requestsPerSecond)),
    row("recorded traces per second", (need) => number(need.tracesPerSecond)),
    ...services.map((name) =>
      row(
        `pods of ${name}`,
        ({ pods, cores }) => `${number(pods[name])} (${number(cores[name] ?? 0)} cores used)`,
      ),
    ),
    row("rows written per second", (need) => number(sum(need.rowsPerSecond))),
    row("of them by viewing", (need) => number(need.rowsPerSecond.viewing ?? 0)),
    row("write-ahead log, MB per second", (need) => number(need.logMegabytesPerSecond)),
    row("cores of PostgreSQL", (need) => number(need.databaseCores)),
    row("database machines of 16 cores", (need) => number(need.databaseShards)),
    row("Redis instances", (need) => number(need.redisShards)),
    row("US dollars per hour at the peak", (need) => number(need.dollarsPerHour)),
  ]);
}

function comparison(costs: Costs, measured: MeasuredBreakpoint | null): string {
  const { perSecond, limit, cpuMs } = predictBreakpoint(costs);
  const { k6 = 0, ...product } = cpuMs;
  const local = sum(
    Object.fromEntries(Object.entries(product).filter(([name]) => LOCAL_ONLY.has(name))),
  );
  const predicted = [
    `One arrival of the mix takes ${milliseconds(sum(product))} ms of CPU, ${milliseconds(local)} ms of it in processes that`,
    `production does not have, and ${milliseconds(k6)} ms of k6. On this machine, ${limit === "machine" ? "all cores are" : `the ${limit}'s core is`} busy first:`,
    `**predicted breakpoint ${number(perSecond)} arrivals per second**.`,
  ].join("\n");
  return `${predicted}\n\n${verdictOn(perSecond, costs, measured)}`;
}

function verdictOn(predicted: number, costs: Costs, measured: MeasuredBreakpoint | null): string {
  if (measured === null) return "No run has been compared with it yet.";
  const { heldPerSecond, brokenPerSecond, misses, measuredAt, machine } = measured;
  const found =
    brokenPerSecond === null
      ? `all steps up to ${number(heldPerSecond)} per second held`
      : `${number(heldPerSecond)} per second held, and ${number(brokenPerSecond)} per second did not (${misses.join(", ")})`;
  const sentences = [
    `In the run of ${measuredAt}, ${found}.`,
    isWithin(predicted, measured)
      ? `The prediction is within ${TOLERANCE * 100} % of it.`
      : `The prediction is **not** within ${TOLERANCE * 100} % of it.`,
  ];
  if (isBusy(machine.loadBefore, machine.cores)) {
    const load = `load average ${machine.loadBefore} on ${machine.cores} cores`;
    sentences.push(`Other programs used the machine (${load}), so that the run proves little.`);
  }
  if (machine.cpu !== costs.machine.cpu || machine.cores !== costs.machine.cores) {
    sentences.push("The run took place on another machine than the measurement.");
  }
  return sentences.join("\n");
}

/** The breakpoint lies between two steps, and each of them may be meant. */
function isWithin(predicted: number, { heldPerSecond, brokenPerSecond }: MeasuredBreakpoint) {
  const upper = brokenPerSecond ?? heldPerSecond;
  return predicted >= heldPerSecond * (1 - TOLERANCE) && predicted <= upper * (1 + TOLERANCE);
}
