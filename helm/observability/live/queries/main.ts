import { setTimeout as wait } from "node:timers/promises";
import { dashboards } from "../../dashboards/dashboards.ts";
import { asLocal } from "../../dashboards/panel.ts";
import { parseQuery, printed } from "../../queries/selectors.ts";
import { windows } from "../../rules/burn-rates.ts";
import { local, production } from "../../rules/scale.ts";
import { withPrometheus } from "../open-prometheus.ts";
import type { FoundRule, PrometheusApi } from "../prometheus-api.ts";

const WATCH_SECONDS = Number(process.env.WATCH_SECONDS || 60);

interface Named {
  readonly name: string;
  readonly query: string;
}

/** Recording rules have other names locally, because their windows are shorter. */
const withLocalWindows = (query: string) =>
  windows.reduce(
    (text, seconds) =>
      text.replaceAll(`:rate${production.span(seconds)}`, `:rate${local.span(seconds)}`),
    query,
  );

const panelQueries: readonly Named[] = dashboards.flatMap(({ name, panels }) =>
  panels.flatMap(({ title, queries }) =>
    queries.map(({ expr, legend }) => ({
      name: `${name}: ${title}: ${legend}`,
      query: withLocalWindows(asLocal(expr)),
    })),
  ),
);

/** An alert that does not fire returns nothing, so each series that it reads is looked for. */
const readBy = ({ name, type, query }: FoundRule): readonly Named[] =>
  type === "recording"
    ? [{ name, query }]
    : parseQuery(query).selectors.map((selector) => ({ name, query: printed(selector) }));

async function missingIn(api: PrometheusApi, queries: readonly Named[]): Promise<readonly Named[]> {
  const missing: Named[] = [];
  for (const one of queries) if ((await api.countSeries(one.query)) === 0) missing.push(one);
  return missing;
}

async function report(api: PrometheusApi, title: string, queries: readonly Named[]) {
  const missing = await missingIn(api, queries);
  process.stdout.write(
    `${title}: ${queries.length - missing.length} of ${queries.length} return a series\n`,
  );
  for (const { name, query } of missing) process.stdout.write(`  nothing  ${name}  ${query}\n`);
  return missing.length;
}

const unique = (queries: readonly Named[]) => [
  ...new Map(queries.map((one) => [`${one.name} ${one.query}`, one])).values(),
];

await withPrometheus(async ({ api }) => {
  process.stdout.write(`Watching for ${WATCH_SECONDS} s …\n`);
  await wait(WATCH_SECONDS * 1_000);
  const rules = await api.rules();
  const of = (type: FoundRule["type"]) =>
    unique(rules.filter((rule) => rule.type === type).flatMap(readBy));
  const missing =
    (await report(api, "Panels", panelQueries)) +
    (await report(api, "Recording rules", of("recording")));
  await report(api, "Series of alerts (counters appear with their first event)", of("alerting"));
  return missing === 0 ? 0 : 1;
});
