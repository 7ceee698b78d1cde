import path from "node:path";
import type { Alert, RuleGroup } from "../rules/rule.ts";
import { annotationsOf } from "../rules/rule-file.ts";
import { alertsIn } from "../rules/rule-groups.ts";
import { describeWithPromtool, testRules } from "./promtool.ts";

type Labels = Readonly<Record<string, string>>;

export interface Scene {
  /** Values a minute apart, by series, in promtool's notation. */
  readonly series: Labels;
  /** Moment at which the alert fires or not, such as `10m`. */
  readonly at: string;
}

export interface Case {
  readonly fires: Scene & { readonly labels?: Labels };
  /** Close to the threshold, so that a wrong number or a missing condition fires. */
  readonly silent: Scene;
}

const fill = (text: string, labels: Labels) =>
  text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? "");

function firing(alert: Alert, labels: Labels = {}): object {
  const { runbook, summary } = annotationsOf(alert);
  return {
    exp_labels: { severity: alert.severity, ...alert.labels, ...labels },
    exp_annotations: { runbook, summary: fill(summary, labels) },
  };
}

/** Runs a scene through the committed rules. Returns "" if exactly these alerts fire at its end. */
export function play(
  file: string,
  { name }: Alert,
  { series, at }: Scene,
  expected: readonly object[],
  interval = "1m",
): Promise<string> {
  const inputs = Object.entries(series).map(([one, values]) => ({ series: one, values }));
  return testRules(path.resolve(__dirname, "../alerts", file), interval, {
    interval,
    input_series: inputs,
    alert_rule_test: [{ eval_time: at, alertname: name, exp_alerts: expected }],
  });
}

/** Tests every alert of a group of symptoms with series that fire and series that stay silent. */
export function describeAlerts(group: RuleGroup, cases: Readonly<Record<string, Case>>): void {
  const alerts = alertsIn([group]);
  it("every alert has a case", () => {
    expect(Object.keys(cases)).toEqual(alerts.map(({ name }) => name));
  });
  describeWithPromtool(group.name, () => {
    const rows = alerts.map((alert) => [alert.name, alert, cases[alert.name] as Case] as const);
    it.each(rows)("%s fires", async (_, alert, { fires }) => {
      const expected = [firing(alert, fires.labels)];
      expect(await play("symptoms.yaml", alert, fires, expected)).toBe("");
    });
    it.each(rows)("%s stays silent", async (_, alert, { silent }) => {
      expect(await play("symptoms.yaml", alert, silent, [])).toBe("");
    });
  });
}
