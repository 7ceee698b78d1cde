import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { inRoot, pinnedNode, toolEnvironment } from "./paths.mjs";

const SUPERVISOR = "packages/local-stack/dist/main.js";

const NPM_POLL_MS = 500;

export const SUPERVISOR_STEPS = 4;

function show(progress, report) {
  if (report.type === "step") progress.begin(report.title);
  if (report.type === "live") progress.live(report.text);
  if (report.type === "done") progress.finish(report.text);
  if (report.type === "line") progress.print(report.text);
}

/**
 * npm forwards SIGINT and SIGTERM, which reach this process because `exec` in package.json leaves no
 * shell between them. It may still be killed.
 */
function onNpmExit(onExit) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onExit();
  }, NPM_POLL_MS);
  watch.unref();
}

/** Resolves with the supervisor's exit code after everything has stopped. */
export function superviseStack(progress) {
  if (!existsSync(inRoot(SUPERVISOR)))
    throw new Error(`${SUPERVISOR} is missing. Run npm run build.`);
  // When this process is killed, the closed IPC channel makes the supervisor stop everything.
  const supervisor = spawn(pinnedNode, ["--max-semi-space-size=4", inRoot(SUPERVISOR)], {
    cwd: inRoot(),
    env: toolEnvironment(),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  supervisor.on("message", (report) => show(progress, report));
  let isStopping = false;
  const stop = (signal) => {
    if (!isStopping) {
      progress.live("");
      progress.print("Stopping …");
    }
    isStopping = true;
    supervisor.kill(signal);
  };
  // Ctrl-C in a terminal reaches both processes. A signal to this process alone must be forwarded.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  onNpmExit(() => stop("SIGTERM"));
  return new Promise((resolve, reject) => {
    supervisor.on("error", reject);
    supervisor.on("exit", (code, signal) => {
      progress.abandon(isStopping ? "stopped" : "failed");
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
