import type { AttributesOf, ObservedMetric } from "@eightcount/rules/telemetry/metric";
import type { Attributes } from "@opentelemetry/api";
import { inTime } from "../process/in-time";
import { labelsOf } from "./metric-labels";

export type Report = <M extends ObservedMetric>(
  metric: M,
  value: number,
  attributes: AttributesOf<M>,
) => void;

/** Reports values when somebody scrapes. May be slow or fail: its metrics are then left out. */
export type Observation = (report: Report) => void | Promise<void>;

export interface ObservedPoint {
  readonly value: number;
  readonly attributes: Attributes;
}

/** Short, so that a scrape shows what else is known when a database does not respond. */
const TIMEOUT_MS = 500;

const running = new Map<Observation, Promise<void> | null>();

/** Receives the reason why an observation is missing. */
export type OnMissing = (details: { readonly err: unknown }) => void;

/** Registers an observation. Returns the function that removes it. */
export function observe(observation: Observation): () => void {
  running.set(observation, null);
  return () => void running.delete(observation);
}

/** Unlike OpenTelemetry's observable instruments, forgets what was not reported this time. */
export async function readObservations(
  onMissing: OnMissing = () => {},
): Promise<ReadonlyMap<ObservedMetric, readonly ObservedPoint[]>> {
  const points = new Map<ObservedMetric, ObservedPoint[]>();
  const reports = [...running.keys()].map((one) => readOne(one, onMissing));
  for (const reported of await Promise.all(reports)) {
    for (const [metric, point] of reported) {
      const known = points.get(metric) ?? [];
      points.set(metric, [...known, point]);
    }
  }
  return points;
}

type Reported = readonly (readonly [ObservedMetric, ObservedPoint])[];

/** Reports all of an observation or nothing, so that no half of it looks like the whole. */
async function readOne(observation: Observation, onMissing: OnMissing): Promise<Reported> {
  // Starting it again while it hangs would pile up statements and connections.
  if (running.get(observation)) return [];
  const points: (readonly [ObservedMetric, ObservedPoint])[] = [];
  const work = Promise.resolve()
    .then(() =>
      observation((metric, value, attributes) => {
        points.push([metric, { value, attributes: labelsOf(metric, attributes) }]);
      }),
    )
    .finally(() => {
      if (running.has(observation)) running.set(observation, null);
    });
  running.set(observation, work);
  try {
    await inTime(TIMEOUT_MS, work);
    return [...points];
  } catch (err) {
    onMissing({ err });
    return [];
  }
}
