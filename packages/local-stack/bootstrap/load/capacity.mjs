import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { inRoot, pinnedNode } from "../paths.mjs";

const MEASURED = inRoot("loadtests/model/measured-breakpoint.json");

/** What the document says about a run of the evening's peak. */
export function breakpointIn({ run, machine, breakpoint, commit, verdict }) {
  if (run.journey !== "evening-peak" || !breakpoint) {
    throw new Error("Give the result of a run with JOURNEY=evening-peak WORKLOAD=breakpoint.");
  }
  if (verdict !== "passed") {
    throw new Error(`This run is ${verdict}, so that its breakpoint says nothing.`);
  }
  const { heldPerSecond, brokenPerSecond, misses } = breakpoint;
  const { data, startedAt } = run;
  return {
    ...{ measuredAt: startedAt.slice(0, 10), commit, machine, data },
    ...{ heldPerSecond, brokenPerSecond, misses },
  };
}

/** Keeps it, so that the document compares it with the model. */
export function storeBreakpoint(result) {
  writeFileSync(MEASURED, `${JSON.stringify(breakpointIn(result), null, 2)}\n`);
}

/** Writes the generated parts of docs/capacity.md. */
export async function writeCapacity() {
  const program = inRoot("loadtests/model/write-document.ts");
  // Node reads TypeScript as it is, and would warn that it had to guess the kind of module.
  const args = ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", program];
  return execFileSync(pinnedNode, args, { cwd: inRoot(), encoding: "utf8" }).trim();
}
