import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, type WriteStream } from "node:fs";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { checkout } from "../checkout/checkout";
import { eachLine } from "./lines";
import type { ProcessPlan } from "./process-plan";
import { waitUntilReady } from "./readiness";
import { outputExcerpt } from "./warnings";

const RECENT_LINES = 100;
/** In the few lines shown to the user, stack frames would push the reason out. */
const STACK_FRAME = /^\s*$|^\s+at /;
const LAST_LINES_MS = 100;
const READY_WITHIN_MS = 60_000;

export class ProcessEnded extends Error {
  constructor(
    readonly processName: string,
    readonly reason: string,
    readonly lastLines: readonly string[],
  ) {
    super(
      [`${processName} ended (${reason})`, ...lastLines.map((line) => `    ${line}`)].join("\n"),
    );
  }
}

export interface ChildEvents {
  readonly onLine?: (line: string) => void;
  readonly onWarning?: (text: string) => void;
  readonly onDeath?: (end: ProcessEnded) => void;
}

export class Child {
  readonly #process: ChildProcess;
  readonly #log: WriteStream;
  readonly #recent: string[] = [];
  readonly #ended: Promise<ProcessEnded | null>;
  #isStopping = false;
  #markReady: () => void = () => undefined;

  constructor(
    private readonly plan: ProcessPlan,
    logFile: string,
    private readonly events: ChildEvents,
  ) {
    this.#log = createWriteStream(logFile, { flags: "a" });
    // A full disk costs the log, not the stack.
    this.#log.on("error", ({ message }) => events.onWarning?.(`cannot write its log: ${message}`));
    // In its own process group, because Ctrl-C must only reach the supervisor.
    this.#process = spawn(plan.command, plan.args, {
      ...plan.user,
      cwd: checkout,
      env: plan.env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#lowerPriority();
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      if (stream) eachLine(stream, (line) => this.#read(line));
    }
    this.#ended = this.#waitForEnd();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Rejects with `ProcessEnded` if the process ends first or is not ready within a minute. */
  async ready(): Promise<void> {
    const { ready, name } = this.plan;
    if (ready.kind === "running") return;
    const hasEnded = this.#ended.then((end) => {
      if (end !== null) throw end;
      if (this.#isStopping) throw new Error(`${name} was stopped before it was ready`);
    });
    if (ready.kind === "finished") return hasEnded;
    const giveUp = new AbortController();
    const timedOut = sleep(READY_WITHIN_MS, null, { signal: giveUp.signal }).then(() => {
      throw new ProcessEnded(
        name,
        `not ready after ${READY_WITHIN_MS / 1_000} s`,
        outputExcerpt(this.#recent),
      );
    });
    await Promise.race([this.#waitForReadySign(giveUp.signal), hasEnded, timedOut]).finally(() => {
      // Prevents an unhandled rejection of the loser.
      timedOut.catch(() => undefined);
      giveUp.abort();
    });
  }

  #waitForReadySign(signal: AbortSignal): Promise<void> {
    const { ready } = this.plan;
    if (ready.kind === "url") return waitUntilReady(ready.url, signal);
    return new Promise((resolve) => {
      this.#markReady = resolve;
    });
  }

  async stop(withinMs: number): Promise<void> {
    this.#isStopping = true;
    this.#process.kill(this.plan.stopSignal);
    const killTimer = setTimeout(() => this.#signalGroup("SIGKILL"), withinMs);
    await this.#ended;
    clearTimeout(killTimer);
    this.#signalGroup("SIGKILL");
  }

  kill(): void {
    this.#isStopping = true;
    this.#signalGroup("SIGKILL");
  }

  #lowerPriority(): void {
    const { niceness } = this.plan;
    if (niceness === undefined || this.pid === undefined) return;
    try {
      os.setPriority(this.pid, niceness);
    } catch {
      // The process has already ended, which `#ended` reports.
    }
  }

  #read(line: string): void {
    if (this.#log.writable) this.#log.write(`${line}\n`);
    if (!STACK_FRAME.test(line)) this.#recent.push(line);
    if (this.#recent.length > RECENT_LINES) this.#recent.shift();
    const { ready } = this.plan;
    if (ready.kind === "line" && line.includes(ready.text)) this.#markReady();
    this.events.onLine?.(line);
    const warning = this.plan.warningIn(line);
    if (warning) this.events.onWarning?.(warning);
  }

  #waitForEnd(): Promise<ProcessEnded | null> {
    return new Promise((resolve) => {
      let hasEnded = false;
      const finish = (reason: string, isSuccess: boolean) => {
        if (hasEnded) return;
        hasEnded = true;
        this.#log.end();
        const end = isSuccess
          ? null
          : new ProcessEnded(this.plan.name, reason, outputExcerpt(this.#recent));
        resolve(end);
        if (!this.#isStopping && end) this.events.onDeath?.(end);
      };
      const conclude = (code: number | null, signal: NodeJS.Signals | null) => {
        const isTask = this.plan.ready.kind === "finished" || this.plan.ready.kind === "running";
        finish(signal ?? `exit code ${code}`, this.#isStopping || (isTask && code === 0));
      };
      this.#process.on("error", (error) => finish(error.message, false));
      this.#process.on("close", conclude);
      // A grandchild may keep the output open and delay "close".
      this.#process.on("exit", (...end) => setTimeout(conclude, LAST_LINES_MS, ...end));
    });
  }

  #signalGroup(signal: NodeJS.Signals): void {
    if (this.pid === undefined) return;
    try {
      process.kill(-this.pid, signal);
    } catch {
      // The process group is empty.
    }
  }
}
