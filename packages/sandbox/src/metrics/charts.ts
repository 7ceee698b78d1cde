import { businessMetrics } from "@eightcount/rules/telemetry/business-metrics";
import { conventionMetrics } from "@eightcount/rules/telemetry/convention-metrics";
import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { processMetrics } from "@eightcount/rules/telemetry/process-metrics";
import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { viewingMetrics } from "@eightcount/rules/telemetry/viewing-metrics";
import { seriesName } from "@eightcount/service-kit/telemetry/samples";
import {
  by,
  growth,
  level,
  perSecond,
  quantileOf,
  quantiles,
  type Source,
  share,
  together,
  when,
} from "./lines";
import type { Reading } from "./reading";

export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly unit: "per second" | "share" | "seconds" | "count";
  /** Short enough for one line below the title. */
  readonly about: string;
  readonly whenEmpty?: string;
  /** Which of a line's values its table shows beside the last one. Defaults to `Highest`. */
  readonly extreme?: "Lowest";
  readonly source: Source;
  /** Whether a line shows the sum of its values so far. */
  readonly accumulates?: true;
  /** Whether the lines are operations, which have traces. */
  readonly hasTraces?: true;
}

const { operationDuration, operationErrors } = operationMetrics;
const { statementDuration } = conventionMetrics;
const { poolConnections, poolWaiting } = processMetrics;
const { outboxOldest, queueOldest } = eventMetrics;
const { flushRows } = viewingMetrics;
const { cacheLookups } = serviceMetrics;
const { signUps, purchases } = businessMetrics;

const spaced = (text: string): string => text.replaceAll("_", " ");
const isHit = (reading: Reading): boolean => by("cacheResult")(reading) === "hit";
/** Most processes have only the pool `main`. */
const poolLabel =
  (state: string) =>
  (reading: Reading): string =>
    [reading.process, by("pool")(reading), state].filter((word) => word !== "main").join(" ");
const isUsed = (reading: Reading): boolean => by("connectionState")(reading) === "used";
const purchaseLabel = (reading: Reading): string =>
  `${spaced(by("product")(reading))} ${by("purchaseResult")(reading)}`;

/** What the page of traces draws, in its order. */
export const charts: readonly Chart[] = [
  {
    id: "requests",
    title: "Requests",
    unit: "per second",
    about: "Responses of the gateway, by operation.",
    source: perSecond(operationDuration, by("operationName")),
    hasTraces: true,
  },
  {
    id: "errors",
    title: "Errors",
    unit: "per second",
    about: "Errors in these responses, by operation.",
    whenEmpty: "No errors yet.",
    source: perSecond(operationErrors, by("operationName")),
    hasTraces: true,
  },
  {
    id: "latency",
    title: "Latency",
    unit: "seconds",
    about: "Time to respond, over all operations.",
    source: quantiles(operationDuration, { p99: 0.99, p50: 0.5 }),
  },
  {
    id: "statements",
    title: "Statements, p95",
    unit: "seconds",
    about: "95% of them take less, by database.",
    whenEmpty: "No statement yet.",
    source: quantileOf(statementDuration, 0.95, by("databaseName")),
  },
  {
    id: "pools",
    title: "Database connections",
    unit: "count",
    about: "In use, and requests that wait for one.",
    source: together(
      level(seriesName(poolWaiting), poolLabel("waiting")),
      when(isUsed, level(seriesName(poolConnections), poolLabel("used"))),
    ),
  },
  {
    id: "event-loop",
    title: "Event loop",
    unit: "share",
    about: "Share of time that a process is busy.",
    source: level("nodejs_eventloop_utilization", ({ process }) => process),
  },
  {
    id: "waiting",
    title: "Outboxes and queues",
    unit: "seconds",
    about: "Age of the oldest event or job that waits.",
    source: together(
      level(seriesName(outboxOldest), ({ process }) => `${process} outbox`),
      level(seriesName(queueOldest), by("queue")),
    ),
  },
  {
    id: "progress",
    title: "Progress writes",
    unit: "per second",
    about: "Database writes, and the updates in them.",
    whenEmpty: "No progress has been saved yet.",
    source: together(
      perSecond(flushRows, () => "updates", "sum"),
      perSecond(flushRows, () => "writes"),
    ),
  },
  {
    id: "caches",
    title: "Cache hits",
    unit: "share",
    about: "Share of lookups that a cache serves.",
    source: share(cacheLookups, by("cache"), isHit),
    extreme: "Lowest",
  },
  {
    id: "business",
    title: "Sign-ups and purchases",
    unit: "count",
    about: "In total, since the sandbox started.",
    whenEmpty: "Nobody has signed up or paid yet.",
    source: together(
      growth(signUps, (reading) => `sign-ups ${by("signUpStep")(reading)}`),
      growth(purchases, purchaseLabel),
    ),
    accumulates: true,
  },
];
