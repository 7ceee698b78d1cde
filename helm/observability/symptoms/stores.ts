import { growth, subgraphJobs } from "../rules/expressions.ts";
import type { RuleGroup } from "../rules/rule.ts";
import { MINUTE, type Scale } from "../rules/scale.ts";

/** Processes that respond, but whose scrape lacks a gauge because its store does not respond. */
const lacking = (gauge: string) =>
  `up{job=~"${subgraphJobs}"} == 1 unless on (job, instance) ${gauge}`;

export const stores = ({ span }: Scale): RuleGroup => ({
  name: "stores",
  rules: [
    {
      name: "DatabaseSilent",
      severity: "page",
      expr: lacking("eightcount_outbox_oldest_age"),
      holds: span(2 * MINUTE),
      summary: "The database of {{ $labels.job }} does not respond within half a second.",
      runbook: "database-slow",
    },
    {
      name: "DatabasePoolExhausted",
      severity: "page",
      expr: `max by (job, db_client_connection_pool_name) (eightcount_database_pool_waiting) > 0`,
      holds: span(2 * MINUTE),
      summary:
        "Requests of {{ $labels.job }} wait for a connection of its pool {{ $labels.db_client_connection_pool_name }}.",
      runbook: "database-slow",
    },
    {
      name: "RedisSilent",
      severity: "page",
      expr: lacking("eightcount_queue_oldest_age"),
      holds: span(2 * MINUTE),
      summary: "Redis does not respond to {{ $labels.job }}, so that mail and events wait.",
      runbook: "redis-silent",
    },
    {
      name: "StreamsUncounted",
      severity: "ticket",
      expr: `sum(${growth("eightcount_streams_unlimited_total", span(10 * MINUTE))}) > 0`,
      summary: "Streams start uncounted, because Redis did not respond.",
      runbook: "redis-silent",
    },
  ],
});
