import type { RuleGroup } from "../rules/rule.ts";
import { MINUTE, type Scale } from "../rules/scale.ts";

const writes = (only: string, window: string) =>
  `sum(increase(eightcount_viewing_flush_duration_count${only}[${window}]))`;

export const progress = ({ span }: Scale): RuleGroup => {
  const failed = writes('{eightcount_outcome="failed"}', span(5 * MINUTE));
  return {
    name: "progress",
    rules: [
      {
        name: "ProgressWritesFailing",
        severity: "page",
        expr: `${failed} / ${writes("", span(5 * MINUTE))} > 0.05 and ${failed} >= 3`,
        summary: "Members' positions cannot be stored. Their players keep them and try again.",
        runbook: "progress-not-stored",
      },
      {
        name: "ProgressRoomFilling",
        severity: "page",
        expr: "max by (job, instance) (eightcount_viewing_updates_fill) > 0.5",
        holds: span(MINUTE),
        summary:
          "Positions arrive at {{ $labels.instance }} faster than they are stored. If this goes on, updates are refused.",
        runbook: "progress-not-stored",
      },
    ],
  };
};
