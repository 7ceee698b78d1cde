import { stringify } from "yaml";
import { type Alert, isAlert, type RuleGroup } from "./rule.ts";

const printedAlert = ({ name, severity, expr, holds, summary, runbook, labels }: Alert) => ({
  alert: name,
  expr,
  ...(holds === undefined ? {} : { for: holds }),
  labels: { severity, ...labels },
  annotations: annotationsOf({ summary, runbook }),
});

export const annotationsOf = ({ summary, runbook }: Pick<Alert, "summary" | "runbook">) => ({
  summary,
  runbook: `docs/runbooks/${runbook}.md`,
});

/** Returns a rule file of Prometheus. `header` is a comment of one line. */
export function ruleFile(header: string, groups: readonly RuleGroup[], interval: string): string {
  const printed = groups.map(({ name, rules }) => ({
    name,
    interval,
    rules: rules.map((rule) => (isAlert(rule) ? printedAlert(rule) : rule)),
  }));
  return `# ${header}\n${stringify({ groups: printed }, { lineWidth: 0 })}`;
}
