import { spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot, pinnedNode, toolEnvironment } from "../paths.mjs";
import { isAlive } from "./call-graph.mjs";
import { folderOfStackAt, readRun, sandboxOf } from "./run-record.mjs";

const START = "packages/local-stack/bin/start.mjs";
const POLL_MS = 500;
const KEPT_LINES = 20;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

const OTHER_PORTS = [
  "EIGHTCOUNT_GATEWAY_PORT",
  "EIGHTCOUNT_CLIENT_PORT",
  "EIGHTCOUNT_ACCOUNTS_PORT",
  "EIGHTCOUNT_CATALOGUE_PORT",
  "EIGHTCOUNT_VIEWING_PORT",
  "EIGHTCOUNT_BILLING_PORT",
  "EIGHTCOUNT_SANDBOX_PORT",
  "EIGHTCOUNT_SANDBOX_SMTP_PORT",
  "EIGHTCOUNT_POSTGRES_PORT",
  "EIGHTCOUNT_REDIS_PORT",
  "EIGHTCOUNT_METRICS_PORT",
];

/** What a stack for load is given, unless the shell's variables say otherwise. */
export const LOAD_SETTINGS = {
  EIGHTCOUNT_RENDER_FILMS: "false",
  EIGHTCOUNT_ACCESS_TOKEN_SECONDS: "900",
  EIGHTCOUNT_EDGE_TRUSTS_FORWARDED: "true",
  // The fewest derivations per captcha, which the visitor's machine makes and not the product.
  ALTCHA_WORK: "2",
};

const DATA_FOLDER = ".cache/load/data";
const STANDARD_FOLDER = ".eightcount";

/**
 * A stack for load keeps its rows to itself, renders nothing, and samples as production does. It
 * accepts tokens of this run's key, and the addresses that the load test names.
 */
const loadEnvironment = ({ port, traces }, publicKey) => ({
  ...Object.fromEntries(OTHER_PORTS.map((name) => [name, "0"])),
  EIGHTCOUNT_DATA_FOLDER: DATA_FOLDER,
  ...LOAD_SETTINGS,
  EIGHTCOUNT_LOAD_PUBLIC_KEY: publicKey.export({ type: "spki", format: "pem" }),
  // k6 decides for each request, below this.
  EIGHTCOUNT_TRACE_RATES: `*=${traces || "0.1"}`,
  ...toolEnvironment(),
  PORT: port,
});

const usualFolder = () => process.env.EIGHTCOUNT_DATA_FOLDER || STANDARD_FOLDER;

const otherStackWarning = (site) =>
  `Warning: the stack at ${site} may be another checkout's. To measure this checkout, stop that stack, or choose a free port, such as PORT=4400.`;

/** Data folders of the stacks that this checkout may run, that of a load first. */
export const dataFoldersOfStacks = () => [DATA_FOLDER, usualFolder()];

/**
 * Uses the stack at TARGET or at the usual address, and starts one if none answers there. `stop`
 * ends a started one. `own` is null for a stack that was not started here, `sandbox` is empty if
 * SANDBOX does not name the one of a stack elsewhere, and `dataFolder` is null for such a stack.
 */
export async function openTarget({ target, port, sandbox, traces }, live) {
  const site = target || `http://localhost:${port}`;
  if (await isAlive(site)) {
    const dataFolder = folderOfStackAt(site, dataFoldersOfStacks());
    const isOurs = dataFolder !== null;
    return {
      ...{ site, dataFolder, own: null, stop: async () => {} },
      sandbox: sandbox || (isOurs ? sandboxOf(readRun(dataFolder), site) : ""),
      text: `${site} runs already${isOurs ? "" : ", but not from this checkout's data folder"}`,
      warning: isOurs || target ? null : otherStackWarning(site),
    };
  }
  if (target) throw new Error(`No gateway answers at ${target}.`);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const stop = await start(site, loadEnvironment({ port, traces }, publicKey), live);
  return {
    site,
    sandbox: sandboxOf(readRun(DATA_FOLDER), site),
    dataFolder: DATA_FOLDER,
    own: { dataFolder: DATA_FOLDER, privateKey },
    stop,
    text: `started ${site}`,
    warning: null,
  };
}

/** The stack notes its ports a moment after it answers. */
const isReady = async (site) =>
  (await isAlive(site)) && sandboxOf(readRun(DATA_FOLDER), site) !== "";

async function start(site, env, live) {
  const program = spawn(pinnedNode, [inRoot(START)], {
    cwd: inRoot(),
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(program, "exit");
  const lines = [];
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      lines.push(...text.split("\n").filter((line) => line.trim()));
      lines.splice(0, lines.length - KEPT_LINES);
      live(lines.at(-1)?.trim() ?? "");
    });
  }
  // A killed run must not leave its stack behind. What waits for the stack then fails by itself.
  const end = (signal) => program.kill(signal);
  for (const signal of SIGNALS) process.on(signal, end);
  const stop = async () => {
    program.kill("SIGTERM");
    await ended;
    for (const signal of SIGNALS) process.off(signal, end);
  };
  while (!(await isReady(site))) {
    if (program.exitCode !== null) {
      throw Object.assign(new Error("The stack did not start."), { output: lines.join("\n") });
    }
    await wait(POLL_MS);
  }
  return stop;
}
