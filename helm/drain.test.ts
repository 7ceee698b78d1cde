import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { drainTimeoutMs } from "@eightcount/service-kit/config/standard-keys";
import { stringify } from "yaml";
import { componentOf, ofKind, parseObjects } from "./testing/renders.ts";
import { describeWithTools, evaluate } from "./testing/tools.ts";

describeWithTools("the time that requests in flight get", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "drain-"));

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["is what sleep and close leave of the grace period", 45, "25000"],
    ["is at most what a process accepts", 600, "300000"],
  ])("%s", (_, graceSeconds, expected) => {
    const file = path.join(folder, `${graceSeconds}.yaml`);
    const drain = { sleepSeconds: 10, graceSeconds };
    writeFileSync(file, stringify({ components: { billing: { drain } } }));
    const rendered = evaluate<string>("render", "subject.renderExample('smallest', [input])", file);
    const billing = ofKind(parseObjects(rendered), "Deployment").find(
      ({ metadata }) => componentOf(metadata.labels) === "billing",
    );
    const variables = billing?.spec?.template?.spec.containers[0]?.env ?? [];
    const value = variables.find(({ name }) => name === drainTimeoutMs.env)?.value;
    expect(value).toBe(expected);
    expect(drainTimeoutMs.type.parse(value)).toBe(Number(expected));
  });
});
