import type { Alert, RuleGroup } from "../rules/rule.ts";
import { annotationsOf, ruleFile } from "../rules/rule-file.ts";
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

/** The alert as promtool expects it, with its sentence filled in. */
export function firing(alert: Alert, labels: Labels = {}): object {
  const { runbook, summary } = annotationsOf(alert);
  return {
    exp_labels: { severity: alert.severity, ...alert.labels, ...labels },
    exp_annotations: { runbook, summary: fill(summary, labels) },
  };
}

/** A test for promtool: exactly the expected alerts fire at the end of a scene. */
export function sceneTest(
  title: string,
  { name }: Alert,
  { series, at }: Scene,
  { expected, interval = "1m" }: { expected: readonly object[]; interval?: string },
): object {
  return {
    name: title,
    interval,
    input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
    alert_rule_test: [{ eval_time: at, alertname: name, exp_alerts: expected }],
  };
}

/** Tests every alert of a group of symptoms with series that fire and series that stay silent. */
export function describeAlerts(group: RuleGroup, cases: Readonly<Record<string, Case>>): void {
  const alerts = alertsIn([group]);
  it("every alert has a case", () => {
    expect(Object.keys(cases)).toEqual(alerts.map(({ name }) => name));
  });
  describeWithPromtool(group.name, () => {
    const rules = ruleFile(group.name, [group], "1m");
    const rows = alerts.map((alert) => [alert.name, alert, cases[alert.name] as Case] as const);
    it.each(rows)("%s fires, and stays silent below its threshold", async (_, alert, scenes) => {
      const { fires, silent } = scenes;
      const tests = [
        sceneTest("fires", alert, fires, { expected: [firing(alert, fires.labels)] }),
        sceneTest("stays silent", alert, silent, { expected: [] }),
      ];
      expect(await testRules(rules, "1m", tests)).toBe("");
    });
  });
}
