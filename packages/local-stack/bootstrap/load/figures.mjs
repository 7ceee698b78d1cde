import { objectivesIn } from "./objectives.mjs";

const KEY = /^(?<metric>\w+)\{(?<tags>[^}]*)\}$/;

/** `http_req_duration{operation:search,phase:smoke}` → its metric, operation, and phase. */
export function partsOf(key) {
  const groups = KEY.exec(key)?.groups;
  if (!groups) return { metric: key };
  const tags = Object.fromEntries(groups.tags.split(",").map((tag) => tag.split(":")));
  return { metric: groups.metric, ...tags };
}

const rounded = (value) => Math.round(value * 100) / 100;

function latency({ count, med, max, ...values }) {
  return {
    calls: count,
    p50: rounded(med),
    p95: rounded(values["p(95)"]),
    p99: rounded(values["p(99)"]),
    p999: rounded(values["p(99.9)"]),
    max: rounded(max),
  };
}

/** The pass lines that were missed, such as `p(95)<300`. */
const missedIn = ({ thresholds = {} }) =>
  Object.entries(thresholds)
    .filter(([, { ok }]) => !ok)
    .map(([line]) => line);

/** What was promised of each metric, and measured. A metric that k6 does not report has none. */
const objectivesOf = (metrics) =>
  Object.entries(metrics).flatMap(([of, metric]) =>
    metric ? objectivesIn(metric).map((one) => ({ of, ...one })) : [],
  );

/** One row per phase and operation, in the workload's order. */
function operationRows({ stages }, metrics) {
  const rows = stages.flatMap(({ phase, seconds, isJudged }) =>
    Object.entries(metrics).flatMap(([key, metric]) => {
      const { metric: name, operation, phase: ofPhase } = partsOf(key);
      if (name !== "http_req_duration" || ofPhase !== phase || !operation) return [];
      const failed = metrics[`operation_failed{operation:${operation},phase:${phase}}`];
      const figures = latency(metric.values);
      return {
        phase,
        operation,
        isJudged,
        ...figures,
        perSecond: rounded(figures.calls / seconds),
        failedShare: failed?.values.rate ?? 0,
        missed: [
          ...missedIn(metric),
          ...(failed ? missedIn(failed).map((l) => `failed ${l}`) : []),
        ],
        objectives: objectivesOf({ latency: metric, failed }),
      };
    }),
  );
  return rows.filter(({ calls }) => calls > 0);
}

/** One row per phase: what was due, what began, and how late. */
function phaseRows({ stages }, metrics) {
  return stages.map(({ phase, seconds, from, to, isJudged }) => {
    const of = (name) => metrics[`${name}{phase:${phase}}`];
    const [lag, checks] = ["generator_lag", "checks"].map(of);
    const dropped = metrics[`dropped_iterations{scenario:${phase}}`];
    return {
      phase,
      seconds,
      from,
      to,
      isJudged,
      arrivals: of("iterations")?.values.count ?? 0,
      dropped: dropped?.values.count ?? 0,
      failedChecks: checks?.values.fails ?? 0,
      generatorLagP95: rounded(lag?.values["p(95)"] ?? 0),
      missed: [
        ...(dropped ? missedIn(dropped).map(() => "dropped arrivals") : []),
        ...(checks ? missedIn(checks).map(() => "failed checks") : []),
      ],
      objectives: objectivesOf({ dropped, checks }),
    };
  });
}

/** Metrics of the whole run with a pass line of their own, such as lost positions. */
function ownFigures(metrics) {
  return Object.fromEntries(
    Object.entries(metrics)
      .filter(([key, { thresholds }]) => !key.includes("{") && thresholds)
      .map(([key, metric]) => [
        key,
        {
          value: metric.values.count,
          missed: missedIn(metric),
          objectives: objectivesOf({ own: metric }),
        },
      ]),
  );
}

/** Reads what a script's `handleSummary` wrote. */
export function figuresOf({ workload, metrics }) {
  return {
    endsAtFirstMiss: workload.endsAtFirstMiss === true,
    operations: operationRows(workload, metrics),
    phases: phaseRows(workload, metrics),
    own: ownFigures(metrics),
  };
}
