/**
 * Keeps one test server (PostgreSQL or Redis) running while somebody uses it. Every user holds a
 * connection to the control port; the system closes it when the user's process ends, however it
 * ends. After `idleSeconds` without a user the server is stopped, so nothing is left behind.
 *
 *   node keeper.mjs '{"command","args","user","env","readyLine","stopSignal","port","stateFile",
 *                     "logFile","idleSeconds"}'
 * It prints one line when the server is ready, and from then on nothing.
 */
import { spawn } from "node:child_process";
import { createWriteStream, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";

const STOP_WITHIN_MS = 10_000;

const plan = JSON.parse(process.argv[2]);
const log = createWriteStream(plan.logFile);
const users = new Set();
let idleMs = plan.idleSeconds * 1_000;
let idleTimer;
let isStopping = false;
let isReady = false;
let recent = "";

const server = spawn(plan.command, plan.args, {
  ...plan.user,
  cwd: "/",
  env: { ...process.env, ...plan.env },
  stdio: ["ignore", "pipe", "pipe"],
});
server.on("error", (error) => giveUp(error.message));
server.on("exit", (code, signal) => {
  if (!isReady) giveUp(`it ended with ${code ?? signal}: ${recent}`);
  rmSync(plan.stateFile, { force: true });
  process.exit(0);
});
for (const stream of [server.stdout, server.stderr]) stream.on("data", read);

function giveUp(reason) {
  process.stderr.write(`${plan.command} did not start: ${reason}\n`);
  process.exit(1);
}

function read(chunk) {
  log.write(chunk);
  if (isReady) return;
  recent = (recent + chunk).slice(-2_000);
  if (recent.includes(plan.readyLine)) becomeReady();
}

function becomeReady() {
  isReady = true;
  control.listen(0, "127.0.0.1", () => {
    const state = { keeper: process.pid, control: control.address().port, port: plan.port };
    // Written beside and renamed, so that a reader never sees half of it.
    writeFileSync(`${plan.stateFile}.new`, JSON.stringify(state));
    renameSync(`${plan.stateFile}.new`, plan.stateFile);
    process.stdout.write("ready\n");
    watchIdleness();
  });
}

const control = createServer((user) => {
  user.on("error", () => user.destroy());
  user.on("close", () => {
    users.delete(user);
    watchIdleness();
  });
  user.on("data", (text) => {
    if (String(text).includes("stop")) idleMs = 0;
  });
  if (isStopping) {
    user.destroy();
    return;
  }
  clearTimeout(idleTimer);
  users.add(user);
  user.write("kept\n");
});

function watchIdleness() {
  clearTimeout(idleTimer);
  if (users.size === 0) idleTimer = setTimeout(stop, idleMs);
}

function stop() {
  isStopping = true;
  server.kill(plan.stopSignal);
  setTimeout(() => server.kill("SIGKILL"), STOP_WITHIN_MS).unref();
}

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
