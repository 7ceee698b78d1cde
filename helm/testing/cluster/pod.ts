import { setTimeout as sleep } from "node:timers/promises";
import type { Container, PodSpec, Probe } from "../kubernetes-object.ts";
import { Program, type ProgramOptions } from "./program.ts";

const SECOND_MS = 1_000;
const DEFAULT_TIMEOUT_SECONDS = 1;

export interface PodOptions {
  readonly name: string;
  readonly version: string;
  readonly spec: PodSpec;
  readonly program: ProgramOptions;
  /** Ports on this machine, by name. */
  readonly ports: Readonly<Record<string, number>>;
  onReady(): void;
  onNotReady(): void;
}

/** Runs one container as the kubelet does: probes it, and ends it with its hook and its grace. */
export class Pod {
  readonly #program: Program;
  readonly #container: Container;
  #isReady = false;
  #isLeaving = false;

  constructor(private readonly options: PodOptions) {
    const [container] = options.spec.containers;
    if (!container) throw new Error(`${options.name} has no container`);
    this.#container = container;
    this.#program = new Program(options.program);
  }

  get name(): string {
    return this.options.name;
  }

  get version(): string {
    return this.options.version;
  }

  get pid(): number {
    return this.#program.pid;
  }

  /** Resolves when the readiness probe succeeds for the first time. */
  async start(): Promise<void> {
    const { startupProbe, readinessProbe } = this.#container;
    if (!startupProbe || !readinessProbe) throw new Error(`${this.name} has no probes`);
    await this.#until(startupProbe);
    await this.#until({ ...readinessProbe, failureThreshold: startupProbe.failureThreshold });
    this.#isReady = true;
    this.options.onReady();
    void this.#watch(readinessProbe);
  }

  /** Resolves with the exit code, or with SIGKILL if the grace period was too short. */
  async remove(): Promise<number | string> {
    const graceMs = (this.options.spec.terminationGracePeriodSeconds ?? 30) * SECOND_MS;
    const deadline = sleep(graceMs, null, { ref: false });
    this.#isLeaving = true;
    this.#setReady(false);
    await sleep((this.#container.lifecycle?.preStop.sleep.seconds ?? 0) * SECOND_MS);
    this.#program.signal("SIGTERM");
    await Promise.race([this.#program.ended(), deadline]);
    this.#program.signal("SIGKILL");
    return this.#program.ended();
  }

  kill(): void {
    this.#program.signal("SIGKILL");
  }

  /** Whether the process still answers its liveness probe. */
  isAlive(): Promise<boolean> {
    return this.#probe(this.#container.livenessProbe);
  }

  #setReady(isReady: boolean): void {
    if (this.#isReady === isReady) return;
    this.#isReady = isReady;
    if (isReady) this.options.onReady();
    else this.options.onNotReady();
  }

  async #watch(probe: Probe): Promise<void> {
    for (let failures = 0; !this.#isLeaving; ) {
      await sleep(probe.periodSeconds * SECOND_MS, null, { ref: false });
      if (this.#isLeaving) return;
      failures = (await this.#probe(probe)) ? 0 : failures + 1;
      if (failures === 0) this.#setReady(true);
      else if (failures >= probe.failureThreshold) this.#setReady(false);
    }
  }

  async #until(probe: Probe): Promise<void> {
    for (let failures = 0; !(await this.#probe(probe)); failures += 1) {
      if (this.#program.hasEnded || failures >= probe.failureThreshold) {
        throw new Error(`${this.name} did not start:\n${this.#program.log}`);
      }
      await sleep(probe.periodSeconds * SECOND_MS);
    }
  }

  async #probe(probe: Probe | undefined): Promise<boolean> {
    if (!probe) return false;
    const { httpGet, timeoutSeconds = DEFAULT_TIMEOUT_SECONDS } = probe;
    const url = `http://127.0.0.1:${this.options.ports[httpGet.port]}${httpGet.path}`;
    const signal = AbortSignal.timeout(timeoutSeconds * SECOND_MS);
    const headers = { connection: "close" };
    return fetch(url, { signal, headers }).then(
      (response) => response.ok,
      () => false,
    );
  }
}
