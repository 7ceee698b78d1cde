import type { RuleGroup } from "../rules/rule.ts";
import { HOUR, MINUTE, type Scale } from "../rules/scale.ts";

const LEAST_PLAYBACKS = 10;

export const playback = ({ span }: Scale): RuleGroup => {
  const played = (window: string) => `sum(increase(eightcount_playback_played_count[${window}]))`;
  const failed = `sum(increase(eightcount_playback_failures_total[${span(15 * MINUTE)}]))`;
  const hour = span(HOUR);
  const total = (metric: string) => `sum(increase(eightcount_playback_${metric}_sum[${hour}]))`;
  return {
    name: "playback",
    rules: [
      {
        name: "PlaybackFailing",
        severity: "page",
        expr: `${failed} / ${played(span(15 * MINUTE))} > 0.05 and ${failed} >= 5`,
        summary: "Classes stop playing with an error.",
        runbook: "playback-poor",
      },
      {
        name: "PlaybackStalling",
        severity: "ticket",
        expr: `${total("stalled")} / (${total("played")} + ${total("stalled")}) > 0.02 and ${played(hour)} >= ${LEAST_PLAYBACKS}`,
        summary: "Members wait for the film for more than a fiftieth of their time.",
        runbook: "playback-poor",
      },
      {
        name: "PlaybackSlowToStart",
        severity: "ticket",
        expr: `histogram_quantile(0.9, sum by (le) (rate(eightcount_playback_startup_bucket[${hour}]))) > 5 and ${played(hour)} >= ${LEAST_PLAYBACKS}`,
        summary: "One in ten classes takes more than five seconds to start.",
        runbook: "playback-poor",
      },
    ],
  };
};
