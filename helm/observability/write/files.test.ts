import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { metricGroups } from "@eightcount/rules/telemetry/metrics";
import { promises } from "../rules/promises.ts";
import { alertsIn, allGroups } from "../rules/rule-groups.ts";
import { production } from "../rules/scale.ts";
import { checkRules, describeWithPromtool } from "../testing/promtool.ts";
import { generatedFiles } from "./files.ts";

const folder = path.resolve(__dirname, "../..");
const alerts = alertsIn(allGroups(production));

it.each([...generatedFiles()])("%s is current", (file, text) => {
  expect(readFileSync(path.join(folder, file), "utf8")).toBe(text);
});

it.each(["eightcount/files/rules", "eightcount/files/dashboards", "observability/alerts"])(
  "nothing else is in %s",
  (place) => {
    const written = readdirSync(path.join(folder, place)).map((file) => `${place}/${file}`);
    const generated = [...generatedFiles().keys()].filter((file) => file.startsWith(`${place}/`));
    expect(written.sort()).toEqual(generated.sort());
  },
);

describeWithPromtool("promtool", () => {
  const rules = [...generatedFiles().keys()].filter((file) => file.endsWith(".yaml"));
  it.each(rules)("accepts %s", async (file) => {
    expect(await checkRules(path.join(folder, file))).toBe("");
  });
});

describe("runbooks", () => {
  const runbooks = path.resolve(folder, "../docs/runbooks");
  const named = new Set(alerts.map(({ runbook }) => `${runbook}.md`));
  const texts = readdirSync(runbooks).map(
    (file) => [file, readFileSync(path.join(runbooks, file), "utf8")] as const,
  );

  it("every alert has one, and every one has an alert", () => {
    expect(texts.map(([file]) => file).sort()).toEqual([...named].sort());
  });

  it("the operations page links every one", () => {
    const page = readFileSync(path.resolve(folder, "../docs/operations.md"), "utf8");
    expect(texts.filter(([file]) => !page.includes(`(runbooks/${file})`))).toEqual([]);
  });

  it.each(texts)("%s lists its alerts and no others", (file, text) => {
    const own = alerts.filter(({ runbook }) => `${runbook}.md` === file).map(({ name }) => name);
    const listed = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(own.sort());
  });

  it.each(texts)("%s says what it means, how to see it, and how to heal it", (_, text) => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(["What it means", "See it", "Heal it"]);
  });

  it.each(texts)("%s leads to the commands on a cluster", (_, text) => {
    expect(text).toContain("(../operations.md#commands-on-a-cluster)");
  });
});

it("names of alerts are unique", () => {
  const names = alerts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it("a histogram has a bucket at every limit of an objective", () => {
  const { buckets } = metricGroups.Operations.operationDuration;
  const limits = promises.flatMap(({ objective }) => Object.values(objective.latencyMs));
  expect(limits.length).toBeGreaterThan(0);
  for (const limit of limits) expect(buckets).toContain(limit / 1000);
});
