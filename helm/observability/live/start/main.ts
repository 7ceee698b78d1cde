import { withPrometheus } from "../open-prometheus.ts";

/** Debian's Prometheus has only its older pages, and newer ones have only the others. */
async function pagesOf(url: string): Promise<string> {
  const older = await fetch(`${url}/classic/alerts`);
  return older.ok ? `${url}/classic` : url;
}

await withPrometheus(async ({ api, ended }, { components }) => {
  const pages = await pagesOf(api.url);
  process.stdout.write(
    [
      "",
      `Prometheus scrapes ${components.join(", ")} every second.`,
      `  Alerts   ${pages}/alerts`,
      `  Targets  ${pages}/targets`,
      `  Queries  ${pages}/graph`,
      "",
      "Alerts use the production rules with their times divided by sixty. Each one names its runbook in docs/runbooks.",
      "To see the dashboards, import helm/eightcount/files/dashboards into Grafana with this data source.",
      "",
      `Press Ctrl-C to stop. From another shell: kill ${process.pid}`,
      "",
    ].join("\n"),
  );
  await ended;
  return 0;
});
