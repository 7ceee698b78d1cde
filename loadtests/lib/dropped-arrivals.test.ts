import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describeWithK6, k6 } from "../testing/k6.ts";

const run = promisify(execFile);

/** Five virtual users, each of whom a slow system keeps waiting for as long as the stage lasts. */
const SCRIPT = `
  import { sleep } from "k6";
  import { arrivalOf } from ${JSON.stringify(path.join(__dirname, "arrival.ts"))};
  import { optionsFor } from ${JSON.stringify(path.join(__dirname, "options.ts"))};
  const stage = { phase: "steady", seconds: 1, from: 20, to: 20, isJudged: true };
  const workload = { stages: [stage] };
  export const options = optionsFor({ usersPerArrival: 0, objectives: {} }, workload);
  export default arrivalOf(workload, () => sleep(1.5));
  export const handleSummary = ({ metrics }) => ({ stdout: JSON.stringify(metrics) });`;

interface Metric {
  readonly values: { readonly count: number };
  readonly thresholds: Readonly<Record<string, { readonly ok: boolean }>>;
}

describeWithK6("arrivals that k6 cannot begin", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "load-dropped-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are counted in their stage, and miss its objective", async () => {
    const script = path.join(folder, "script.ts");
    writeFileSync(script, SCRIPT);
    const args = ["run", "--quiet", "--no-usage-report", "--address", "localhost:0", script];
    // k6 ends with a code of its own for a missed line.
    const { stdout } = await run(k6 ?? "", args).catch((error: { stdout: string }) => error);
    const metrics = JSON.parse(stdout) as Record<string, Metric>;
    const dropped = metrics["dropped_iterations{scenario:steady}"];
    expect(dropped?.values.count).toBeGreaterThan(10);
    expect(dropped?.thresholds["count==0"]).toEqual({ ok: false });
  });
});
