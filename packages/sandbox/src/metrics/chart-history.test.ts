import { samplesIn } from "@eightcount/service-kit/telemetry/samples";
import { ChartHistory } from "./chart-history";
import type { Reading } from "./reading";

const START_MS = 1_790_000_000_000;
const MINUTE_MS = 60_000;

const reading = (text: string, seconds = 3): readonly Reading[] =>
  samplesIn(text).map((sample) => ({ ...sample, process: "viewing", seconds }));

const linesOf = (history: ChartHistory, id: string, since = 0) =>
  Object.fromEntries(
    history
      .since(since)
      .charts.find((chart) => chart.id === id)
      ?.lines.map(({ label, values }) => [label, values]) ?? [],
  );

const searches = (count: number, upTo: Readonly<Record<string, number>> = {}): string => {
  const labels = 'graphql_operation_name="SearchScreenQuery",eightcount_outcome="ok"';
  const name = "eightcount_operation_duration";
  const buckets = Object.entries(upTo).map(
    ([le, inBucket]) => `${name}_bucket{${labels},le="${le}"} ${inBucket}`,
  );
  return [`${name}_count{${labels}} ${count}`, ...buckets].join("\n");
};

it("draws rates, quantiles, shares, and levels", () => {
  const history = new ChartHistory();
  const text = [
    searches(6, { "0.1": 3, "0.2": 6, "+Inf": 6 }),
    'eightcount_operation_errors_total{graphql_operation_name="SearchScreenQuery",eightcount_refusal_code="TIMEOUT"} 3',
    "nodejs_eventloop_utilization 0.25",
    "eightcount_outbox_oldest_age 4",
    'eightcount_queue_oldest_age{messaging_destination_name="events-mail"} 2',
    "eightcount_viewing_flush_rows_count 3\neightcount_viewing_flush_rows_sum 30",
    'eightcount_cache_lookups_total{eightcount_cache_name="plans",eightcount_cache_result="hit"} 3',
    'eightcount_cache_lookups_total{eightcount_cache_name="plans",eightcount_cache_result="miss"} 1',
  ].join("\n");
  history.add(START_MS, reading(text));
  expect(linesOf(history, "requests")).toEqual({ SearchScreenQuery: [2] });
  expect(linesOf(history, "errors")).toEqual({ SearchScreenQuery: [1] });
  expect(linesOf(history, "latency")).toEqual({ p50: [0.1], p99: [0.198] });
  expect(linesOf(history, "event-loop")).toEqual({ viewing: [0.25] });
  expect(linesOf(history, "waiting")).toEqual({ "viewing outbox": [4], "events-mail": [2] });
  expect(linesOf(history, "progress")).toEqual({ updates: [10], writes: [1] });
  expect(linesOf(history, "caches")).toEqual({ plans: [0.75] });
});

it("draws connections in use and requests that wait, and the slowest statements", () => {
  const history = new ChartHistory();
  const connections = (pool: string, state: string, count: number) =>
    `eightcount_database_pool_connections{db_client_connection_pool_name="${pool}",db_client_connection_state="${state}"} ${count}`;
  const waiting = (pool: string, count: number) =>
    `eightcount_database_pool_waiting{db_client_connection_pool_name="${pool}"} ${count}`;
  const statements = (database: string, upTo: Readonly<Record<string, number>>) =>
    Object.entries(upTo).map(
      ([le, count]) =>
        `db_client_operation_duration_bucket{db_namespace="${database}",db_operation_name="SELECT",le="${le}"} ${count}`,
    );
  const text = [
    connections("main", "idle", 0),
    connections("main", "used", 10),
    connections("progress", "used", 1),
    waiting("main", 64),
    waiting("progress", 0),
    ...statements("viewing", { "0.1": 100, "0.5": 100, "+Inf": 100 }),
    ...statements("catalogue", { "0.1": 0, "0.5": 100, "+Inf": 100 }),
    ...statements("billing", { "0.1": 0, "+Inf": 0 }),
  ].join("\n");
  history.add(START_MS, reading(text));
  expect(linesOf(history, "pools")).toEqual({
    "viewing used": [10],
    "viewing progress used": [1],
    "viewing waiting": [64],
    "viewing progress waiting": [0],
  });
  expect(linesOf(history, "statements")).toEqual({ viewing: [0.095], catalogue: [0.48] });
});

it("adds up sign-ups and purchases", () => {
  const history = new ChartHistory();
  const bought =
    'eightcount_purchases_total{eightcount_purchase_product="gift_card",eightcount_purchase_result="bought"}';
  const signUps = 'eightcount_sign_ups_total{eightcount_sign_up_step="verified"}';
  history.add(START_MS, reading(`${signUps} 1`));
  history.add(START_MS + 1, reading(`${signUps} 2\n${bought} 1`));
  history.add(START_MS + 2, []);
  expect(linesOf(history, "business")).toEqual({
    "sign-ups verified": [1, 3, 3],
    "gift card bought": [null, 1, 1],
  });
});

it("keeps an hour, and tells only what is new", () => {
  const history = new ChartHistory();
  for (let minute = 0; minute <= 90; minute += 1) {
    const text = minute < 10 ? `${searches(3)}\nnodejs_eventloop_utilization 0.1` : searches(3);
    history.add(START_MS + minute * MINUTE_MS, reading(text));
  }
  const whole = history.since(0);
  expect(whole.times).toHaveLength(60);
  expect(whole.times[0]).toBe(START_MS + 31 * MINUTE_MS);
  expect(linesOf(history, "requests").SearchScreenQuery).toHaveLength(60);
  expect(linesOf(history, "event-loop")).toEqual({});
  const late = START_MS + 88 * MINUTE_MS;
  expect(history.since(late).times).toEqual([late + MINUTE_MS, late + 2 * MINUTE_MS]);
  expect(linesOf(history, "requests", late)).toEqual({ SearchScreenQuery: [1, 1] });
});

it("ignores a clock that stands still", () => {
  const history = new ChartHistory();
  history.add(START_MS, reading(searches(3)));
  history.add(START_MS, reading(searches(3)));
  expect(history.since(0).times).toEqual([START_MS]);
});
