import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "../checkout/checkout";

/** Fails for the files that `failing.json` lists for this run, as Jest does, and notes what it ran. */
const FAKE_JEST = `
  const { appendFileSync, readFileSync, writeFileSync, existsSync } = require("node:fs");
  const args = process.argv.slice(2);
  const runs = existsSync("runs.log") ? readFileSync("runs.log", "utf8").trim().split("\\n").length : 0;
  appendFileSync("runs.log", JSON.stringify({ args, stack: process.env.STACK, niceness: require("node:os").getPriority() }) + "\\n");
  const failing = JSON.parse(readFileSync("failing.json", "utf8"))[runs];
  if (failing === "crash") process.exit(134);
  if (failing === "hang") {
    console.log("running");
    setInterval(() => {}, 1_000);
    return;
  }
  const FAILED = {
    status: "failed",
    fullName: "a member pays",
    failureMessages: ["\\u001b[31mError: waited for /\\u001b[39m\\n    at work (a.test.ts:3)"],
  };
  const named = args.includes("--runTestsByPath");
  const ran = named ? args.slice(1, args.indexOf("--selectProjects")) : ["a.test.ts", "sound.test.ts"];
  const testResults = [...new Set([...ran, ...failing])].map((name) => ({
    name: process.cwd() + "/" + name,
    status: failing.includes(name) ? "failed" : "passed",
    assertionResults: [failing.includes(name) ? FAILED : { status: "passed" }],
  }));
  const file = args.find((arg) => arg.startsWith("--outputFile=")).slice("--outputFile=".length);
  writeFileSync(file, JSON.stringify({ testResults }));
  process.exit(failing.length > 0 ? 1 : 0);
`;

const RUN = `
  const stack = async () => ({ env: { STACK: "fresh" }, stop: async () => console.log("stopped") });
  const part = { projects: ["journeys"], args: ["--maxWorkers=" + (process.env.WORKERS ?? 6)], env: { STACK: "used" }, stack, niceness: Number(process.env.NICENESS ?? 0) };
  const parts = new TestParts((line) => process.env.TOLD && console.log(line));
  await parts.run("Journeys", part);
  console.log("exit code", await parts.finish((line) => console.log(line)));
`;

let root: string;
const inRoot = (file: string) => path.join(root, file);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "test-parts-"));
  const bootstrap = "packages/local-stack/bootstrap";
  cpSync(path.join(checkout, bootstrap), inRoot(bootstrap), { recursive: true });
  for (const folder of ["node_modules/node/bin", "node_modules/jest/bin"]) {
    mkdirSync(inRoot(folder), { recursive: true });
  }
  symlinkSync(process.execPath, inRoot("node_modules/node/bin/node"));
  writeFileSync(inRoot("node_modules/jest/bin/jest.js"), FAKE_JEST);
});

afterEach(() => rmSync(root, { recursive: true }));

type Failing = readonly (readonly string[] | "crash" | "hang")[];

/** How to run one part; `failing` are the files that fail in the first run, in the second, and so on. */
function argsOf(failing: Failing): string[] {
  writeFileSync(inRoot("failing.json"), JSON.stringify(failing));
  const module = JSON.stringify(inRoot("packages/local-stack/bootstrap/test-parts.mjs"));
  return ["--input-type=module", "--eval", `import { TestParts } from ${module};\n${RUN}`];
}

function run(...failing: Failing) {
  return runWith({}, failing);
}

function runWith(env: Readonly<Record<string, string>>, failing: Failing) {
  const options = {
    cwd: root,
    encoding: "utf8",
    stdio: "pipe",
    env: { ...process.env, ...env },
  } as const;
  const told = execFileSync(process.execPath, argsOf(failing), options);
  expect(existsSync(inRoot("runs.log"))).toBe(true);
  const lines = readFileSync(inRoot("runs.log"), "utf8").trim().split("\n");
  return { told, runs: lines.map((line) => JSON.parse(line)) };
}

it("a file that passes runs once", () => {
  const { told, runs } = run([]);
  expect(told).toMatch(/^Journeys: 0\.\d min\nexit code 0\n$/);
  expect(runs).toHaveLength(1);
});

it("each part is announced, and its result and failed files follow when it ends", () => {
  const { told } = runWith({ TOLD: "true" }, [["a.test.ts"], []]);
  expect(told).toMatch(/^Journeys: started\nJourneys: 0\.\d min, failed\n {2}a\.test\.ts\n/);
});

it("a failed file runs again alone on a fresh stack, and is reported when it passes", () => {
  const { told, runs } = run(["a.test.ts"], []);
  expect(told).toMatch(/Journeys: 0\.\d min, failed; Journeys again: 0\.\d min\n/);
  expect(told).toMatch(/Flaky, failed and then passed on a fresh stack: a\.test\.ts\n/);
  expect(told).toContain("stopped\n");
  expect(told).toContain("exit code 0\n");
  expect(runs[1].stack).toBe("fresh");
  expect(runs[1].args.slice(0, 5)).toEqual([
    "--runTestsByPath",
    "a.test.ts",
    "--selectProjects",
    "journeys",
    "--maxWorkers=2",
  ]);
});

it("a part that gives way to others runs at a lower priority", () => {
  expect(runWith({}, [[]]).runs[0].niceness).toBe(os.getPriority());
  rmSync(inRoot("runs.log"));
  expect(runWith({ NICENESS: "3" }, [[]]).runs[0].niceness).toBe(os.getPriority() + 3);
});

it("the end of the log says which tests failed and why", () => {
  const { told } = run(["a.test.ts"], []);
  expect(told).toMatch(/^a\.test\.ts\n {2}a member pays\n {4}Error: waited for \/\nJourneys: /m);
});

it("sequential files also run sequentially in the retry", () => {
  const { runs } = runWith({ WORKERS: "1" }, [["a.test.ts"], []]);
  expect(runs[1].args).toContain("--maxWorkers=1");
});

it("a file that fails twice fails the run", () => {
  const { told } = run(["a.test.ts"], ["a.test.ts"]);
  expect(told).toMatch(/again: 0\.\d min, failed\nexit code 1\n/);
  expect(told).not.toContain("Flaky");
});

it.each([
  ["four files", ["a", "b", "c", "d"]],
  ["a run that ends without a result", "crash" as const],
])("%s are not retried", (_, failing) => {
  const { told, runs } = run(failing, []);
  expect(told).toContain("exit code 1\n");
  expect(runs).toHaveLength(1);
});

it("a signal to the run also ends Jest", async () => {
  const command = spawn(process.execPath, argsOf(["hang"]), { cwd: root, stdio: "pipe" });
  await once(command.stdout, "data");
  command.kill("SIGTERM");
  const [code] = await once(command, "exit");
  expect(code).toBe(130);
  // The tests hold the other end as long as they live.
  if (!command.stdout.closed) await once(command.stdout.resume(), "close");
}, 30_000);
