import { spawn } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { inRoot, pinnedNode, toolEnvironment, workspaceOf } from "../paths.mjs";

/** A mutant may wait forever. Tests that need longer count as unsteady and are left out. */
const TEST_TIMEOUT_MS = 30_000;
const RUN_TIMEOUT_MS = 240_000;
const KEPT_CHARACTERS = 20_000;
const WORKERS = Math.max(1, os.availableParallelism());

let current = null;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    endGroup(current);
    process.exit(130);
  });
}

/** Jest's workers are in its process group. A mutant that loops forever does not hear SIGTERM. */
function endGroup(child) {
  try {
    if (child) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

async function runNode({ args, cwd, env, timeoutMs }) {
  const child = spawn(pinnedNode, args, {
    cwd,
    env: { ...toolEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  current = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output = (output + text).slice(-KEPT_CHARACTERS);
    });
  }
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endGroup(child);
  }, timeoutMs);
  const [status] = await once(child, "close");
  clearTimeout(timer);
  // A worker may outlive Jest.
  endGroup(child);
  current = null;
  return { status, isLate, output };
}

const PROJECTS = ["--selectProjects", "server", "client"];
const REPORTER = inRoot("packages/test-kit/jest/first-failure.cjs");

export async function runTests(files, { folder, env }) {
  const args = [
    path.join(folder, "node_modules/jest/bin/jest.js"),
    ...["--runTestsByPath", ...files, ...PROJECTS, "--silent", "--reporters", REPORTER],
    ...[`--maxWorkers=${WORKERS}`, `--testTimeout=${TEST_TIMEOUT_MS}`],
  ];
  const run = await runNode({ args, cwd: folder, env, timeoutMs: RUN_TIMEOUT_MS });
  if (run.isLate || run.status === 0) return { isLate: run.isLate, failed: null };
  const failed = failureIn(run.output);
  if (failed)
    return { isLate: false, failed: { ...failed, file: path.relative(folder, failed.file) } };
  // A mutant can end Jest. Without a mutant, Jest itself is broken.
  return { isLate: false, failed: { file: files[0], test: "(Jest ended)" }, crash: run.output };
}

function failureIn(output) {
  const line = output.split("\n").findLast((one) => one.startsWith('{"firstFailure":'));
  return line ? JSON.parse(line).firstFailure : null;
}

/** A leftover name after a removed use is no error of types. */
const CHECK = ["--noEmit", "--noUnusedLocals", "false", "--noUnusedParameters", "false"];

/** Returns the first error, or null. Only the mutant's own workspace is checked. */
export async function typeErrorOf(file, folder) {
  const project = workspaceOf(file);
  const info = path.join(folder, "..", `${project.replaceAll("/", "-")}.tsbuildinfo`);
  const args = [
    path.join(folder, "node_modules/typescript/bin/tsc"),
    ...["-p", project, ...CHECK, "--pretty", "false", "--tsBuildInfoFile", info],
  ];
  const { status, output } = await runNode({ args, cwd: folder, timeoutMs: RUN_TIMEOUT_MS });
  return status === 0 ? null : (output.split("\n").find((line) => /error TS/.test(line)) ?? output);
}
