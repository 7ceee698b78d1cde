import { readMachine } from "./machine-times.mjs";
import { readMetrics } from "./read-metrics.mjs";

/** A scrape takes a process about 6 ms of CPU, which is nothing once in this time. */
const EVERY_MS = 10_000;
/** The end of a phase is the start of the next one. */
const SAME_MOMENT_MS = 1_000;
const CHECK_MS = 500;

const BEGUN = /msg="phase \S+ [\d.]+"/;
const COMPLETE = /^(\S+)\s.*\[ 100% \]/;
const ABORTED = /stopping test prematurely/;

/** Reads all processes now. Each may take its time to respond. */
async function readAll({ metrics, pids }) {
  const sample = { at: Date.now(), ...readMachine(pids) };
  const read = Object.entries(metrics).map(async ([name, url]) => [name, await readMetrics(url)]);
  return { ...sample, metrics: Object.fromEntries(await Promise.all(read)) };
}

/** Watches what the processes of a stack use while k6 runs: from phase to phase, and in between. */
export class UsageWatch {
  #processes;
  #read;
  #reading = [];
  #lastAt = 0;
  #complete = new Set();
  #timer;

  /** Without processes, it watches nothing. */
  constructor(processes, read = readAll) {
    this.#processes = processes;
    this.#read = read;
  }

  /** k6 counts as one of the processes. */
  start(k6) {
    if (this.#processes === null) return;
    const { pids } = this.#processes;
    this.#processes = { ...this.#processes, pids: { ...pids, k6 } };
    this.#timer = setInterval(() => {
      if (this.#lastAt > 0 && Date.now() - this.#lastAt >= EVERY_MS) this.#sample();
    }, CHECK_MS);
  }

  /** Notices in k6's lines where phases begin and end. */
  line(line) {
    if (BEGUN.test(line) || this.#completes(line)) this.#sample();
    // What follows is no load, and would make the last step look idle.
    if (ABORTED.test(line)) this.#sampleLast();
  }

  /** Resolves with all samples, the oldest first. */
  async stop() {
    this.#sampleLast();
    return (await Promise.all(this.#reading)).filter(Boolean);
  }

  #completes(line) {
    const phase = COMPLETE.exec(line)?.[1];
    if (!phase || this.#complete.has(phase)) return false;
    this.#complete.add(phase);
    return true;
  }

  #sample() {
    if (this.#processes === null || Date.now() - this.#lastAt < SAME_MOMENT_MS) return;
    this.#lastAt = Date.now();
    // A sample that cannot be had is no reason to lose the run.
    this.#reading.push(this.#read(this.#processes).catch(() => null));
  }

  #sampleLast() {
    this.#sample();
    clearInterval(this.#timer);
    this.#processes = null;
  }
}
