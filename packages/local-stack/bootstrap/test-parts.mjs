import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describeFailedTests } from "./failed-tests.mjs";
import { giveWay } from "./give-way.mjs";
import { inRoot, pinnedNode, root, toolEnvironment } from "./paths.mjs";

/** More failed files than this are not flaky. */
const MAX_RETRIED_FILES = 3;

const SIGNALS = ["SIGINT", "SIGTERM"];
const INTERRUPTED = 130;

const minutes = (milliseconds) => `${(milliseconds / 60_000).toFixed(1)} min`;

export async function node(args, env = {}, niceness = 0) {
  const options = { cwd: inRoot(), env: { ...toolEnvironment(), ...env }, stdio: "inherit" };
  const program = spawn(pinnedNode, args, options);
  giveWay(program, niceness);
  const end = (signal) => {
    program.kill(signal);
    // Another program's listener must receive the signal first.
    setImmediate(() => process.exit(INTERRUPTED));
  };
  for (const signal of SIGNALS) process.once(signal, end);
  const [status] = await once(program, "exit");
  for (const signal of SIGNALS) process.off(signal, end);
  return status ?? 1;
}

/** Workers inherit it. With room for young objects from their start, they collect less often. */
const HEAP = ["--min-semi-space-size=32", "--max-semi-space-size=32"];

export const jest = (args, env, niceness) =>
  node([...HEAP, inRoot("node_modules/jest/bin/jest.js"), ...args], env, niceness);

/** Retries a few failed files on a fresh stack. Reports those that then pass as unsteady. */
export class TestParts {
  #report = [];
  #failed = [];
  #failedTests = [];
  #print;

  /** Parts run beside each other, so `print` gets a line at the beginning and end of each. */
  constructor(print = () => undefined) {
    this.#print = print;
  }

  /**
   * `env` may be a function, such as one that waits for a stack. A `niceness` above 0 lowers the
   * priority of the part's processes.
   */
  async run(name, { projects, args, env: given = {}, stack, niceness }) {
    const env = typeof given === "function" ? await given() : given;
    this.#print(`${name}: started`);
    const { failed, time, results } = await runJest(
      [...selection(projects), ...args],
      env,
      niceness,
    );
    this.#failedTests.push(...describeFailedTests(results));
    const line = `${name}: ${time}${failed.length > 0 ? ", failed" : ""}`;
    this.#report.push(line);
    this.#print([line, ...failed.filter(Boolean)].join("\n  "));
    if (failed.length > 0) this.#failed.push({ name, projects, args, env, stack, files: failed });
  }

  async finish(print) {
    const files = this.#failed.flatMap((part) => part.files);
    const mayBeFlaky = files.length <= MAX_RETRIED_FILES && files.every(Boolean);
    const flaky = [];
    for (const part of mayBeFlaky ? this.#failed : []) {
      if (!(await this.#passesRetry(part))) continue;
      this.#failed = this.#failed.filter((one) => one !== part);
      flaky.push(...part.files);
    }
    // Last, because some logs keep only their end.
    for (const line of this.#failedTests) print(line);
    print(this.#report.join("; "));
    if (flaky.length > 0) {
      print(`Flaky, failed and then passed on a fresh stack: ${flaky.join(", ")}`);
    }
    return this.#failed.length > 0 ? 1 : 0;
  }

  async #passesRetry({ name, projects, args, env, stack, files }) {
    const fresh = await stack?.();
    try {
      const again = ["--runTestsByPath", ...files, ...selection(projects), atATime(args)];
      const { failed, time, results } = await runJest(again, { ...env, ...fresh?.env });
      this.#failedTests.push(...describeFailedTests(results));
      this.#report.push(`${name} again: ${time}${failed.length > 0 ? ", failed" : ""}`);
      return failed.length === 0;
    } finally {
      await fresh?.stop();
    }
  }
}

const selection = (projects) => ["--selectProjects", ...projects];

/** Files that cannot share the stack must run alone in the retry, too. */
const atATime = (args) => `--maxWorkers=${args.includes("--maxWorkers=1") ? 1 : 2}`;

export async function runJest(args, env, niceness) {
  const begin = Date.now();
  const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-tests-"));
  const file = path.join(folder, "result.json");
  try {
    const status = await jest([...args, "--json", `--outputFile=${file}`], env, niceness);
    const results = readResults(file);
    return { failed: failedIn(results, status), results, time: minutes(Date.now() - begin) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failedIn(results, status) {
  if (status === 0) return [];
  const failed = results
    .filter((one) => one.status === "failed")
    .map((one) => path.relative(root, one.name));
  return failed.length > 0 ? failed : [null];
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).testResults;
  } catch {
    return [];
  }
}
