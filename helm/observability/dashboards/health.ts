import { windows } from "../rules/burn-rates.ts";
import { promises } from "../rules/promises.ts";
import { production } from "../rules/scale.ts";
import { type Dashboard, panel, quantile, rate } from "./panel.ts";

const OPERATIONS = "eightcount_operation_duration";
const [shortest = 0] = windows;
const longest = windows.at(-1) ?? 0;
const shareOver = (kind: string, seconds: number) =>
  `eightcount:${kind}_share:rate${production.span(seconds)}`;

const left = Object.fromEntries(
  promises.map(({ key, objective }) => [
    key,
    `1 - ${shareOver("failed", longest)}{objective="${key}"} / ${(1 - objective.availability).toFixed(4)}`,
  ]),
);

export const health: Dashboard = {
  name: "health",
  title: "Is it healthy?",
  panels: [
    panel("Alerts", "short", "What fires now. Each alert has a runbook.", {
      "{{alertname}} {{severity}}":
        'sum by (alertname, severity) (ALERTS{alertstate="firing"}) or 0 * sum(up)',
    }),
    panel("Processes", "short", "Processes that respond, by component.", {
      "{{job}}": "sum by (job) (up)",
    }),
    panel("Failed share", "percentunit", "Share of failed calls, by objective.", {
      "{{objective}}": shareOver("failed", shortest),
    }),
    panel("Slow share", "percentunit", "Share of calls over the limit, by objective.", {
      "{{objective}}": shareOver("slow", shortest),
    }),
    panel(
      "Error budget left",
      "percentunit",
      "If the last three days went on for thirty. Below zero, an objective is missed.",
      left,
    ),
    panel("Requests", "reqps", "Operations per second, by outcome.", {
      "{{eightcount_outcome}}": rate(`${OPERATIONS}_count`, "eightcount_outcome"),
    }),
    panel("Errors by code", "cps", "What the gateway responded instead of data.", {
      "{{graphql_operation_name}} {{eightcount_refusal_code}}": rate(
        "eightcount_operation_errors_total",
        "graphql_operation_name, eightcount_refusal_code",
      ),
    }),
    panel("Duration", "s", "Of all operations, at the gateway.", {
      p50: quantile(0.5, OPERATIONS),
      p95: quantile(0.95, OPERATIONS),
      p99: quantile(0.99, OPERATIONS),
    }),
    panel("Pressure", "short", "Kinds of optional work that each gateway sheds, from 0 to 5.", {
      "{{instance}}": "eightcount_pressure_level",
    }),
    panel("Shed operations", "reqps", "Refused with Retry-After under pressure, by kind.", {
      "{{eightcount_shed_kind}}": rate("eightcount_operations_shed_total", "eightcount_shed_kind"),
    }),
    panel("Pages", "reqps", "Responses of the client server, by status.", {
      "{{http_response_status_code}}": rate(
        'http_server_request_duration_count{job="client"}',
        "http_response_status_code",
      ),
    }),
    panel("Oldest event", "s", "Age of the oldest event that is not sent yet.", {
      "{{job}}": "max by (job) (eightcount_outbox_oldest_age)",
    }),
    panel("Oldest job", "s", "Age of the oldest job of each queue.", {
      "{{messaging_destination_name}}":
        "max by (messaging_destination_name) (eightcount_queue_oldest_age)",
    }),
    panel("Third parties", "percentunit", "Share of calls that failed, by service.", {
      "{{eightcount_provider_name}}": failedShare(
        "eightcount_provider_call_duration_count",
        "eightcount_provider_name",
      ),
    }),
  ],
};

function failedShare(counter: string, by: string): string {
  const all = rate(counter, by);
  return `(${rate(`${counter}{eightcount_outcome="failed"}`, by)} or 0 * ${all}) / ${all}`;
}
