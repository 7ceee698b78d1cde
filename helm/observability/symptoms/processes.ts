import { componentJobs } from "../rules/expressions.ts";
import type { RuleGroup } from "../rules/rule.ts";
import { MINUTE, type Scale } from "../rules/scale.ts";

export const components = [
  "gateway",
  "client",
  "accounts",
  "catalogue",
  "viewing",
  "billing",
] as const;

const unknown = components.map((job) => `absent(up{job="${job}"})`).join(" or ");

export const processes = ({ span }: Scale): RuleGroup => ({
  name: "processes",
  rules: [
    {
      name: "ComponentDown",
      severity: "page",
      expr: `max by (job) (up{job=~"${componentJobs}"}) == 0 or ${unknown}`,
      holds: span(MINUTE),
      summary: "No process of {{ $labels.job }} responds.",
      runbook: "process-down",
    },
    {
      name: "ProcessDown",
      severity: "ticket",
      expr: `up{job=~"${componentJobs}"} == 0`,
      holds: span(5 * MINUTE),
      summary: "The process of {{ $labels.job }} at {{ $labels.instance }} does not respond.",
      runbook: "process-down",
    },
    {
      name: "ProcessRestarting",
      severity: "ticket",
      expr: `resets(process_uptime{job=~"${componentJobs}"}[${span(15 * MINUTE)}]) >= 2`,
      summary:
        "The process of {{ $labels.job }} at {{ $labels.instance }} keeps ending and starting.",
      runbook: "process-down",
    },
    {
      name: "EventLoopSaturated",
      severity: "page",
      expr: `avg by (job) (avg_over_time(nodejs_eventloop_utilization{job=~"${componentJobs}"}[${span(5 * MINUTE)}])) > 0.9`,
      holds: span(5 * MINUTE),
      summary: "The processes of {{ $labels.job }} are busy without a break, so requests wait.",
      runbook: "process-saturated",
    },
    {
      name: "EventLoopBlocked",
      severity: "ticket",
      expr: `avg_over_time(nodejs_eventloop_delay_p99{job=~"${componentJobs}"}[${span(5 * MINUTE)}]) > 0.5`,
      summary:
        "The process of {{ $labels.job }} at {{ $labels.instance }} stands still for half a second at a time.",
      runbook: "process-saturated",
    },
    {
      name: "LoadShed",
      severity: "ticket",
      expr: `max by (job) (avg_over_time(eightcount_pressure_level{job="gateway"}[${span(5 * MINUTE)}])) >= 1`,
      holds: span(5 * MINUTE),
      summary:
        "The gateway has more requests than the system answers in time, and sheds optional ones.",
      runbook: "load-shed",
    },
    {
      name: "CacheCollapsed",
      severity: "ticket",
      expr: cacheCollapsed(span(10 * MINUTE), span(24 * 60 * MINUTE)),
      summary: "The cache {{ $labels.eightcount_cache_name }} finds less than half of what it did.",
      runbook: "cache-collapsed",
    },
  ],
});

/** Fewer lookups per second cost nothing, however many miss. */
const LEAST_LOOKUPS = 1;

function cacheCollapsed(now: string, day: string): string {
  const lookups = (window: string, only = "") =>
    `sum by (eightcount_cache_name) (rate(eightcount_cache_lookups_total${only}[${window}]))`;
  const hits = (window: string) => {
    const all = lookups(window);
    return `(${lookups(window, '{eightcount_cache_result="hit"}')} or 0 * ${all}) / ${all}`;
  };
  return `${hits(now)} < 0.5 * (${hits(day)}) and ${lookups(now)} > ${LEAST_LOOKUPS}`;
}
