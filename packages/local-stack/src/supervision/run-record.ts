import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processStamp } from "./process-stamp";

export interface RecordedProcess {
  readonly name: string;
  readonly pid: number;
  readonly stamp: string;
}

export interface RunningSite {
  readonly site: string;
  readonly ports: Readonly<Record<string, number>>;
}

interface RunRecordFile extends RunningSite {
  readonly supervisor: RecordedProcess;
  readonly children: readonly RecordedProcess[];
}

export class AlreadyRunningError extends Error {}

const GONE_WITHIN_MS = 5_000;
const POLL_MS = 50;

const isSame = ({ pid, stamp }: RecordedProcess) => processStamp(pid) === stamp;

function recorded(name: string, pid: number): RecordedProcess | null {
  const stamp = processStamp(pid);
  return stamp === null ? null : { name, pid, stamp };
}

function signal({ pid }: RecordedProcess, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // Many processes end by themselves after their dependencies have ended.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function end(leftover: RecordedProcess): Promise<void> {
  const deadline = Date.now() + GONE_WITHIN_MS;
  if (isSame(leftover)) signal(leftover, "SIGTERM");
  while (isSame(leftover) && Date.now() < deadline) await sleep(POLL_MS);
  if (isSame(leftover)) signal(leftover, "SIGKILL");
}

/** Prevents a second stack on the same data, and finds the leftovers of a killed run. */
export class RunRecord {
  readonly #file: string;
  #site = "";
  #ports: Readonly<Record<string, number>> = {};
  readonly #children = new Map<string, RecordedProcess>();

  constructor(runFolder: string) {
    this.#file = path.join(runFolder, "processes.json");
  }

  async claim(): Promise<readonly string[]> {
    const before = this.#read();
    if (before && before.supervisor.pid !== process.pid && isSame(before.supervisor)) {
      const where =
        before.site === "" ? "is already starting" : `is already running at ${before.site}`;
      throw new AlreadyRunningError(
        `Eightcount ${where} from this folder (process ${before.supervisor.pid}). Stop it first.`,
      );
    }
    const leftovers = (before?.children ?? []).filter(isSame);
    // Newest first, as in a regular stop, so that PostgreSQL ends last.
    for (const leftover of [...leftovers].reverse()) await end(leftover);
    this.#write();
    return leftovers.map(({ name }) => name);
  }

  isOurs(): boolean {
    const supervisor = this.#read()?.supervisor;
    return supervisor?.pid === process.pid && isSame(supervisor);
  }

  started(name: string, pid: number | undefined): void {
    const child = pid === undefined ? null : recorded(name, pid);
    if (child) this.#children.set(name, child);
    this.#write();
  }

  opened(site: string, ports: Readonly<Record<string, number>>): void {
    this.#site = site;
    this.#ports = ports;
    this.#write();
  }

  findRunning(): RunningSite | null {
    const file = this.#read();
    if (!file || file.site === "" || !isSame(file.supervisor)) return null;
    return { site: file.site, ports: file.ports ?? {} };
  }

  /** The supervisor and its children, or none if nothing runs. */
  processes(): readonly RecordedProcess[] {
    const file = this.#read();
    return file && isSame(file.supervisor) ? [file.supervisor, ...file.children] : [];
  }

  release(): void {
    rmSync(this.#file, { force: true });
  }

  #read(): RunRecordFile | null {
    if (!existsSync(this.#file)) return null;
    try {
      return JSON.parse(readFileSync(this.#file, "utf8")) as RunRecordFile;
    } catch {
      return null;
    }
  }

  #write(): void {
    const supervisor = recorded("supervisor", process.pid);
    const children = [...this.#children.values()];
    const draft = `${this.#file}.new`;
    writeFileSync(
      draft,
      JSON.stringify({ supervisor, site: this.#site, ports: this.#ports, children }),
    );
    renameSync(draft, this.#file);
  }
}
