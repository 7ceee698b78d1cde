import { dashboards } from "../dashboards/dashboards.ts";
import { asLocal } from "../dashboards/panel.ts";
import { isAlert } from "../rules/rule.ts";
import { allGroups } from "../rules/rule-groups.ts";
import { local, production } from "../rules/scale.ts";
import { exposedSeries, type SeriesLabels } from "./exposed-series.ts";
import { faultsIn } from "./faults.ts";

const rules = [production, local].flatMap((scale) =>
  allGroups(scale).flatMap((group) => group.rules),
);
const recorded: SeriesLabels = new Map(
  rules.flatMap((rule) =>
    isAlert(rule)
      ? []
      : [[rule.record, Object.keys(rule.labels).map((name) => ({ name, values: null }))] as const],
  ),
);
const known: SeriesLabels = new Map([...exposedSeries, ...recorded]);

it("rules name only series that are exported or recorded", () => {
  const faults = rules.flatMap((rule) =>
    faultsIn(rule.expr, known).map(
      (fault) => `${isAlert(rule) ? rule.name : rule.record}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

describe.each(dashboards.map((dashboard) => [dashboard.title, dashboard] as const))(
  "the dashboard %s",
  (_, { panels }) => {
    it.each(panels.map((panel) => [panel.title, panel] as const))(
      "%s names only series that are exported or recorded",
      (_, { queries }) => {
        expect(queries.flatMap(({ expr }) => faultsIn(asLocal(expr), known))).toEqual([]);
      },
    );
  },
);

it.each([
  ["rate(eightcount_sign_up_total[5m])", "eightcount_sign_up_total is no metric"],
  ['eightcount_sign_ups_total{step="accepted"}', "eightcount_sign_ups_total has no label step"],
  [
    'eightcount_sign_ups_total{eightcount_sign_up_step="begun"}',
    "eightcount_sign_up_step is never begun",
  ],
  ["sum by (plan) (eightcount_sign_ups_total)", "no metric has plan"],
  ["vector(1)", "it reads no metric"],
])("notices the mistake in %s", (query, fault) => {
  expect(faultsIn(query, known)).toEqual([fault]);
});

it("notices what is no PromQL", () => {
  expect(() => faultsIn("sum(up", known)).toThrow("no PromQL");
});
