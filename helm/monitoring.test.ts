import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { KubernetesObject } from "./testing/kubernetes-object.ts";
import { components, objectsOf, ofKind, parseObjects } from "./testing/renders.ts";
import { describeWithTools, evaluate, root } from "./testing/tools.ts";

const RULES = `groups:
  - name: outbox
    rules:
      - alert: OutboxStuck
        expr: max by (job) (eightcount_outbox_oldest_age) > 300
        for: 5m
        annotations: {summary: "{{ $labels.job }} sends no events."}
`;
const DASHBOARD = '{"title":"Health","panels":[{"legend":"{{job}}"}]}';

describeWithTools("a chart with a rule file and a dashboard", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "chart-"));
  let objects: readonly KubernetesObject[] = [];

  beforeAll(() => {
    cpSync(path.join(root, "helm/eightcount"), folder, { recursive: true });
    for (const name of ["rules", "dashboards"]) {
      mkdirSync(path.join(folder, "files", name), { recursive: true });
    }
    writeFileSync(path.join(folder, "files/rules/of-this-test.yaml"), RULES);
    writeFileSync(path.join(folder, "files/dashboards/of-this-test.json"), DASHBOARD);
    const values = [path.join(root, "helm/examples/everything/values.yaml")];
    const rendered = evaluate<string>(
      "render",
      "subject.render({ ...input, apis: subject.resourcesOf('everything') })",
      { folder, values },
    );
    objects = parseObjects(rendered);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const named = (kind: string) =>
    ofKind(objects, kind).find(({ metadata }) => metadata.name.endsWith("of-this-test"));

  it("installs the rules as they are, with the labels by which Prometheus finds them", () => {
    const rule = named("PrometheusRule") as unknown as {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: { readonly groups: readonly { readonly rules: readonly object[] }[] };
    };
    expect(rule.metadata.labels.release).toBe("prometheus");
    expect(rule.spec.groups[0]?.rules[0]).toMatchObject({
      alert: "OutboxStuck",
      annotations: { summary: "{{ $labels.job }} sends no events." },
    });
  });

  it("installs the dashboards as they are, with the label by which Grafana finds them", () => {
    const dashboard = named("ConfigMap");
    expect(dashboard?.metadata.labels?.grafana_dashboard).toBe("1");
    expect(dashboard?.data?.["of-this-test.json"]).toBe(DASHBOARD);
  });
});

describeWithTools("a cluster that nothing scrapes", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "unscraped-"));
  const off = path.join(folder, "off.yaml");
  const everything = path.join(root, "helm/examples/everything/values.yaml");

  beforeAll(() => writeFileSync(off, "monitoring: {serviceMonitor: {enabled: false}}"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["has no ServiceMonitor", "smallest", [everything]],
    ["has it switched off", "everything", [everything, off]],
  ])("%s, and autoscalers use CPU alone, so that they also scale down", (_, like, values) => {
    const expression = "subject.render({ ...input, apis: subject.resourcesOf(input.like) })";
    const cluster = parseObjects(evaluate<string>("render", expression, { like, values }));
    const metrics = ofKind(cluster, "HorizontalPodAutoscaler").map(({ spec }) => spec?.metrics);
    expect(metrics.length).toBeGreaterThan(0);
    for (const one of metrics) expect(one?.map(({ type }) => type)).toEqual(["Resource"]);
    expect(ofKind(cluster, "ServiceMonitor")).toEqual([]);
  });
});

it("a scrape's job is the component, which alerts and autoscalers name", () => {
  const objects = objectsOf("production");
  const [monitor] = ofKind(objects, "ServiceMonitor") as unknown as readonly {
    spec: { jobLabel: string; selector: { matchLabels: Readonly<Record<string, string>> } };
  }[];
  const { jobLabel = "", selector } = monitor?.spec ?? {};
  const jobs = ofKind(objects, "Service")
    .filter(({ metadata }) =>
      Object.entries(selector?.matchLabels ?? {}).every(
        ([name, value]) => metadata.labels?.[name] === value,
      ),
    )
    .map(({ metadata }) => metadata.labels?.[jobLabel]);
  const ours = Object.keys(components).filter((name) => !components[name]?.isStandIn);
  expect(jobs.sort()).toEqual(ours.sort());
});
