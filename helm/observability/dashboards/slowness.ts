import { type Dashboard, panel, quantile, rate } from "./panel.ts";

const hits = 'eightcount_cache_lookups_total{eightcount_cache_result="hit"}';

/** From left to right along a request: the first panel that rises is the place. */
export const slowness: Dashboard = {
  name: "slowness",
  title: "Why is it slow?",
  panels: [
    panel("Operations at the gateway", "s", "p95, from the request to the complete response.", {
      "{{graphql_operation_name}}": quantile(
        0.95,
        "eightcount_operation_duration",
        "graphql_operation_name",
      ),
    }),
    panel("Parts at the subgraphs", "s", "p95 of the part of each subgraph.", {
      "{{job}} {{graphql_operation_name}}": quantile(
        0.95,
        "eightcount_subgraph_operation_duration",
        "job, graphql_operation_name",
      ),
    }),
    panel("Fields", "s", "p95 of each root field, without the fields below it.", {
      "{{job}} {{eightcount_field_name}}": quantile(
        0.95,
        "eightcount_field_duration",
        "job, eightcount_field_name",
      ),
    }),
    panel("SQL", "s", "p95 of statements in sampled traces, by database and kind.", {
      "{{db_namespace}} {{db_operation_name}}": quantile(
        0.95,
        "db_client_operation_duration",
        "db_namespace, db_operation_name",
      ),
    }),
    panel("Waiting for a connection", "short", "Anything above zero costs members time.", {
      "{{job}} {{db_client_connection_pool_name}}":
        "sum by (job, db_client_connection_pool_name) (eightcount_database_pool_waiting)",
    }),
    panel("Connections", "short", "Used and idle connections of each pool.", {
      "{{job}} {{db_client_connection_pool_name}} {{db_client_connection_state}}":
        "sum by (job, db_client_connection_pool_name, db_client_connection_state) (eightcount_database_pool_connections)",
    }),
    panel("Event loop busy", "percentunit", "At 1, a process has more work than it can do.", {
      "{{job}} {{instance}}": "nodejs_eventloop_utilization",
    }),
    panel("Event loop late", "s", "p99. The measurement itself takes 50 ms.", {
      "{{job}} {{instance}}": "nodejs_eventloop_delay_p99",
    }),
    panel("CPU", "short", "Cores in use, by component.", {
      "{{job}}": rate("process_cpu_time_total", "job"),
    }),
    panel("Garbage collection", "percentunit", "Share of the time, by component.", {
      "{{job}}": rate("v8js_gc_duration_sum", "job"),
    }),
    panel("Memory", "bytes", "Resident memory, and the heap's part of it.", {
      "{{job}} {{instance}}": "process_memory_usage",
      "{{job}} heap": "sum by (job) (v8js_memory_heap_used)",
    }),
    panel("Caches", "percentunit", "Share of lookups that found something.", {
      "{{eightcount_cache_name}}": `(${rate(hits, "eightcount_cache_name")} or 0 * ${rate("eightcount_cache_lookups_total", "eightcount_cache_name")}) / ${rate("eightcount_cache_lookups_total", "eightcount_cache_name")}`,
    }),
    panel("Third parties", "s", "p95 of calls, by service and call.", {
      "{{eightcount_provider_name}} {{eightcount_provider_call}}": quantile(
        0.95,
        "eightcount_provider_call_duration",
        "eightcount_provider_name, eightcount_provider_call",
      ),
    }),
    panel("Jobs", "s", "p95 of one attempt, by queue.", {
      "{{messaging_destination_name}}": quantile(
        0.95,
        "eightcount_queue_job_duration",
        "messaging_destination_name",
      ),
      "{{messaging_destination_name}} waiting": quantile(
        0.95,
        "eightcount_queue_job_wait",
        "messaging_destination_name",
      ),
    }),
  ],
};
