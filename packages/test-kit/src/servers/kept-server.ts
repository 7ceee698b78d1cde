import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { isRunning, withFileLock } from "@eightcount/local-stack/machine/file-lock";
import type { LaunchCommand } from "@eightcount/local-stack/machine/launch-command";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { testsFolder } from "./tests-folder";

const KEEPER = path.join(checkout, "packages/test-kit/tools/keeper.mjs");
const IDLE_SECONDS = 60;
const OLD_KEEPER_GONE_MS = 100;

/** A server that other test runs on this machine use too. */
export interface KeptServer {
  readonly port: number;
  /** Lets go of the server; with `"stop"` it ends as soon as nobody else holds it. */
  release(then?: "stop"): void;
}

interface KeeperState {
  readonly keeper: number;
  readonly control: number;
  readonly port: number;
}

function readState(file: string): KeeperState | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as KeeperState) : null;
}

/** The connection that keeps the server alive, or null when its keeper has stopped listening. */
function hold(control: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(control, "127.0.0.1");
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(null));
    socket.once("data", () => {
      socket.unref();
      resolve(socket);
    });
  });
}

async function holdRunning(file: string): Promise<KeptServer | null> {
  const state = readState(file);
  const socket = state && (await hold(state.control));
  if (!state || !socket) return null;
  const release = (then?: "stop") => (then ? socket.end(`${then}\n`) : socket.end());
  return { port: state.port, release };
}

async function oldKeeperIsGone(file: string): Promise<void> {
  for (let state = readState(file); state && isRunning(state.keeper); state = readState(file)) {
    await sleep(OLD_KEEPER_GONE_MS);
  }
}

function startKeeper(plan: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = [KEEPER, JSON.stringify(plan)];
    const keeper = spawn(process.execPath, args, {
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let complaint = "";
    keeper.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    keeper.on("error", reject);
    keeper.on("exit", () => reject(new Error(complaint || "the test server's keeper ended")));
    keeper.stdout.once("data", () => {
      keeper.removeAllListeners();
      keeper.stdout.destroy();
      keeper.stderr.destroy();
      keeper.unref();
      resolve();
    });
  });
}

/**
 * Joins the server called `name`, starting it when nobody has. `launch` is asked for the command
 * only then, inside a lock that every test run on this machine shares.
 */
export async function keptServer(
  name: string,
  launch: (port: number) => Promise<LaunchCommand>,
): Promise<KeptServer> {
  const file = (extension: string) => path.join(testsFolder(), `${name}.${extension}`);
  const stateFile = file("json");
  const running = await holdRunning(stateFile);
  if (running) return running;
  return withFileLock(file("lock"), async () => {
    const startedMeanwhile = await holdRunning(stateFile);
    if (startedMeanwhile) return startedMeanwhile;
    await oldKeeperIsGone(stateFile);
    const port = await anyFreePort();
    const command = await launch(port);
    await startKeeper({
      ...command,
      port,
      stateFile,
      logFile: file("log"),
      idleSeconds: IDLE_SECONDS,
    });
    const started = await holdRunning(stateFile);
    if (!started) throw new Error(`the test server ${name} ended at once; see ${file("log")}`);
    return started;
  });
}

/** Asks the server called `name` to end as soon as nobody uses it. */
export async function stopKeptServer(name: string): Promise<void> {
  const running = await holdRunning(path.join(testsFolder(), `${name}.json`));
  running?.release("stop");
}
