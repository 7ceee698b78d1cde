import { withPrometheus } from "../open-prometheus.ts";

await withPrometheus(async ({ api, ended }, { components }) => {
  process.stdout.write(
    [
      "",
      `Prometheus scrapes ${components.join(", ")} every second.`,
      `  Alerts   ${api.url}/alerts`,
      `  Targets  ${api.url}/targets`,
      `  Queries  ${api.url}/graph`,
      "",
      "Alerts use the production rules with their times divided by sixty. Each one names its runbook in docs/runbooks.",
      "For the dashboards in observability/dashboards, import them into Grafana with this data source.",
      "",
      "Press Ctrl-C to stop.",
      "",
    ].join("\n"),
  );
  await ended;
  return 0;
});
