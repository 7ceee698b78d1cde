import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { shareOfDay } from "@eightcount/test-kit/day/turn-of-day";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { describeWithK6 } from "../testing/k6.ts";

const LOAD = path.resolve(__dirname, "../../packages/local-stack/bin/load.mjs");

const PURCHASE = [
  ...["billingAddress", "captcha", "checkout", "confirmSignUp", "firstClasses", "orderPreview"],
  ...["plans", "purchase", "renewal", "signIn", "signUp", "styles"],
];

const EVENING = [
  ...new Set([
    ...PURCHASE,
    ...["classList", "classPage", "identity", "keepStreamAlive", "moreClasses", "recordProgress"],
    ...["search", "startStream", "suggestions"],
  ]),
].sort();

/** The pages of its slowest traces are copied, which takes seconds. */
const TRACED = "search";
/** Long enough for one of each act, even if a busy machine drops some arrivals. */
const TIMES: Readonly<Record<string, string>> = { "evening-peak": "0.4", "under-pressure": "0.4" };

type Smoke = readonly [journey: string, operations: readonly string[]];

interface Result {
  readonly verdict: string;
  readonly slowest: readonly { readonly operation: string; readonly page: string | null }[];
  readonly figures: {
    readonly operations: readonly { readonly operation: string; readonly failedShare: number }[];
    readonly phases: readonly { readonly arrivals: number; readonly failedChecks: number }[];
    readonly own: Readonly<Record<string, { readonly value: number }>>;
  };
}

/** Runs a short smoke as `make load` does, and returns what it stored. */
async function smoke(journey: string): Promise<Result> {
  const results = mkdtempSync(path.join(os.tmpdir(), "load-results-"));
  const TRACES = journey === TRACED ? "1" : "0";
  const TIME = TIMES[journey] ?? "0.1";
  const settings = { JOURNEY: journey, WORKLOAD: "smoke", TIME, TRACES, RESULTS: results };
  const { site, sandbox } = journeyStack();
  const env = { ...process.env, ...settings, TARGET: site, SANDBOX: sandbox };
  try {
    const printed = await new Promise<string>((resolve) => {
      execFile(process.execPath, [LOAD], { env }, (_error, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
    const file = readdirSync(results).find((name) => name.endsWith(".json"));
    if (!file) throw new Error(printed);
    return JSON.parse(readFileSync(path.join(results, file), "utf8")) as Result;
  } finally {
    rmSync(results, { recursive: true });
  }
}

// Other tests use the machine meanwhile, so that latencies and the verdict mean nothing here.
describeWithK6("against the whole product", () => {
  const hotPaths: readonly Smoke[] = [
    ["search", ["search", "suggestions"]],
    ["progress", ["classPage", "recordProgress"]],
  ];
  const others: readonly Smoke[] = [
    ["browse", ["classList", "classPage", "moreClasses"]],
    ["sign-in", ["identity", "signIn"]],
    ["renewal", ["renewal", "signIn"]],
    ["purchase", PURCHASE],
    ["evening-peak", EVENING],
    ["under-pressure", [...EVENING, "recordEvents"].sort()],
  ];
  it.each([...hotPaths, ...shareOfDay(others, 3)])(
    "the smoke of %s sends its operations, and none fails",
    async (journey, operations) => {
      const { figures, slowest } = await smoke(journey);
      const sent = new Set(figures.operations.map(({ operation }) => operation));
      expect([...sent].sort()).toEqual(operations);
      expect(figures.operations.filter(({ failedShare }) => failedShare > 0)).toEqual([]);
      expect(figures.phases.filter(({ failedChecks }) => failedChecks > 0)).toEqual([]);
      expect(Math.min(...figures.phases.map(({ arrivals }) => arrivals))).toBeGreaterThan(3);
      const opened = slowest.filter(({ page }) => page !== null);
      expect(opened.length > 0).toBe(journey === TRACED);
      expect(slowest.length).toBeGreaterThan(0);
      const { read_back: readBack, ...mustBeZero } = figures.own;
      if (journey === "progress") expect(readBack?.value).toBeGreaterThan(0);
      expect(Object.values(mustBeZero).filter(({ value }) => value > 0)).toEqual([]);
    },
  );
});
