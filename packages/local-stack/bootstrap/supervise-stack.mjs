import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { inRoot, pinnedNode, toolEnvironment } from "./places.mjs";

const SUPERVISOR = "packages/local-stack/dist/main.js";

const LOOK_FOR_NPM_MS = 500;

/** How many numbered steps the supervisor reports. */
export const SUPERVISOR_STEPS = 4;

function show(progress, report) {
  if (report.type === "step") progress.begin(report.title);
  if (report.type === "live") progress.live(report.text);
  if (report.type === "done") progress.finish(report.text);
  if (report.type === "line") progress.print(report.text);
}

/** A signal for npm alone ends npm and its shell, but is not passed on to this process. */
function whenNpmIsGone(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, LOOK_FOR_NPM_MS);
  watch.unref();
}

/**
 * Runs the supervisor on the pinned Node and shows what it reports. Resolves with its exit code
 * when everything has stopped.
 */
export function superviseStack(progress) {
  if (!existsSync(inRoot(SUPERVISOR))) throw new Error(`${SUPERVISOR} is missing: npm run build`);
  // The channel is more than a messenger: when this process is killed, the supervisor sees it
  // close and stops everything.
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
  // A terminal's Ctrl-C reaches both of us; one sent to this process alone is passed on.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  whenNpmIsGone(() => stop("SIGTERM"));
  return new Promise((resolve, reject) => {
    supervisor.on("error", reject);
    supervisor.on("exit", (code, signal) => {
      progress.abandon(isStopping ? "stopped" : "failed");
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
