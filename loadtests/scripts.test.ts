import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describeWithK6, k6 } from "./testing/k6.ts";

const run = promisify(execFile);
const root = path.resolve(__dirname, "..");
const inRoot = (...parts: readonly string[]) => path.join(root, ...parts);

const namesIn = (folder: string) =>
  readdirSync(inRoot("loadtests", folder))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== "workloads.ts")
    .map((file) => file.replace(".ts", ""));

const pairs = namesIn("journeys").flatMap((journey) =>
  namesIn("workloads").map((workload) => [journey, workload] as const),
);

it.each(["tsconfig.json", "tsconfig.tests.json"])(
  "every file of %s has the right types",
  async (project) => {
    const args = ["-p", inRoot("loadtests", project), "--noEmit", "--pretty", "false"];
    const { stdout } = await run(inRoot("node_modules/.bin/tsc"), args).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  },
);

describeWithK6("every journey can be read under every workload", () => {
  it.each(pairs)("%s, %s", async (journey, workload) => {
    const script = inRoot("loadtests/journeys", `${journey}.ts`);
    const { stdout } = await run(k6 ?? "", ["inspect", "-e", `WORKLOAD=${workload}`, script]);
    const { scenarios, thresholds } = JSON.parse(stdout) as Record<string, object>;
    expect(Object.keys(scenarios ?? {})).toContain("warm-up");
    for (const phase of Object.keys(scenarios ?? {})) {
      expect(Object.keys(thresholds ?? {})).toContain(`dropped_iterations{scenario:${phase}}`);
    }
  });
});
